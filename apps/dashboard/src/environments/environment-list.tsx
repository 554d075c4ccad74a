import { Link, useNavigate } from 'react-router';
import { counted } from '../parts/counted.ts';
import { Close, Disclosed } from '../parts/forms/disclosed.tsx';
import { Choice, Text } from '../parts/forms/fields.tsx';
import { Form } from '../parts/forms/form.tsx';
import { Listed } from '../parts/more.tsx';
import { useProjectNames } from '../parts/names.ts';
import { Page } from '../parts/page.tsx';
import { useList } from '../server/ask.ts';
import { useRefresh } from '../server/refresh.ts';
import { useServer } from '../server/server.tsx';
import { useSession } from '../session/session.tsx';

export function EnvironmentList() {
  const { may } = useSession();
  const projects = useProjectNames();
  const environments = useList(['environments', 'list'], (server, page, signal) =>
    server.listEnvironments({ query: page, signal }),
  );
  return (
    <Page title="Environments" lead="Where flows run: an address, and the values they need there.">
      {may('settings:write') && <NewEnvironment />}
      <Listed list={environments} empty={<p>There is no environment yet.</p>}>
        {(items) => (
          <ul className="rows">
            {items.map(({ id, name, baseUrl, projectId, secrets }) => (
              <li key={id} className="row">
                <div className="row-body">
                  <Link className="row-title" to={`/environments/${id}`}>
                    {name}
                  </Link>
                  <p className="row-meta">
                    <span>{baseUrl}</span>
                    {projects.items.length > 1 && <span>{projects.nameOf(projectId)}</span>}
                    {secrets.length > 0 && <span>{counted(secrets.length, 'secret')}</span>}
                  </p>
                </div>
              </li>
            ))}
          </ul>
        )}
      </Listed>
    </Page>
  );
}

function NewEnvironment() {
  const { server } = useServer();
  const projects = useProjectNames();
  const navigate = useNavigate();
  const refresh = useRefresh();
  return (
    <Disclosed verb="New environment">
      {(close) => (
        <Form
          verb="Create the environment"
          submit={async ({ name = '', baseUrl = '', projectId }) => {
            const body = { name, baseUrl, ...(projectId === undefined ? {} : { projectId }) };
            const { id } = await server.createEnvironment({ body });
            await refresh(['environments']);
            navigate(`/environments/${id}`);
          }}
          beside={<Close close={close} />}
        >
          <Text name="name" label="Name" required maxLength={100} placeholder="staging" />
          <Text name="baseUrl" label="Base address" type="url" required placeholder="https://staging.shop.example" />
          {projects.items.length > 1 && <Choice name="projectId" label="Project" options={projects.options} />}
        </Form>
      )}
    </Disclosed>
  );
}
