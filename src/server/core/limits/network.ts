import { isIPv4, isIPv6 } from 'node:net';

/** What every address that cannot be read is counted as. */
const unreadable = 'unknown';

/**
 * The network that an address is counted under: an IPv4 address by itself, an IPv6 address by its first 64 bits, since
 * whoever has one of these has all of them (RFC 6177). A port, brackets and a zone are left out. IPv4 addresses written
 * as IPv6 (`::ffff:0:0/96`, and `64:ff9b::/96` of RFC 6052) count as IPv4. All that is no address is one network.
 */
export const networkOf = (address: string | undefined): string => {
  const text = bare(address ?? '');
  if (isIPv4(text)) return text;
  if (!isIPv6(text)) return unreadable;
  const groups = groupsOf(text);
  const prefix = groups.slice(0, 6).map(hex).join(':');
  if (embedding.has(prefix)) return groups.slice(6).flatMap(bytesOf).join('.');
  return `${groups.slice(0, 4).map(hex).join(':')}::/64`;
};

/** The first six groups of addresses whose last two hold an IPv4 address. */
const embedding = new Set(['0:0:0:0:0:ffff', '64:ff9b:0:0:0:0']);

const bare = (address: string): string => {
  const [, bracketed] = /^\[([^\]]*)\](?::\d{1,5})?$/.exec(address) ?? [];
  if (bracketed !== undefined) return withoutZone(bracketed);
  const [, beforePort] = /^([\d.]+):\d{1,5}$/.exec(address) ?? [];
  return beforePort ?? withoutZone(address);
};

const withoutZone = (address: string): string => {
  const at = address.indexOf('%');
  return at === -1 ? address : address.slice(0, at);
};

/** The eight groups of a valid IPv6 address. */
const groupsOf = (text: string): number[] => {
  const [head = '', tail] = text.split('::');
  const before = readGroups(head);
  if (tail === undefined) return before;
  const after = readGroups(tail);
  return [...before, ...Array<number>(8 - before.length - after.length).fill(0), ...after];
};

const readGroups = (text: string): number[] =>
  text === ''
    ? []
    : text.split(':').flatMap((group) => (group.includes('.') ? fromDotted(group) : [parseInt(group, 16)]));

const fromDotted = (text: string): number[] => {
  const [a = 0, b = 0, c = 0, d = 0] = text.split('.').map(Number);
  return [a * 256 + b, c * 256 + d];
};

const hex = (group: number): string => group.toString(16);

const bytesOf = (group: number): number[] => [group >> 8, group & 255];
