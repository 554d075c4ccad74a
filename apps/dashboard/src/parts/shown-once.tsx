import { useState } from 'react';

/** What is told this once: to be copied now, for it comes back from nowhere. */
export function ShownOnce(props: {
  lead: string;
  values: readonly (readonly [label: string, value: string])[];
  close: () => void;
}) {
  return (
    <div className="shown-once" role="status">
      <p>{props.lead}</p>
      {props.values.map(([label, value]) => (
        <div key={label}>
          <span className="legend">{label}</span>
          <code>{value}</code>
          <CopyButton label={label} value={value} />
        </div>
      ))}
      <p>
        <button type="button" className="small" onClick={props.close}>
          I have copied it
        </button>
      </p>
    </div>
  );
}

export function CopyButton({ label, value }: { label: string; value: string }) {
  const [copied, setCopied] = useState(false);
  const copy = async () => {
    await navigator.clipboard.writeText(value);
    setCopied(true);
  };
  return (
    <button type="button" className="quiet small" onClick={() => void copy()}>
      {copied ? 'Copied' : `Copy ${label.toLowerCase()}`}
    </button>
  );
}
