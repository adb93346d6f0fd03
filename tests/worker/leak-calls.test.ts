import { afterAll, beforeAll, expect, test } from 'vitest';
import { REPORT_EMAIL } from '../../scripts/lib/demo/demo-accounts.ts';
import { buildCallPath } from '../../shared/contract/calls/call.ts';
import { type CallName, calls } from '../../shared/contract/calls.ts';
import {
  askOrigin,
  detailsFromOrigin,
  logIn,
  openAllLookups,
  originDatabase,
  unlockReports,
} from '../support/callers.ts';
import { isTold, LEAK_QUESTIONS_OF_CALLS, type Question, type TellingCall } from '../support/leak-questions.ts';
import { LEAK_VIEWERS, type LeakViewer, OTHER_LEAK_VIEWERS, SUBSCRIBERS } from '../support/leak-viewers.ts';
import { isLiving } from '../support/living.ts';
import { closeRawConnections } from '../support/raw-http.ts';
import { startTestServer } from '../support/test-server.ts';
import { openTruth, type Truth } from '../support/truth.ts';
import { findAll, probesFor } from '../support/withheld.ts';

/**
 * Every open call whose row says it reveals data about people, made by every viewer. A call missing from LEAK_QUESTIONS
 * does not compile, so no call opens untested.
 */

/** Calls that answer none of these, and why. */
const NEVER_ANSWERED: Partial<Record<TellingCall, string>> = {
  claimedRecord: 'needs the cookie of a proven claim: the tests of claims have one',
  takePrivacyExport: 'needs a mailed link: the tests of privacy requests have one',
  requestCourtRunner: 'needs a paid order, which only its owner has: the tests of the court runner ask for one',
};

/**
 * Statuses that a call may answer when it withholds data; a 5xx or a 400 would mean that the call was not really made.
 */
const ANSWERED = [200, 204, 401, 402, 403, 404, 409, 410];
const PERSONS = 8;
/** How many people each minor viewer asks about. */
const PERSONS_OF_OTHERS = 2;
const NOW = new Date();

let site: Awaited<ReturnType<typeof startTestServer>>;
let truth: ReturnType<typeof openTruth>;
let persons: Truth[];
/** names listed on each person's page, the same for every viewer */
let named: Map<string, string>;
/** calls that returned data to some viewer */
const answeredToSome = new Set<CallName>();

beforeAll(async () => {
  site = await startTestServer();
  truth = openTruth(site.databases.peopleFile);
  const withSmartcheck = truth.some('id IN (SELECT person_id FROM smartcheck)', 1);
  // Somebody of whom every call has something to ask and to answer.
  const askable = truth.some(
    `${isLiving()} AND current_place_id IS NOT NULL
     AND last_name NOT GLOB '*[^A-Za-z]*' AND id IN (SELECT person_id FROM ownership WHERE is_current = 1)
     AND id IN (SELECT person_id FROM phone)`,
    1,
  );
  const chosen = new Set([...truth.stratified(PERSONS), ...withSmartcheck, ...askable]);
  persons = [...chosen].map((id) => truth.read(id));
  for (const email of ['premium@example.com', ...SUBSCRIBERS]) await openAllLookups(site.server, email);
  // Who opened a report with a credit would rightly see more from then on.
  const accounts = await originDatabase(site.server, 'ACCOUNTS');
  await accounts.prepare('DELETE FROM background_credit').run();
  await unlockReports(
    site.server,
    REPORT_EMAIL,
    persons.map(({ id }) => id),
  );
  named = new Map();
  for (const { id } of persons) {
    const { body } = await detailsFromOrigin(site.server, id, { cookie: null, botClass: 'human' });
    named.set(id, JSON.stringify(JSON.parse(body).relatedPeople));
  }
});
afterAll(async () => {
  truth.close();
  closeRawConnections();
  await site.server.dispose();
});

test.each([...LEAK_VIEWERS, ...OTHER_LEAK_VIEWERS])('$name gets withheld data from no call', async (viewer) => {
  const cookie = viewer.email === null ? null : await logIn(site.url, viewer.email);
  const faults: string[] = [];
  const answered = new Set<CallName>();
  const asked = new Set<string>();
  for (const person of LEAK_VIEWERS.includes(viewer) ? persons : persons.slice(0, PERSONS_OF_OTHERS)) {
    const { withheld } = probesFor(person, viewer.kind, NOW);
    for (const [name, questionOf] of LEAK_QUESTIONS_OF_CALLS) {
      const question = questionOf(person);
      if (question === null) continue;
      const typed = JSON.stringify(question);
      // A call about nobody in particular is made once.
      if (asked.has(`${name} ${typed}`)) continue;
      asked.add(`${name} ${typed}`);
      const { status, body } = await ask(name, question, viewer, cookie);
      if (!ANSWERED.includes(status)) faults.push(`${name} answered ${status}: ${body.slice(0, 200)}`);
      if (status === 200) answered.add(name);
      for (const leak of findAll(body, withheld))
        if (!isTold(leak, name, { viewer, person, typed, named: named.get(person.id) ?? '' }))
          faults.push(`${name} of ${person.id} leaks a ${leak.what}`);
    }
  }
  expect(faults.slice(0, 10)).toEqual([]);
  expect(answered.size).toBeGreaterThan(LEAK_QUESTIONS_OF_CALLS.length / 2);
  for (const name of answered) answeredToSome.add(name);
});

test('each call answered some viewer, except those with a reason', () => {
  const silent = LEAK_QUESTIONS_OF_CALLS.map(([name]) => name).filter((name) => !answeredToSome.has(name));
  expect(silent).toEqual(Object.keys(NEVER_ANSWERED));
});

test('every kind of withheld value is found where it is planted', () => {
  for (const person of persons) {
    const { withheld } = probesFor(person, 'free', NOW);
    for (const probe of withheld) expect(findAll(`{"planted":"${probe.sample}"}`, [probe])).toEqual([probe]);
  }
});

function ask(
  name: TellingCall,
  { params = {}, query = {}, body }: Question,
  viewer: LeakViewer,
  cookie: string | null,
) {
  const call = calls[name];
  const search = new URLSearchParams(query).toString();
  return askOrigin(site.server, `${buildCallPath(call.path, params)}${search === '' ? '' : `?${search}`}`, {
    cookie,
    botClass: viewer.userAgent === undefined ? 'human' : 'other-bot',
    caller: call.caller === 'browser' ? 'browser' : 'edge',
    method: call.method,
    ...(body === undefined ? {} : { body }),
  });
}
