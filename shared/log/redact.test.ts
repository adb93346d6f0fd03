import { expect, it } from 'vitest';
import { redact, redactWords } from './redact.ts';

it.each([
  ['mail addresses', 'of maya.o@example.com, "Maya%40example.org"', 'of [e-mail], "[e-mail]"'],
  ['email addresses that are spelled out', 'of maya at postbox.example now', 'of [text] at [text] now'],
  ['phone numbers as people write them', 'on (503) 555-0101 or 503.555.0101', 'on ([number]) [number] or [number]'],
  ['phone numbers with spaces', 'on +1 503 555 0101', 'on +[number]'],
  ['house numbers, network addresses and dates', 'of 538, 203.0.113.9, 4/1/1980', 'of [number], [number], [address]'],
  ['names', 'of Maya Ostrowski, Zoë and 李', 'of [text], [text] and [text]'],
  [
    'names in lower case, with hyphens, apostrophes, dots',
    'of maya o’hara, anna-maria, m.ostrowski',
    'of [text], [text], [text]',
  ],
  [
    'names among known words',
    'Error Maya:error or map=Maya, MayaError or MAYA',
    'Error [text] or [text], [text] or [text]',
  ],
  ['initials', 'of M. O. or MO', 'of [text]. [text]. or [text]'],
  ['streets', 'at 538 Dunby Ln Apt 4, Portland', 'at [number] [text] [number], [text]'],
  ['ids of people', 'of P1a2b3c4d5e6f7 now', 'of [text] now'],
  [
    'page URLs, which contain names',
    'at https://porchlight.example/name/Maya-Ostrowski/Portland-OR/P1a2b3c4d5e6f7?x=1 and /name/Maya-Ostrowski.',
    'at [address] and [address].',
  ],
  ['paths without a slash in front', 'of name/Maya-Ostrowski/Portland-OR/x or ../Maya', 'of [address] or ..[address]'],
  ['encoded text', 'of %2Fname%2FMaya-Ostrowski or Maya%20Ostrowski', 'of [text] or [text]'],
  ['paths other than our own', '/assets/Maya-Ostrowski or /api/Maya-Ostrowski', '[address] or [address]'],
  ['the parameters of our own calls', '/api/property/Pmaya1?name=Maya failed', '/api/property/{pnpId} failed'],
  [
    'quoted text',
    `"Maya Ostrowski", \u201cMaya\u201d, (reading 'maya')`,
    `"[text]", \u201c[text]\u201d, (reading '[text]')`,
  ],
  [
    'a response that is not JSON',
    `SyntaxError: Unexpected token 'M', ..."name": "Maya "Ostr"... is not valid JSON`,
    `SyntaxError: Unexpected token '[text]', ..."name": "[text] "[text]"... is not valid JSON`,
  ],
  ['unknown symbols', 'error\u0000\u202e☎ map', '[text] map'],
])('removes %s', (_, text, safe) => {
  expect(redact(text)).toBe(safe);
});

it.each([
  `TypeError: Cannot read properties of undefined (reading 'map')`,
  'ReferenceError: e is not defined',
  'TypeError: e.details.results.map is not a function',
  'can\'t access property "length", e is null',
  "undefined is not an object (evaluating 'e.phones.length')",
  'map-C3_x9a-b.js:1:20450 TypeError: Failed to fetch',
  'Failed to fetch dynamically imported module: /assets/AccountForm.module-DN3kBkps.js',
  '/api/phone/activity answered 504',
  "Failed to execute 'observe' on 'IntersectionObserver': parameter 1 is not of type 'Element'.",
  'Unexpected non-whitespace character after JSON at position 4',
  'timeout of 5000 ms and/or text/html',
  'Maximum call stack size exceeded',
])('keeps anything that says what failed: %s', (text) => {
  expect(redact(text)).toBe(text);
});

it('keeps the file or call of our own URLs, without the query', () => {
  const text =
    'Failed to fetch https://porchlight.example/assets/map-C3_x9a-b.js?v=2 and /api/person/counts?personId=P1a2b3c4d5e6f7';
  expect(redact(text)).toBe('Failed to fetch /assets/map-C3_x9a-b.js and /api/person/counts');
});

it('reads no more of a text than the call accepts', () => {
  expect(redact('map '.repeat(10_000)).length).toBeLessThanOrEqual(2_000);
});

// A hundred times what the call accepts: work that grew with its square would not end within the test's time limit.
it.each([
  '"',
  `'`,
  '`',
  'a',
  '1-',
  '/',
  '%40',
  '1.',
  '-a',
  'a.',
  '://',
  '/api/',
  ' "',
  'aB',
  '[',
  'name/',
  ':1',
  '@',
  'é',
])("takes time proportional to the text's length: %s", (piece) => {
  expect(redactWords(piece.repeat(200_000 / piece.length)).length).toBeLessThanOrEqual(400_000);
});
