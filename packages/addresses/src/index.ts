export { type AddressKind, classifyAddress, parseAddress } from './address.ts';
export { normaliseHost } from './host.ts';
export { type AllowedPrivateHosts, type HostRule, readHostRule } from './host-rule.ts';
export { isMetadataName } from './metadata.ts';
