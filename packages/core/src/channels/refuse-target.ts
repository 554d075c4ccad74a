import { classifyAddress, isMetadataName, normaliseHost, parseAddress } from '@smokejumper/addresses';
import type { ChannelTarget } from '@smokejumper/contracts';
import { invalid } from '../rules/invalid.ts';

/**
 * Throws `invalid_input` where a target leads to a cloud's metadata service, as far as it shows without asking a name
 * server. What sends judges again, by all that a name leads to: this only says so at once.
 */
export function refuseTarget(target: ChannelTarget): void {
  for (const [name, value] of Object.entries(target)) {
    const url = typeof value === 'string' ? URL.parse(value) : null;
    const host = url === null ? null : normaliseHost(url.hostname);
    if (host === null) continue;
    const isMetadata = parseAddress(host) !== null && classifyAddress(host) === 'metadata';
    if (isMetadata || isMetadataName(host)) throw invalid(`/target/${name}`, 'leads to a cloud metadata service');
  }
}
