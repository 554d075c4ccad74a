import type { Suite } from '@smokejumper/contracts';
import { pickedOf } from '../parts/flow-choice/picked.ts';
import { PickedFlows } from '../parts/flow-choice/picked-flows.tsx';
import { Close } from '../parts/forms/disclosed.tsx';
import { Choice, Text } from '../parts/forms/fields.tsx';
import { Form, type Values } from '../parts/forms/form.tsx';
import { joined, words } from '../parts/forms/lists-of-words.ts';
import { useRefresh } from '../server/refresh.ts';
import { useServer } from '../server/server.tsx';

/** A new suite, or one that is changed. */
export function SuiteForm({ suite, close }: { suite: Suite | null; close?: () => void }) {
  const { server } = useServer();
  const refresh = useRefresh();
  const save = async (values: Values) => {
    const { name = '', tags = '', how } = values;
    const named = words(tags);
    const body = {
      name,
      tags: named,
      flows: named.length > 0 ? [] : pickedOf(values, suite?.flows),
      order: how === 'parallel' ? ('parallel' as const) : ('sequence' as const),
      onFailure: how === 'stop' ? ('stop' as const) : ('continue' as const),
    };
    if (suite === null) await server.createSuite({ body });
    else await server.changeSuite({ path: { suiteId: suite.id }, body });
    await refresh(['suites']);
    close?.();
  };
  const how = suite === null || suite.order === 'parallel' ? 'parallel' : suite.onFailure;
  return (
    <Form verb={suite === null ? 'Create the suite' : 'Save'} submit={save} beside={close && <Close close={close} />}>
      <Text name="name" label="Name" required maxLength={100} defaultValue={suite?.name} />
      <PickedFlows legend="Its flows" picked={suite?.flows ?? []} />
      <Text
        name="tags"
        label="Or flows with these tags"
        defaultValue={joined(suite?.tags)}
        hint="With commas; then no flow is picked by name."
      />
      <Choice
        name="how"
        label="They run"
        defaultValue={how}
        options={[
          ['parallel', 'at once'],
          ['stop', 'one after the other, up to the first that does not pass'],
          ['continue', 'one after the other, whatever comes of them'],
        ]}
      />
    </Form>
  );
}
