import type { ArtifactWithLinks } from '@smokejumper/contracts';
import { useState } from 'react';
import { pathOf } from './artifact-path.ts';

/** A picture of the page; what the page shows cannot be told in its place, so its words only say which it is. */
export function Screenshot({ artifact, of }: { artifact: Pick<ArtifactWithLinks, 'signedUrl'>; of: string }) {
  const [isGone, setGone] = useState(false);
  if (isGone) return <p className="none">The picture of {of} is not kept any more.</p>;
  return (
    <figure className="screenshot">
      <a href={pathOf(artifact.signedUrl)} target="_blank" rel="noreferrer">
        <img
          src={pathOf(artifact.signedUrl)}
          alt={`Screenshot of ${of}`}
          loading="lazy"
          onError={() => setGone(true)}
        />
      </a>
    </figure>
  );
}
