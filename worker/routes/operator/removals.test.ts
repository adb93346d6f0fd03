import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { OperatorRemovals } from '../../../shared/contract/removal.ts';
import { PERSON_ID } from '../../../tests/fixtures/person.ts';
import { edge, FORM_HEADERS, json, modelOf, type OriginAnswers } from '../../testing.ts';

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => vi.restoreAllMocks());

const LIST = 'GET /api/operator/removals';
const RESTORE = 'POST /api/operator/removals';
const REFERENCE = 'AbC-_6789012345678901x';
const DONE: OperatorRemovals[number] = {
  reference: REFERENCE,
  status: 'done',
  what: ['page'],
  requestedAt: 1,
  confirmedAt: 2,
  doneAt: 3,
  undoneAt: null,
  everywhereBy: 4,
  stillHidden: [],
  actions: [],
};
const UNDONE: OperatorRemovals[number] = { ...DONE, status: 'undone', undoneAt: 5 };

const site = (removals: OperatorRemovals = [DONE], more: OriginAnswers = {}) =>
  edge({ [LIST]: json({ removals }), [RESTORE]: json({ isRestored: true }), ...more });
const at = (query = '') => `/operator/removals${query}`;
const post = (from: ReturnType<typeof edge>, fields: Record<string, string>) =>
  from.request(at(), {
    method: 'POST',
    headers: FORM_HEADERS,
    body: new URLSearchParams({ reference: REFERENCE, decision: 'restore', ...fields }).toString(),
  });
const askedOf = ({ asked }: ReturnType<typeof edge>) =>
  asked
    .filter(({ url }) => url.includes('/api/operator/removals'))
    .map(({ method, url }) => `${method} ${new URL(url).search}`);

describe('the operator’s page of removals', () => {
  test('lists the latest', async () => {
    const response = await site().get(at());
    expect(response.headers.get('cache-control')).toBe('private, no-store');
    expect((await modelOf(response)).page).toMatchObject({ kind: 'operator-removals', removals: [DONE], notice: null });
  });

  test.each([
    [REFERENCE, `GET ?reference=${REFERENCE}`],
    [PERSON_ID, `GET ?personId=${PERSON_ID}`],
    [`https://www.example.com/name/Maya-Ostrowski/Portland-OR/${PERSON_ID}?x=1`, `GET ?personId=${PERSON_ID}`],
  ])('looks for %s', async (find, asked) => {
    const from = site();
    expect((await from.get(at(`?find=${encodeURIComponent(` ${find} `)}`))).status).toBe(200);
    expect(askedOf(from)).toEqual([asked]);
  });

  test('says that a text is neither a reference nor a link, and keeps it', async () => {
    const from = site();
    const { page } = await modelOf(await from.get(at('?find=June+Alder')));
    expect(page).toMatchObject({ find: 'June Alder', findError: expect.stringContaining('neither'), removals: [] });
    expect(askedOf(from)).toEqual([]);
  });

  test('restores the one that was looked for, and leads to what became of it', async () => {
    const from = site();
    const response = await post(from, {});
    expect([response.status, response.headers.get('location')]).toEqual([303, at(`?find=${REFERENCE}&done=1`)]);
    const { page } = await modelOf(await site([UNDONE]).get(at(`?find=${REFERENCE}&done=1`)));
    expect(page).toMatchObject({ notice: { tone: 'ok', text: expect.stringContaining('has been told') } });
    const partly = await modelOf(
      await site([{ ...UNDONE, stillHidden: ['phones'] }]).get(at(`?find=${REFERENCE}&done=1`)),
    );
    expect(partly.page).toMatchObject({ notice: { text: expect.stringContaining('phone numbers') } });
  });

  test('does not say that something was restored because the address does', async () => {
    const { page } = await modelOf(await site().get(at(`?find=${REFERENCE}&done=1`)));
    expect(page).toMatchObject({ notice: null });
  });

  test('says that there was nothing to restore', async () => {
    const from = site([UNDONE], { [RESTORE]: json({ isRestored: false }) });
    expect((await modelOf(await post(from, {}))).page).toMatchObject({ notice: { tone: 'error' } });
  });

  test.each<Record<string, string>>([{ decision: '' }, { reference: 'x' }])(
    'refuses a form with %s',
    async (fields) => {
      const from = site();
      expect((await post(from, fields)).status).toBe(400);
      expect(askedOf(from)).toEqual([]);
    },
  );
});
