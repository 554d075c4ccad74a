import type { Schedule } from '@smokejumper/contracts';
import { Link } from 'react-router';
import { Badge } from '../parts/badge.tsx';
import { ChosenWords } from '../parts/flow-choice/which-flows.tsx';
import { Confirmed } from '../parts/forms/confirmed.tsx';
import { Disclosed } from '../parts/forms/disclosed.tsx';
import { Listed } from '../parts/more.tsx';
import { useEnvironmentNames } from '../parts/names.ts';
import { Page } from '../parts/page.tsx';
import { Problem } from '../parts/problem.tsx';
import { When } from '../parts/when.tsx';
import { useAct, useList } from '../server/ask.ts';
import { useSession } from '../session/session.tsx';
import { ScheduleForm } from './schedule-form.tsx';

export function ScheduleList() {
  const { may } = useSession();
  const schedules = useList(['schedules'], (server, page, signal) => server.listSchedules({ query: page, signal }), {
    everyMs: 15_000,
  });
  return (
    <Page title="Schedules" lead="Runs at the times of a calendar, besides those of deploys.">
      {may('settings:write') && (
        <Disclosed verb="New schedule">{(close) => <ScheduleForm schedule={null} close={close} />}</Disclosed>
      )}
      <Listed list={schedules} empty={<p>There is no schedule.</p>}>
        {(items) => (
          <ul className="rows">
            {items.map((schedule) => (
              <ScheduleRow key={schedule.id} schedule={schedule} />
            ))}
          </ul>
        )}
      </Listed>
    </Page>
  );
}

function ScheduleRow({ schedule }: { schedule: Schedule }) {
  const { may } = useSession();
  const environments = useEnvironmentNames();
  const { name, cron, timeZone, paused, nextAt, lastAt, lastRuns, problem, environmentId } = schedule;
  return (
    <li className="row">
      <div className="row-body">
        <p className="row-title">{name}</p>
        <p className="row-meta">
          <code>{cron}</code>
          <span>{timeZone}</span>
          <span>{environments.nameOf(environmentId)}</span>
          <ChosenWords chosen={schedule} />
        </p>
        <p className="row-meta">
          {paused ? (
            <Badge tone="idle">paused</Badge>
          ) : (
            <span>
              next <When at={nextAt} />
            </span>
          )}
          <span>
            last <When at={lastAt} />
          </span>
          {lastRuns[0] !== undefined && <Link to={`/runs/${lastRuns[0]}`}>its runs: {lastRuns.length}</Link>}
        </p>
        {problem !== null && <p className="problem">{problem}</p>}
        {may('settings:write') && (
          <details>
            <summary>Change</summary>
            <ScheduleForm schedule={schedule} />
          </details>
        )}
      </div>
      <Actions schedule={schedule} />
    </li>
  );
}

function Actions({ schedule: { id, paused } }: { schedule: Schedule }) {
  const { may } = useSession();
  const path = { scheduleId: id };
  const refresh = [['schedules'], ['runs']];
  const fire = useAct((server, _: undefined) => server.fireSchedule({ path }), { refresh });
  const turn = useAct(
    (server, _: undefined) => (paused ? server.resumeSchedule({ path }) : server.pauseSchedule({ path })),
    { refresh },
  );
  const remove = useAct((server, _: undefined) => server.removeSchedule({ path }), { refresh });
  return (
    <div className="actions">
      <Problem error={fire.error ?? turn.error} />
      {may('runs:write') && (
        <button type="button" className="small" disabled={fire.isPending} onClick={() => fire.mutate(undefined)}>
          Run now
        </button>
      )}
      {may('settings:write') && (
        <>
          <button type="button" className="small" disabled={turn.isPending} onClick={() => turn.mutate(undefined)}>
            {paused ? 'Resume' : 'Pause'}
          </button>
          <Confirmed
            small
            verb="Remove"
            question="It fires no more."
            act={() => remove.mutate(undefined)}
            state={remove}
          />
        </>
      )}
    </div>
  );
}
