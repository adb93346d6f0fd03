/** An IP address as a number of 32 or 128 bits. An IPv4 address in IPv6 notation (::ffff:192.0.2.1) is version 4. */
export interface IpAddress {
  readonly version: 4 | 6;
  readonly value: bigint;
}

/** All addresses that begin with the same bits, both ends included. */
export interface IpPrefix {
  readonly version: 4 | 6;
  readonly first: bigint;
  readonly last: bigint;
  /** how many bits are the same */
  readonly length: number;
}

/** Longest notation: eight groups, the last two as IPv4. */
const ADDRESS_MAX = 45;
const IPV4 = /^\d{1,3}(?:\.\d{1,3}){3}$/;
const MAPPED = 0xffffn << 32n;

/** Reads one address; null for anything else, such as a list of addresses, a port or a zone. */
export function parseIpAddress(text: string): IpAddress | null {
  if (text.length > ADDRESS_MAX) return null;
  if (!text.includes(':')) {
    const value = ipv4Of(text);
    return value === null ? null : { version: 4, value };
  }
  const value = ipv6Of(text);
  if (value === null) return null;
  return value >> 32n === MAPPED >> 32n ? { version: 4, value: value & 0xffffffffn } : { version: 6, value };
}

/** Reads a prefix as 192.0.2.0/24 or 2001:db8::/32; null for anything else. Bits behind its length are ignored. */
export function parseIpPrefix(text: string): IpPrefix | null {
  const [, address = '', digits = ''] = /^([^/]+)\/(\d{1,3})$/.exec(text) ?? [];
  const parsed = parseIpAddress(address);
  const length = Number(digits);
  if (parsed === null) return null;
  const bits = parsed.version === 4 ? 32 : 128;
  // A prefix of mapped addresses counts its bits in IPv6; nobody publishes one.
  if (length > bits || (parsed.version === 4 && address.includes(':'))) return null;
  const free = (1n << BigInt(bits - length)) - 1n;
  const last = parsed.value | free;
  return { version: parsed.version, first: last - free, last, length };
}

function ipv4Of(text: string): bigint | null {
  if (!IPV4.test(text)) return null;
  const parts = text.split('.');
  // 010 is eight to some and ten to others.
  if (parts.some((part) => Number(part) > 255 || /^0\d/.test(part))) return null;
  return parts.reduce((value, part) => (value << 8n) | BigInt(part), 0n);
}

function ipv6Of(text: string): bigint | null {
  const halves = text.split('::');
  if (halves.length > 2) return null;
  const groups: bigint[][] = [];
  for (const [index, half] of halves.entries()) {
    const read = groupsOf(half, index === halves.length - 1);
    if (read === null) return null;
    groups.push(read);
  }
  const [head = [], tail = []] = groups;
  const missing = 8 - head.length - tail.length;
  if (halves.length === 2 ? missing < 1 : missing !== 0) return null;
  return [...head, ...Array<bigint>(missing).fill(0n), ...tail].reduce((value, group) => (value << 16n) | group, 0n);
}

/** The groups of one side of '::'; the last one of an address may be IPv4, which makes two. */
function groupsOf(half: string, isLast: boolean): bigint[] | null {
  if (half === '') return [];
  const texts = half.split(':');
  const groups: bigint[] = [];
  for (const [index, text] of texts.entries()) {
    if (/^[0-9a-f]{1,4}$/i.test(text)) groups.push(BigInt(`0x${text}`));
    else {
      const inner = isLast && index === texts.length - 1 ? ipv4Of(text) : null;
      if (inner === null) return null;
      groups.push(inner >> 16n, inner & 0xffffn);
    }
  }
  return groups;
}
