import type { FlakeFigures } from '@smokejumper/contracts';

/** How often a flow changed its mind without the site or itself having changed. */
export function Flake({ flake }: { flake: FlakeFigures }) {
  if (flake.score === null) return <span className="none">{flake.runs === 0 ? 'no figures yet' : 'too few runs'}</span>;
  const share = Math.round(flake.score * 100);
  const title = `${flake.unstable} of the last ${flake.runs} runs were not stable`;
  return (
    <span className="figure" title={title}>
      {share === 0 ? 'stable' : `${share} % flaky`}
    </span>
  );
}
