import type { ReactNode } from 'react';

export type Tone = 'good' | 'bad' | 'unsure' | 'broken' | 'busy' | 'idle';

const glyphs: Record<Tone, string> = { good: '✓', bad: '✕', unsure: '?', broken: '!', busy: '●', idle: '○' };

/** A state in a word. The sign says the same as the colour, for those who do not see it. */
export function Badge({ tone, children }: { tone: Tone; children: ReactNode }) {
  return (
    <span className={`badge ${tone}`}>
      <span aria-hidden="true" className="glyph">
        {glyphs[tone]}
      </span>
      {children}
    </span>
  );
}

/** A small remark beside something. */
export function Chip({ children, title }: { children: ReactNode; title?: string }) {
  return (
    <span className="chip" title={title}>
      {children}
    </span>
  );
}
