import type { Flow } from '@smokejumper/contracts';
import { Link, useNavigate } from 'react-router';
import { Choice } from '../parts/forms/fields.tsx';
import { Form } from '../parts/forms/form.tsx';
import { useEnvironmentNames } from '../parts/names.ts';
import { useServer } from '../server/server.tsx';

/** Starts a run and goes to watch it. */
export function RunNow({ flow }: { flow: Flow }) {
  const environments = useEnvironmentNames();
  const { server } = useServer();
  const navigate = useNavigate();
  const own = environments.items.filter(({ projectId }) => projectId === flow.projectId);
  if (!environments.isKnown) return null;
  if (own.length === 0) {
    return (
      <p className="note">
        To run it, <Link to="/environments">make an environment</Link> first: the address of the site to try.
      </p>
    );
  }
  return (
    <div className="panel run-now">
      <Form
        verb="Run now"
        layout="inline"
        isMain
        submit={async ({ environmentId = '' }) => {
          const { id } = await server.createRun({ body: { flowId: flow.id, environmentId } });
          navigate(`/runs/${id}`);
        }}
      >
        <Choice
          name="environmentId"
          label="In"
          options={own.map(({ id, name, baseUrl }) => [id, `${name} (${baseUrl})`])}
        />
      </Form>
    </div>
  );
}
