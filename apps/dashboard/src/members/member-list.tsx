import type { Member, Role } from '@smokejumper/contracts';
import { Confirmed } from '../parts/forms/confirmed.tsx';
import { Listed } from '../parts/more.tsx';
import { Page, Section } from '../parts/page.tsx';
import { Problem } from '../parts/problem.tsx';
import { When } from '../parts/when.tsx';
import { useAct, useList } from '../server/ask.ts';
import { meKey } from '../server/cache.ts';
import { useSession } from '../session/session.tsx';
import { Invitations } from './invitations.tsx';
import { roles, roleWords } from './roles.ts';

export function MemberList() {
  const members = useList(['members'], (server, page, signal) => server.listMembers({ query: page, signal }));
  return (
    <Page title="People" lead="Who belongs to this workspace, and as what.">
      <Listed list={members} empty={<p>Nobody belongs to this workspace: only keys reach it.</p>}>
        {(items) => (
          <ul className="rows">
            {items.map((member) => (
              <MemberRow key={member.id} member={member} />
            ))}
          </ul>
        )}
      </Listed>
      <Invitations />
      <Section title="Roles">
        <dl className="facts">
          {roles.map((role) => (
            <div key={role}>
              <dt>{role}</dt>
              <dd>{roleWords[role]}</dd>
            </div>
          ))}
        </dl>
      </Section>
    </Page>
  );
}

function MemberRow({ member }: { member: Member }) {
  const { me, workspace, may } = useSession();
  const path = { memberId: member.id };
  const change = useAct((server, role: Role) => server.changeMember({ path, body: { role } }), {
    refresh: [['members'], meKey],
  });
  const remove = useAct((server, _: undefined) => server.removeMember({ path }), { refresh: [['members']] });
  const isMe = member.userId === me.person.id;
  const mayHandle = may('settings:write') && (member.role !== 'owner' || workspace.role === 'owner');
  const open = roles.filter((role) => role !== 'owner' || workspace.role === 'owner').toReversed();
  return (
    <li className="row">
      <div className="row-body">
        <p className="row-title">
          {member.name}
          {isMe && ' (you)'}
        </p>
        <p className="row-meta">
          <span>{member.email}</span>
          <span>
            since <When at={member.createdAt} />
          </span>
        </p>
        <Problem error={change.error} />
      </div>
      {mayHandle ? (
        <div className="actions">
          <select
            aria-label={`Role of ${member.name}`}
            value={member.role}
            disabled={change.isPending}
            onChange={({ target }) => change.mutate(target.value as Role)}
          >
            {open.map((role) => (
              <option key={role}>{role}</option>
            ))}
          </select>
          {!isMe && (
            <Confirmed
              small
              verb="Remove"
              question="They lose this workspace at once."
              act={() => remove.mutate(undefined)}
              state={remove}
            />
          )}
        </div>
      ) : (
        <span>{member.role}</span>
      )}
    </li>
  );
}
