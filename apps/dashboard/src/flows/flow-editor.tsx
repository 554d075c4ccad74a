import type { Flow } from '@smokejumper/contracts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useNavigate, useParams } from 'react-router';
import { BrowserFields } from '../parts/forms/browser-fields.tsx';
import { browsingOf } from '../parts/forms/browsing-of.ts';
import { Choice, LongText, Text } from '../parts/forms/fields.tsx';
import { Form, type Values } from '../parts/forms/form.tsx';
import { given, joined, lines, orNull, pairs, words } from '../parts/forms/lists-of-words.ts';
import { useProjectNames } from '../parts/names.ts';
import { Page } from '../parts/page.tsx';
import { Unread } from '../parts/unread.tsx';
import { useAsk } from '../server/ask.ts';
import { useServer } from '../server/server.tsx';
import { BudgetFields, budgetsOf } from './budget-fields.tsx';
import { useReading } from './reading.ts';
import { Reading } from './reading.tsx';
import { SpecField } from './spec-field.tsx';

/** A new flow. */
export function NewFlow() {
  return (
    <Page title="New flow">
      <Editor flow={null} />
    </Page>
  );
}

export function EditFlow() {
  const { flowId = '' } = useParams();
  const flow = useAsk(['flows', flowId], (server, signal) => server.getFlow({ path: { flowId }, signal }));
  if (flow.data === undefined) return <Unread ask={flow} what="flow" list="/flows" />;
  return (
    <Page title={`Edit ${flow.data.name}`}>
      <Editor flow={flow.data} />
    </Page>
  );
}

/** What is written in the fields, as the API takes it. */
function inputOf({ name = '', spec = '', url = '', variables = '', secrets = '', tags = '', paths = '' }: Values) {
  return {
    name,
    spec,
    url: url === '' ? '/' : url,
    variables: pairs(variables),
    secrets: words(secrets),
    tags: words(tags),
    paths: words(paths),
  };
}

function Editor({ flow }: { flow: Flow | null }) {
  const { server } = useServer();
  const cache = useQueryClient();
  const navigate = useNavigate();
  const [spec, setSpec] = useState(flow?.version.spec ?? '');
  const [variables, setVariables] = useState(lines(flow?.version.variables ?? {}));
  const [secrets, setSecrets] = useState(joined(flow?.version.secrets));
  const reading = useReading({ spec, variables: Object.keys(pairs(variables)), secrets: words(secrets) });
  const save = async (values: Values) => {
    const { projectId, timeout, needs, model } = values;
    const input = inputOf({ ...values, spec });
    const set = {
      timeout: orNull(timeout, String),
      needs: orNull(needs, String),
      model: orNull(model, String),
      budgets: budgetsOf(values),
      ...browsingOf(values),
    };
    const saved =
      flow === null
        ? await server.createFlow({ body: { ...input, ...given({ ...set, projectId: orNull(projectId, String) }) } })
        : await server.changeFlow({ path: { flowId: flow.id }, body: { ...input, ...set } });
    await cache.invalidateQueries({ queryKey: ['flows'] });
    navigate(`/flows/${saved.id}`);
  };
  return (
    <div className="editor">
      <Form
        verb={flow === null ? 'Save the flow' : 'Save a new version'}
        submit={save}
        beside={<Link to={flow === null ? '/flows' : `/flows/${flow.id}`}>Cancel</Link>}
      >
        <Text name="name" label="Name" required maxLength={200} defaultValue={flow?.name} />
        <SpecField spec={spec} setSpec={setSpec} problems={reading.problems} />
        <Text
          name="url"
          label="Begins at"
          defaultValue={flow?.version.url ?? '/'}
          hint="A path of the environment, or a whole address."
        />
        <LongText
          name="variables"
          label="Variables"
          rows={2}
          value={variables}
          onChange={({ target }) => setVariables(target.value)}
          placeholder="user=standard_user"
          hint="One name=value a line; {{name}} stands for it."
        />
        <Text
          name="secrets"
          label="Secrets"
          value={secrets}
          onChange={({ target }) => setSecrets(target.value)}
          placeholder="password"
          hint="Names only, with commas. Their values are the environment’s."
        />
        <More flow={flow} />
        <details>
          <summary>The browser, and where it may go</summary>
          <div className="form">
            <BrowserFields
              set={flow?.version ?? null}
              unset="as the environment says"
              headersHint="They come on top of the environment’s."
            />
          </div>
        </details>
        <details>
          <summary>Budgets of a run</summary>
          <div className="form">
            <p className="hint">What is empty is as the environment and the workspace say.</p>
            <Text name="model" label="Model" defaultValue={flow?.version.model ?? ''} placeholder="anthropic:…" />
            <BudgetFields budgets={flow?.version.budgets ?? null} />
          </div>
        </details>
      </Form>
      <Reading reading={reading} />
    </div>
  );
}

/** What most flows do without. */
function More({ flow }: { flow: Flow | null }) {
  const projects = useProjectNames();
  const timeoutMs = flow?.version.timeoutMs ?? null;
  return (
    <details>
      <summary>More</summary>
      <div className="form">
        {flow === null && projects.items.length > 1 && (
          <Choice name="projectId" label="Project" options={projects.options} />
        )}
        <Text
          name="needs"
          label="Begins after"
          defaultValue={flow?.version.needs ?? ''}
          hint="Name of the flow whose sign-in it begins with."
        />
        <Text
          name="timeout"
          label="Time limit"
          defaultValue={timeoutMs === null ? '' : `${timeoutMs / 1_000}s`}
          placeholder="120s"
          hint="Such as 90s or 3m; at most an hour."
        />
        <Text
          name="tags"
          label="Tags"
          defaultValue={joined(flow?.tags)}
          hint="With commas. Suites, deploys and schedules may choose by them."
        />
        <Text
          name="paths"
          label="Covers"
          defaultValue={joined(flow?.paths)}
          placeholder="src/cart/**"
          hint="Source files, with commas. Told what has changed, a deploy runs it only when one of them has."
        />
      </div>
    </details>
  );
}
