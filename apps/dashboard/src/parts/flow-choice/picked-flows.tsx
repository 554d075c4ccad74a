import { useState } from 'react';
import { Find, isMany } from '../forms/select.tsx';
import { Loading } from '../loading.tsx';
import { useFlowNames } from '../names.ts';
import { Problem } from '../problem.tsx';
import { holds } from './holds.ts';

/** A tick for each flow; those picked before come first, in their order, and stay so whatever is read. */
export function PickedFlows({ legend, picked }: { legend: string; picked: readonly string[] }) {
  const flows = useFlowNames();
  const [wanted, want] = useState('');
  const others = flows.options.filter(([id]) => !picked.includes(id));
  const all = [...picked.map((id) => [id, flows.nameOf(id)] as const), ...others];
  const found = all.filter(([, name]) => holds(name, wanted)).length;
  return (
    <fieldset>
      <legend className="legend">{legend}</legend>
      {isMany(all.length) && <Find label={legend} wanted={wanted} want={want} count={found} />}
      {!flows.isKnown && flows.error === null && <Loading />}
      <Problem error={flows.isKnown ? null : flows.error} />
      {flows.isKnown && all.length === 0 && <span className="none">There is no flow yet.</span>}
      {found === 0 && all.length > 0 && <span className="none">No flow of this name.</span>}
      <div className="ticks">
        {all.map(([id, name]) => (
          <label key={id} className="tick" hidden={!holds(name, wanted)}>
            <input type="checkbox" name={id} defaultChecked={picked.includes(id)} /> {name}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
