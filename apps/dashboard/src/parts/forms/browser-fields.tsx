import type { Browsing } from '@smokejumper/contracts';
import { useState } from 'react';
import { nowhere, originsText } from './browsing-of.ts';
import { Choice, LongText, Text } from './fields.tsx';
import { lines } from './lists-of-words.ts';

interface BrowserFieldsProps {
  /** What is set; null: nothing yet. */
  set: Browsing | null;
  /** What stands for all that is not set: `as the environment says`. */
  unset: string;
  /** About headers, what is not so everywhere. */
  headersHint: string;
}

/** How a run's browser is set up and where it may go. `browsingOf` reads it. */
export function BrowserFields({ set, unset, headersHint }: BrowserFieldsProps) {
  return (
    <>
      <ViewportField viewport={set?.viewport ?? null} unset={unset} />
      <LongText
        name="headers"
        label="Headers"
        rows={2}
        defaultValue={lines(set?.headers ?? {})}
        placeholder="x-vercel-protection-bypass={{bypass}}"
        hint={`One name=value a line, sent to the base address alone. {{name}} stands for a secret. ${headersHint}`}
      />
      <Text
        name="basicAuth.username"
        label="Basic auth: user"
        defaultValue={set?.basicAuth?.username ?? ''}
        autoComplete="off"
      />
      <Text
        name="basicAuth.password"
        label="Basic auth: password"
        defaultValue={set?.basicAuth?.password ?? ''}
        placeholder="{{preview}}"
        autoComplete="off"
        hint="The name of a secret, in {{ }}."
      />
      <Text
        name="allowedOrigins"
        label="Origins it may go to besides"
        defaultValue={originsText(set?.allowedOrigins ?? null)}
        placeholder="https://id.example, https://*.shop.example"
        hint={`With commas, or ${nowhere}. Empty: ${unset}.`}
      />
      <Text name="locale" label="Language" defaultValue={set?.locale ?? ''} placeholder="de-AT" />
      <Text name="timezone" label="Time zone" defaultValue={set?.timezone ?? ''} placeholder="Europe/Vienna" />
      <Choice
        name="colorScheme"
        label="Colours"
        defaultValue={set?.colorScheme ?? ''}
        options={[
          ['', unset],
          ['light', 'light'],
          ['dark', 'dark'],
        ]}
      />
    </>
  );
}

const sizes = [
  ['390x844', '390 × 844, a phone'],
  ['768x1024', '768 × 1024, a tablet'],
  ['1280x800', '1280 × 800, a laptop'],
  ['1920x1080', '1920 × 1080, a large screen'],
] as const;

function ViewportField({ viewport, unset }: { viewport: Browsing['viewport']; unset: string }) {
  const set = viewport === null ? '' : `${viewport.width}x${viewport.height}`;
  const [chosen, choose] = useState(set === '' || sizes.some(([size]) => size === set) ? set : 'own');
  const edge = { type: 'number', min: 200, max: 4000, required: true };
  return (
    <>
      <Choice
        name="viewport"
        label="Viewport"
        value={chosen}
        onChange={({ target }) => choose(target.value)}
        options={[['', unset], ...sizes, ['own', 'another size']]}
      />
      {chosen === 'own' && (
        <>
          <Text {...edge} name="viewport.width" label="Width, in CSS pixels" defaultValue={viewport?.width ?? 1280} />
          <Text {...edge} name="viewport.height" label="Height, in CSS pixels" defaultValue={viewport?.height ?? 800} />
        </>
      )}
    </>
  );
}
