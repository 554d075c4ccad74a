import ipaddr from 'ipaddr.js';
import { isMetadataAddress } from './metadata.ts';

/** Where an address leads: out to the internet, to a network of ours, or to a cloud's metadata service. */
export type AddressKind = 'public' | 'private' | 'metadata';

const globalUnicast = ipaddr.IPv6.parseCIDR('2000::/3');

/** The address as `ipaddr.js` reads its strict forms, IPv4 inside IPv6 taken out; null when it is not one. */
export function parseAddress(text: string): ipaddr.IPv4 | ipaddr.IPv6 | null {
  const bare = text.replace(/^\[(.*)\]$/, '$1').replace(/%.*$/, '');
  if (ipaddr.IPv4.isValidFourPartDecimal(bare)) return ipaddr.IPv4.parse(bare);
  if (!ipaddr.IPv6.isValid(bare)) return null;
  const address = ipaddr.IPv6.parse(bare);
  return embeddedIPv4(address) ?? address;
}

/** What an address is; text that is no address counts as private, so that a doubt closes the door. */
export function classifyAddress(text: string): AddressKind {
  const address = parseAddress(text);
  if (address === null) return 'private';
  if (isMetadataAddress(address.toString())) return 'metadata';
  if (address.range() !== 'unicast') return isTunnelledMetadata(address) ? 'metadata' : 'private';
  if (address.kind() === 'ipv6' && !(address as ipaddr.IPv6).match(globalUnicast)) return 'private';
  return 'public';
}

/** True when the address lies in the range; both in the unwrapped form of `parseAddress`. */
export function inRange(address: ipaddr.IPv4 | ipaddr.IPv6, range: [ipaddr.IPv4 | ipaddr.IPv6, number]): boolean {
  return address.kind() === range[0].kind() && address.match(range as [ipaddr.IPv4, number]);
}

// Mapped, translated, compatible and NAT64 forms all reach the IPv4 address in their last 32 bits.
function embeddedIPv4(address: ipaddr.IPv6): ipaddr.IPv4 | null {
  const parts = address.parts;
  const head = parts.slice(0, 6);
  const allZero = head.every((part) => part === 0);
  if (allZero && (parts[6] !== 0 || parts[7]! > 1)) return tail(parts);
  const range = address.range();
  if (range === 'ipv4Mapped' || range === 'rfc6145' || range === 'rfc6052') return tail(parts);
  return null;
}

function tail(parts: number[]): ipaddr.IPv4 {
  return fromWords(parts[6]!, parts[7]!);
}

function fromWords(high: number, low: number): ipaddr.IPv4 {
  return new ipaddr.IPv4([high >> 8, high & 0xff, low >> 8, low & 0xff]);
}

// 6to4 and Teredo are refused as a whole; only the name of the refusal depends on what they carry.
function isTunnelledMetadata(address: ipaddr.IPv4 | ipaddr.IPv6): boolean {
  if (address.kind() !== 'ipv6') return false;
  const parts = (address as ipaddr.IPv6).parts;
  const range = address.range();
  if (range === '6to4') return isMetadataAddress(fromWords(parts[1]!, parts[2]!).toString());
  if (range === 'teredo') return isMetadataAddress(fromWords(parts[6]! ^ 0xffff, parts[7]! ^ 0xffff).toString());
  return false;
}
