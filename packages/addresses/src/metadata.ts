/** Names of clouds' metadata services: no setting opens them. */
const names: ReadonlySet<string> = new Set([
  'metadata',
  'metadata.google.internal',
  'metadata.goog',
  'instance-data',
  'instance-data.ec2.internal',
]);

/** Their addresses, in the shortest form of each. */
const addresses: ReadonlySet<string> = new Set([
  '169.254.169.254',
  '169.254.169.253',
  '169.254.169.123',
  '169.254.170.2',
  '169.254.170.23',
  '100.100.100.200',
  '168.63.129.16',
  '192.0.0.192',
  'fd00:ec2::254',
  'fd00:ec2::253',
  'fd00:ec2::23',
  'fd20:ce::254',
]);

/** `host` as `normaliseHost` gives it. */
export function isMetadataName(host: string): boolean {
  return names.has(host);
}

export function isMetadataAddress(address: string): boolean {
  return addresses.has(address);
}
