import { expect, it } from 'vitest';
import { keepAddressIds, redact } from './redact.ts';

it.each([
  ['mail addresses', 'of maya.o@example.com, "Maya%40example.org"', 'of [e-mail], "[e-mail]"'],
  ['phone numbers as they are written', 'call (503) 555-0101 or 503.555.0101', 'call ([number] or [number]'],
  [
    'phone numbers in a row, short, with a country code',
    '15035550101, 555-0101, +1 503 555 0101',
    '[number], [number], +[number]',
  ],
  ['network addresses', 'from 203.0.113.9', 'from [number]'],
  ['ids of people', 'of P1a2b3c4d5e6f7 now', 'of [person] now'],
  [
    'addresses of pages, which hold names',
    'at https://porchlight.example/name/Maya-Ostrowski/Portland-OR/P1a2b3c4d5e6f7?x=1 and /name/Maya-Ostrowski.',
    'at [address] and [address]',
  ],
  [
    'paths without a slash in front',
    'of name/Maya-Ostrowski/Portland-OR/x, name/maya and ../Maya',
    'of [address] [address] and [address]',
  ],
  ['paths that are encoded', 'of %2Fname%2FMaya-Ostrowski or Maya%20Ostrowski', 'of [address] or [address]'],
  [
    'paths beside our own',
    '/assets/Maya-Ostrowski, /api/Maya-Ostrowski, /assets/maya.js',
    '[address] [address] [address]',
  ],
  [
    'what is quoted',
    `"Maya Ostrowski", 'Maya', \u201cMaya\u201d, \`Maya O\`, don't, can't, (reading "Maya Ostrowski")`,
    `"[text]", '[text]', \u201c[text]\u201d, \`[text]\`, don't, can't, (reading "[text]")`,
  ],
  [
    'the answer that was no JSON',
    `SyntaxError: Unexpected token 'M', ..."name": "Maya "Ostr"... is not valid JSON`,
    'SyntaxError: no valid JSON',
  ],
  ['what Safari says of it', 'JSON Parse error: Unexpected identifier "Maya"', 'no valid JSON'],
])('takes out %s', (_, text, safe) => {
  expect(redact(text)).toBe(safe);
});

it.each([
  'TypeError: Cannot read properties of undefined (reading "map")',
  '/api/phone/activity answered 504',
  'Loading /assets/map-C3_x9a-b.js:1:20450 failed at 12:30450, line 1420 and/or 77',
  "Failed to execute 'observe' on 'IntersectionObserver': parameter 1 is not of type 'Element'.",
  'Unexpected non-whitespace character after JSON at position 4',
  'timeout of 5000 ms in 2026-11',
])('leaves what says what failed: %s', (text) => {
  expect(redact(text)).toBe(text);
});

it('keeps of our own addresses which file or call it was, and no query', () => {
  const text =
    'Failed to fetch https://porchlight.example/assets/map-C3_x9a-b.js?v=2 and /api/person/counts?personId=P1a2b3c4d5e6f7';
  expect(redact(text)).toBe('Failed to fetch /assets/map-C3_x9a-b.js and /api/person/counts');
});

it('takes no time over what is made to take time', () => {
  const started = performance.now();
  for (const text of ['a'.repeat(2_000), '1-'.repeat(1_000), '/'.repeat(2_000), '%40'.repeat(666), '1.'.repeat(1_000)])
    redact(text);
  expect(performance.now() - started).toBeLessThan(500);
});

it('keeps ids of addresses and nothing that was put among them', () => {
  const others = ['Maya_Ostrowski', 'Amy-Anderson', '5035550101', 'a@example.com', 'Maya O', 'P1a2b3c4d5e6f7', ''];
  expect(keepAddressIds(['Amaple160000', ...others])).toEqual(['Amaple160000']);
});
