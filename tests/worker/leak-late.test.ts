import { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { REPORT_EMAIL } from '../../scripts/lib/demo/demo-accounts.ts';
import { type CallResponse, calls } from '../../shared/contract/calls.ts';
import { askOrigin, detailsFromOrigin, logIn, openAllLookups, unlockReports } from '../support/callers.ts';
import { LEAK_VIEWERS, type LeakViewer, OTHER_LEAK_VIEWERS, SUBSCRIBERS } from '../support/leak-viewers.ts';
import { closeRawConnections } from '../support/raw-http.ts';
import { startTestServer } from '../support/test-server.ts';
import { openTruth, type Truth } from '../support/truth.ts';
import { ageOn, FREE_AGE_LIMIT, findAll, probesFor } from '../support/withheld.ts';

/** Calls the browser makes after load: each viewer gets what their page would have had, and no more. */

const NOW = new Date();
/** The most ids in one call for ages. */
const LATE_AGES = 20;
const LATE_ADDRESSES = 5;
const PHONES = 6;
const OWNERS = 4;

let site: Awaited<ReturnType<typeof startTestServer>>;
let truth: ReturnType<typeof openTruth>;
let ofLateAge: Truth[];
let ofLateAddress: Truth[];
let owners: Truth[];
let numbers: { readonly number: string; readonly score: number }[];

beforeAll(async () => {
  site = await startTestServer();
  truth = openTruth(site.databases.peopleFile);
  const some = (condition: string, count: number) => truth.some(condition, count).map((id) => truth.read(id));
  const isOld = 'id IN (SELECT person_id FROM late_birth WHERE birth_year < 1955)';
  const old = some(isOld, LATE_AGES / 2);
  ofLateAge = [...old, ...some(`id IN (SELECT person_id FROM late_birth) AND NOT ${isOld}`, LATE_AGES - old.length)];
  ofLateAddress = some('id IN (SELECT person_id FROM residence WHERE is_address_id_late = 1)', LATE_ADDRESSES);
  owners = some('id IN (SELECT person_id FROM ownership WHERE is_current = 1)', OWNERS);
  const shared = sharedNumbers(site.databases.peopleFile);
  numbers = some('id IN (SELECT person_id FROM phone WHERE activity_score > 9)', PHONES)
    .flatMap(({ phones }) => phones)
    // A number of several people has a score for each of them.
    .flatMap(({ number, activityScore }) =>
      activityScore === null || shared.has(number) ? [] : [{ number, score: activityScore }],
    )
    .slice(0, PHONES);
  for (const email of ['premium@example.com', ...SUBSCRIBERS]) await openAllLookups(site.server, email);
  await unlockReports(
    site.server,
    REPORT_EMAIL,
    [...ofLateAge, ...ofLateAddress, ...owners].map(({ id }) => id),
  );
});
afterAll(async () => {
  truth.close();
  closeRawConnections();
  await site.server.dispose();
});

/** The numbers that more than one person has. */
function sharedNumbers(peopleFile: string): Set<string> {
  const database = new DatabaseSync(peopleFile, { readOnly: true });
  const rows = database.prepare('SELECT number FROM phone GROUP BY number HAVING count(*) > 1').all();
  database.close();
  return new Set(rows.map(({ number }) => String(number)));
}

const ALL = [...LEAK_VIEWERS, ...OTHER_LEAK_VIEWERS];

test.each(ALL)('$name gets no more from late calls than the page would have had', async (viewer) => {
  const asked = await openedBy(viewer);
  expect([ofLateAge.length, ofLateAddress.length, owners.length]).toEqual([LATE_AGES, LATE_ADDRESSES, OWNERS]);
  expect(numbers.length).toBeGreaterThan(2);

  const { status, body } = await asked(`${calls.realtimeAge.path}?personIds=${ofLateAge.map(({ id }) => id).join()}`);
  const ages = JSON.parse(body) as CallResponse<'realtimeAge'>;
  expect(status).toBe(200);
  expect(ages).toEqual(viewer.userAgent === undefined ? ofLateAge.map((person) => lateAge(person, viewer)) : []);

  for (const person of ofLateAddress) {
    const late = person.addresses.filter(({ isIdLate }) => isIdLate).map(({ id }) => id);
    const answer = await asked(`${calls.missingAddressIds.path}?personId=${person.id}`);
    const { data } = JSON.parse(answer.body) as CallResponse<'missingAddressIds'>;
    expect(late.length).toBeGreaterThan(0);
    expect(data.addresses.map(({ id }) => id)).toEqual(viewer.kind === 'free' ? [] : late);
    const secret = probesFor(person, viewer.kind, NOW).withheld.filter(({ what }) => what !== 'address id');
    expect(findAll(answer.body, secret).map(({ what }) => what)).toEqual([]);
  }

  for (const person of owners) {
    for (const { pnpId, houseNumber, street } of person.owned) {
      const answer = await asked(calls.property.path.replace('{pnpId}', pnpId));
      const { type } = JSON.parse(answer.body) as CallResponse<'property'>;
      expect([answer.status, type]).toEqual([200, viewer.kind === 'bg' ? 'full' : 'teaser']);
      expect(answer.body.includes(`${houseNumber} ${street}`)).toBe(viewer.kind === 'bg');
      // Whoever asks by property id already knows it; otherwise every viewer gets the same teaser.
      const secret = probesFor(person, 'free', NOW).withheld.filter(({ what }) => what !== 'property id');
      if (type === 'teaser') expect(findAll(answer.body, secret).map(({ what }) => what)).toEqual([]);
    }
  }

  for (const { number, score } of numbers) {
    const answer = await asked(`${calls.phoneActivity.path}?phoneNumbers=1${number}`);
    expect([answer.status, answer.body.includes('activityScore')]).toEqual(
      viewer.kind === 'smb' ? [200, true] : [403, false],
    );
    if (viewer.kind === 'smb') expect(answer.body).toContain(`"activityScore":${score}`);
  }
});

test('there are late ages below and above the limit of the free view', () => {
  const isExact = ofLateAge.map((person) => lateAge(person, { kind: 'free' }).age !== null);
  expect([isExact.includes(true), isExact.includes(false)]).toEqual([true, true]);
});

/** Opens everybody's page as this viewer, and returns a function for the browser's calls afterwards. */
async function openedBy({ email, userAgent }: LeakViewer) {
  const cookie = email === null ? null : await logIn(site.url, email);
  const as = { cookie, botClass: userAgent === undefined ? 'human' : 'other-bot' } as const;
  const pages = [...ofLateAge, ...ofLateAddress, ...owners].map(({ id }) => detailsFromOrigin(site.server, id, as));
  for (const { status } of await Promise.all(pages)) expect(status).toBe(200);
  return (path: string) => askOrigin(site.server, path, { ...as, caller: 'browser' });
}

function lateAge({ id, lateBirth: { year, month } }: Truth, { kind }: Pick<LeakViewer, 'kind'>) {
  const age = ageOn(NOW, year ?? 0, month ?? 0);
  const isCapped = kind === 'free' && age > FREE_AGE_LIMIT;
  return isCapped ? { id, age: null, ageRange: '65+' } : { id, age, ageRange: null };
}
