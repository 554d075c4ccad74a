import { RetryPolicyPatch } from '@smokejumper/contracts';
import { InvalidArgumentError } from 'commander';

/** Collects `k=v` options into a record; a name given twice takes the later value. */
export function pair(text: string, before: Readonly<Record<string, string>> = {}): Record<string, string> {
  const at = text.indexOf('=');
  if (at < 1) throw new InvalidArgumentError('It is NAME=VALUE.');
  return { ...before, [text.slice(0, at).trim()]: text.slice(at + 1) };
}

/** Collects `site=1` options into how often a flow is tried again. */
export function retries(text: string, before: RetryPolicyPatch = {}): RetryPolicyPatch {
  const [kind = '', times = ''] = text.split('=');
  const parsed = RetryPolicyPatch.safeParse({ ...before, [kind.trim()]: times === '' ? Number.NaN : Number(times) });
  if (parsed.success) return parsed.data;
  throw new InvalidArgumentError('It is site=0…2, agent=0…2 or infrastructure=0…5.');
}

/** A whole number from 1 to `max`. */
export function count(max: number): (text: string) => number {
  return (text) => {
    const value = Number(text);
    if (Number.isInteger(value) && value >= 1 && value <= max) return value;
    throw new InvalidArgumentError(`It is a whole number from 1 to ${max}.`);
  };
}

/** An http or https address; one without a scheme is taken for http on this machine's hosts, else https. */
export function address(text: string): string {
  const local = /^(localhost|127\.|\[::1\]|[\w-]+:\d)/.test(text);
  const whole = /^[a-z][a-z\d+.-]*:\/\//i.test(text) ? text : `${local ? 'http' : 'https'}://${text}`;
  const url = URL.parse(whole);
  if (url === null || !/^https?:$/.test(url.protocol)) {
    throw new InvalidArgumentError('It is an http or https address.');
  }
  return whole;
}
