import type { Project } from '@smokejumper/contracts';
import { Link } from 'react-router';
import { Chip } from '../parts/badge.tsx';
import { Confirmed } from '../parts/forms/confirmed.tsx';
import { Text } from '../parts/forms/fields.tsx';
import { Form } from '../parts/forms/form.tsx';
import { Listed } from '../parts/more.tsx';
import { Page } from '../parts/page.tsx';
import { useAct, useList } from '../server/ask.ts';
import { useRefresh } from '../server/refresh.ts';
import { useServer } from '../server/server.tsx';
import { useSession } from '../session/session.tsx';

export function ProjectList() {
  const { may } = useSession();
  const { server } = useServer();
  const refresh = useRefresh();
  const projects = useList(['projects', 'list'], (server, page, signal) =>
    server.listProjects({ query: page, signal }),
  );
  return (
    <Page title="Projects" lead="What belongs together: the flows of one product, and the environments they run in.">
      {may('settings:write') && (
        <div className="panel">
          <Form
            verb="Create a project"
            layout="inline"
            clears
            submit={async ({ name = '' }) => {
              await server.createProject({ body: { name } });
              await refresh(['projects']);
            }}
          >
            <Text name="name" label="Name" required maxLength={100} />
          </Form>
        </div>
      )}
      <Listed list={projects} empty={<p>There is no project.</p>}>
        {(items) => (
          <ul className="rows">
            {items.map((project) => (
              <ProjectRow key={project.id} project={project} />
            ))}
          </ul>
        )}
      </Listed>
    </Page>
  );
}

function ProjectRow({ project }: { project: Project }) {
  const { may } = useSession();
  const { server } = useServer();
  const refresh = useRefresh();
  const path = { projectId: project.id };
  const remove = useAct((server, _: undefined) => server.removeProject({ path }), { refresh: [['projects']] });
  return (
    <li className="row">
      <div className="row-body">
        <Link className="row-title" to={`/flows?project=${project.id}`}>
          {project.name}
        </Link>
        {project.isDefault && (
          <p className="row-meta">
            <Chip>default</Chip> holds what names no project
          </p>
        )}
        {may('settings:write') && (
          <details>
            <summary>Rename</summary>
            <Form
              verb="Save the name"
              layout="inline"
              submit={async ({ name = '' }) => {
                await server.renameProject({ path, body: { name } });
                await refresh(['projects']);
              }}
            >
              <Text name="name" label="Name" required maxLength={100} defaultValue={project.name} />
            </Form>
          </details>
        )}
      </div>
      {may('settings:write') && !project.isDefault && (
        <Confirmed
          small
          verb="Remove"
          question="Only an empty project can be removed."
          act={() => remove.mutate(undefined)}
          state={remove}
        />
      )}
    </li>
  );
}
