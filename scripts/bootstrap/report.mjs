/** A sentence for the person at the terminal: what is missing and what to do. Never a stack trace. */
export class Refusal extends Error {}

export function say(text) {
  process.stderr.write(`smokejumper: ${text}\n`);
}

/** Runs `work`, telling on stderr what is being done and how long it took. */
export async function step(title, work) {
  const started = performance.now();
  say(`${title} …`);
  const result = await work();
  say(`${title}: done in ${((performance.now() - started) / 1000).toFixed(1)} s`);
  return result;
}
