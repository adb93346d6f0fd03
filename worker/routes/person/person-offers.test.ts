import { afterEach, expect, test, vi } from 'vitest';
import type { PersonDetails } from '../../../shared/contract/person/person.ts';
import { buildUserAnswer } from '../../../tests/fixtures/account.ts';
import { buildCounts, MAYA, PERSON_ID } from '../../../tests/fixtures/person.ts';
import { buildDetails, buildPageDefinition } from '../../../tests/fixtures/person-page.ts';
import { edge, json, modelOf } from '../../testing.ts';

afterEach(() => {
  vi.restoreAllMocks();
});

const PATH = `/name/Maya-Ostrowski/Portland-OR/${PERSON_ID}`;

/** The log lines about calls to action, for a page with these that is viewed twice. */
async function logged(offers: Pick<PersonDetails['pageDefinition'], 'headerComponent' | 'callsToAction'>) {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  const details = buildDetails(MAYA, { pageDefinition: buildPageDefinition(offers) });
  const { get } = edge({
    'GET /api/v4/person/details': () => json(details),
    'GET /api/person/counts': () => json(buildCounts()),
    'GET /api/user': () => json(buildUserAnswer()),
  });
  await get(PATH);
  const response = await get(PATH);
  expect(response.status).toBe(200);
  expect((await modelOf(response)).page).toMatchObject({ kind: 'person' });
  return log.mock.calls
    .map(([line]) => JSON.parse(String(line)))
    .filter(({ event }) => event.includes('call_to_action'));
}

const offer = {
  text: 'See it',
  lateTemplate: null,
  clickKind: 'funnel',
  destination: 'person',
  source: 'registry',
} as const;

test('a call to action of an unknown kind or destination is logged by its slot only, and the page works [P8-022]', async () => {
  const lines = await logged({
    headerComponent: { ...offer, clickKind: 'dance' },
    callsToAction: { phones: offer, emails: { ...offer, destination: 'moon' } },
  });
  expect(lines).toEqual(
    ['header', 'emails'].map((slot) => ({ event: 'unknown_call_to_action', trackingId: expect.any(String), slot })),
  );
});

test('known calls to action are not logged', async () => {
  expect(await logged({ headerComponent: null, callsToAction: { phones: offer } })).toEqual([]);
});
