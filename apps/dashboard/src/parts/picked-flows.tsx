import type { Values } from './form.tsx';
import { useFlowNames } from './names.ts';

/** A tick for each flow. */
export function PickedFlows({ legend, picked }: { legend: string; picked: readonly string[] }) {
  const flows = useFlowNames();
  return (
    <fieldset>
      <legend className="legend">{legend}</legend>
      {flows.items.length === 0 && <span className="none">There is no flow yet.</span>}
      {flows.options.map(([id, name]) => (
        <label key={id} className="tick">
          <input type="checkbox" name={id} defaultChecked={picked.includes(id)} /> {name}
        </label>
      ))}
    </fieldset>
  );
}

/** Those that were ticked: first the ones of before in their order, then new ones, the oldest first. */
export function pickedOf(values: Values, flows: readonly { id: string }[], before: readonly string[] = []): string[] {
  const ticked = flows.map(({ id }) => id).filter((id) => values[id] === 'on');
  const kept = before.filter((id) => ticked.includes(id));
  return [...kept, ...ticked.filter((id) => !kept.includes(id)).toReversed()];
}
