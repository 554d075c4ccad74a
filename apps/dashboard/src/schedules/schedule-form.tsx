import type { Schedule } from '@smokejumper/contracts';
import { chosenOf, everyFlow } from '../parts/flow-choice/chosen.ts';
import { WhichFlows } from '../parts/flow-choice/which-flows.tsx';
import { Close } from '../parts/forms/disclosed.tsx';
import { Choice, Text } from '../parts/forms/fields.tsx';
import { Form, type Values } from '../parts/forms/form.tsx';
import { useEnvironmentNames } from '../parts/names.ts';
import { useRefresh } from '../server/refresh.ts';
import { useServer } from '../server/server.tsx';

/** A new schedule, or one that is changed. */
export function ScheduleForm({ schedule, close }: { schedule: Schedule | null; close?: () => void }) {
  const { server } = useServer();
  const refresh = useRefresh();
  const save = async (values: Values) => {
    const { name = '', environmentId = '', cron = '', timeZone = '', missed } = values;
    const body = {
      name,
      environmentId,
      cron,
      timeZone: timeZone === '' ? 'UTC' : timeZone,
      ...chosenOf(values, schedule ?? everyFlow),
      missed: missed as Schedule['missed'],
    };
    if (schedule === null) await server.createSchedule({ body });
    else await server.changeSchedule({ path: { scheduleId: schedule.id }, body });
    await refresh(['schedules']);
    close?.();
  };
  return (
    <Form
      verb={schedule === null ? 'Create the schedule' : 'Save'}
      submit={save}
      beside={close && <Close close={close} />}
    >
      <ScheduleFields schedule={schedule} />
    </Form>
  );
}

function ScheduleFields({ schedule }: { schedule: Schedule | null }) {
  const environments = useEnvironmentNames();
  return (
    <>
      <Text
        name="name"
        label="Name"
        required
        maxLength={100}
        defaultValue={schedule?.name}
        placeholder="Every morning"
      />
      <Choice
        name="environmentId"
        label="In"
        required
        options={environments.options}
        defaultValue={schedule?.environmentId}
      />
      <Text
        name="cron"
        label="When"
        required
        defaultValue={schedule?.cron}
        placeholder="30 6 * * MON-FRI"
        hint="Minute, hour, day of the month, month, day of the week."
      />
      <Text
        name="timeZone"
        label="Time zone"
        defaultValue={schedule?.timeZone ?? Intl.DateTimeFormat().resolvedOptions().timeZone}
        placeholder="Europe/Vienna"
      />
      <WhichFlows chosen={schedule ?? undefined} />
      <Choice
        name="missed"
        label="Times that were missed, with no worker there"
        defaultValue={schedule?.missed ?? 'once'}
        options={[
          ['once', 'run once'],
          ['all', 'run each of them'],
          ['skip', 'skip them'],
        ]}
      />
    </>
  );
}
