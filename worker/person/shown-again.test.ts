import { expect, test } from 'vitest';
import { buildCounts, MAYA, PERSON_ID } from '../../tests/fixtures/person.ts';
import { buildDetails } from '../../tests/fixtures/person-page.ts';
import { edge, json } from '../testing.ts';

const DETAILS = 'GET /api/v4/person/details';
const PATH = `/name/Maya-Ostrowski/Portland-OR/${PERSON_ID}`;
const OURS = 'http://127.0.0.1';

/** Whether the origin is told that one of our pages led here. */
async function isChosen(headers: Record<string, string>, path = PATH): Promise<string | null | undefined> {
  const { get, asked } = edge({ [DETAILS]: json(buildDetails(MAYA)), 'GET /api/person/counts': json(buildCounts()) });
  await get(path, { cookie: 'session=token', ...headers });
  return asked.find(({ url }) => url.includes('details'))?.headers.get('x-edge-own-navigation');
}

test.each(['cross-site', 'same-site', 'none', '', 'Same-Origin'])(
  'a page that says it was reached from %j is not chosen',
  async (site) => {
    expect(await isChosen({ 'sec-fetch-site': site, referer: `${OURS}/name/Maya-Ostrowski` })).toBe('false');
  },
);

test('a page reached from an unknown place is not chosen', async () => {
  expect(await isChosen({})).toBe('false');
});

test.each([undefined, `${OURS}/name/Maya-Ostrowski`, `${OURS}/auth/login?redirect=${PATH}`, 'nonsense'])(
  'a page reached from another page of ours is chosen: %j',
  async (referer) => {
    expect(await isChosen({ 'sec-fetch-site': 'same-origin', ...(referer === undefined ? {} : { referer }) })).toBe(
      'true',
    );
  },
);

test.each([PATH, `${PATH}?monitor=true`, `/name/-/-/${PERSON_ID}`])(
  'a page does not choose itself: by its own links, forms or scripts, from %s',
  async (from) => {
    for (const path of [PATH, `${PATH}?full=1`])
      expect(await isChosen({ 'sec-fetch-site': 'same-origin', referer: `${OURS}${from}` }, path)).toBe('false');
  },
);

const BY_CLICK = { 'sec-fetch-site': 'same-origin', 'sec-fetch-mode': 'navigate', 'sec-fetch-user': '?1' };
const OTHER = `${OURS}/name/Maya-Ostrowski`;

test.each<[string, Record<string, string>, string]>([
  ['a click', { ...BY_CLICK, referer: OTHER }, 'true'],
  ['a click in a browser that keeps the referrer back', BY_CLICK, 'true'],
  ['a script of another page', { ...BY_CLICK, 'sec-fetch-user': '', referer: OTHER }, 'true'],
  ['the answer to a form of another page', { ...BY_CLICK, referer: OTHER, 'cache-control': 'max-age=0' }, 'true'],
  ['a reload after the address changed', { ...BY_CLICK, 'cache-control': 'max-age=0' }, 'false'],
  ['a reload past all caches', { ...BY_CLICK, 'cache-control': 'no-cache', pragma: 'no-cache' }, 'false'],
])('a page reached by %s', async (_, headers, expected) => {
  expect(await isChosen(headers)).toBe(expected);
});

test('a page that the reader came back to is not chosen', async () => {
  const { 'sec-fetch-user': _, ...headers } = BY_CLICK;
  expect(await isChosen(headers)).toBe('false');
});
