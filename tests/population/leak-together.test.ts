import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { buildCallPath } from '../../shared/contract/calls/call.ts';
import { calls } from '../../shared/contract/calls.ts';
import type { PhoneSearchAnswer } from '../../shared/contract/finding/reverse-search.ts';
import type { UserType } from '../../shared/contract/viewer.ts';
import { addAccount, addSession, PERIOD_START } from '../fixtures/accounts-database.ts';
import { isTold, LEAK_QUESTIONS_OF_CALLS, type Question, type TellingCall } from '../support/leak-questions.ts';
import type { LeakViewer } from '../support/leak-viewers.ts';
import { type OriginRequest, openTestOrigin, type TestOrigin } from '../support/origin-app.ts';
import { FIRST_ID_CHARACTER, sampleSize } from '../support/sample.ts';
import { openFilledDatabase } from '../support/sqlite-database.ts';
import { prepareTestDatabases } from '../support/test-server.ts';
import { openTruth, type Truth } from '../support/truth.ts';
import { findAll, probesFor } from '../support/withheld.ts';

/**
 * What two viewers together learn from all calls about one person: no more than the table of blocks gives one of them.
 * Each of them gets the free view, so their answers must be the same, or one of them gets nothing.
 */

const NOW = new Date();
const PERSONS = sampleSize(60, 20);

/** Calls about nobody in particular. */
const OF_NOBODY: readonly TellingCall[] = [
  'sitemap',
  'sitemapFile',
  'directory',
  'directoryLetter',
  'location',
  'propertySearch',
];

type Name = 'anonymous' | 'free' | 'out of lookups' | 'bot';
const PAIRS: readonly (readonly [Name, Name])[] = [
  ['anonymous', 'free'],
  ['free', 'out of lookups'],
  ['bot', 'anonymous'],
];

let origin: TestOrigin;
let truth: ReturnType<typeof openTruth>;
let persons: Truth[];
let viewers: { readonly [N in Name]: OriginRequest };

beforeAll(async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const { peopleFile } = await prepareTestDatabases();
  origin = openTestOrigin('local', openFilledDatabase(peopleFile));
  truth = openTruth(peopleFile);
  persons = truth.stratified(PERSONS, FIRST_ID_CHARACTER).map((id) => truth.read(id));
  viewers = {
    anonymous: {},
    bot: { envelope: { botClass: 'other-bot', visitorId: '' } },
    free: await logIn('free', 'free', 0),
    'out of lookups': await logIn('out', 'paid', 1),
  };
  origin.accounts.insert('lookup', {
    account_id: 'out',
    person_id: 'Panother0000000',
    period_start: PERIOD_START,
    used_at: 1,
  });
});
afterAll(() => {
  truth.close();
  vi.restoreAllMocks();
});

async function logIn(id: string, userType: UserType, lookupsMax: number): Promise<OriginRequest> {
  // A domain that nobody's mailbox has.
  addAccount(origin.accounts, { id, userType, lookupsMax, email: `${id}@own.example` });
  return { cookie: `session=${await addSession(origin.accounts, id)}` };
}

async function ask(viewer: Name, name: TellingCall, { params = {}, query = {}, body }: Question) {
  const call = calls[name];
  const search = new URLSearchParams(query).toString();
  const request = viewers[viewer];
  const { status, text } = await origin.call(
    `${buildCallPath(call.path, params)}${search === '' ? '' : `?${search}`}`,
    {
      ...request,
      method: call.method,
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      envelope: { ...request.envelope, caller: call.caller === 'browser' ? 'browser' : 'edge' },
    },
  );
  return { isAnswer: status === 200, text };
}

/** What depends on who asks: their account, what they are offered, and what they may do; none of it is about the person. */
const OWN = new Set([
  'userInfo',
  'pageDefinition',
  'productRegistrySource',
  'registryVariant',
  'isMonitoring',
  'canMonitor',
  'isSaved',
  'canSave',
  'courtRunnerInfo',
  'opening',
  'isOutOfLookups',
  'house',
  'trackingId',
]);
const aboutThePerson = (text: string): string =>
  text === '' ? '' : JSON.stringify(JSON.parse(text), (key, value) => (OWN.has(key) ? undefined : value));

test.each(PAIRS)(
  '%s and %s, all calls about one person merged, tell no more than the free view',
  async (one, other) => {
    const faults: string[] = [];
    let same = 0;
    const asViewer: LeakViewer = { name: `${one} and ${other}`, kind: 'free', email: null };
    for (const person of persons) {
      const { withheld } = probesFor(person, 'free', NOW);
      const merged: { readonly call: TellingCall; readonly typed: string; readonly text: string }[] = [];
      for (const [call, questionOf] of LEAK_QUESTIONS_OF_CALLS) {
        const question = questionOf(person);
        if (question === null || OF_NOBODY.includes(call)) continue;
        const [first, second] = [await ask(one, call, question), await ask(other, call, question)];
        const typed = JSON.stringify(question);
        merged.push({ call, typed, text: `${first.text}\n${second.text}` });
        if (!first.isAnswer || !second.isAnswer) continue;
        // Bots get no ages that came late, and none of the lists below the page.
        const [told, alsoTold] = [aboutThePerson(first.text), aboutThePerson(second.text)];
        if (told === alsoTold) same += 1;
        else if (one !== 'bot' || told.length > alsoTold.length) faults.push(`${call} of ${person.id} differs`);
      }
      const named = merged.find(({ call }) => call === 'personRelated')?.text ?? '';
      // A value counts as told only if a call may tell it; then no other call makes a secret of it.
      const leaks = findAll(merged.map(({ text }) => text).join('\n'), withheld);
      for (const leak of leaks) {
        const from = merged.filter(({ text }) => findAll(text, [leak]).length > 0);
        const told = { viewer: asViewer, person, named };
        if (from.length === 0 || from.some(({ call, typed }) => !isTold(leak, call, { ...told, typed })))
          faults.push(
            `${person.id} leaks a ${leak.what} by ${from.map(({ call }) => call).join(' and ') || 'two calls together'}`,
          );
      }
    }
    expect(faults.slice(0, 10)).toEqual([]);
    expect(same).toBeGreaterThan(persons.length * 8);
  },
);

/** What a number's answer may hold for everybody. */
const OF_A_NUMBER: ReadonlySet<string> = new Set<keyof PhoneSearchAnswer>([
  'phone',
  'isOnRecord',
  'lineType',
  'area',
  'opening',
  'isOutOfLookups',
  'reports',
]);
const isNothing = (value: unknown): boolean =>
  value === null || value === false || value === 0 || (Array.isArray(value) && value.length === 0);

test('a question that holds a secret is answered like one that holds another', async () => {
  const faults: string[] = [];
  for (const person of persons) {
    for (const viewer of ['anonymous', 'free', 'out of lookups', 'bot'] as const) {
      for (const phone of person.phones.filter(({ isListed }) => !isListed)) {
        const { text } = await ask(viewer, 'searchPhone', { query: { phone: `1${phone.number}` } });
        // Only that it is on record, of which kind, and what its area code tells.
        const told = JSON.parse(text) as PhoneSearchAnswer;
        const isSilent = Object.entries(told).every(([key, value]) => OF_A_NUMBER.has(key) || isNothing(value));
        if (!isSilent || told.phone !== `1${phone.number}`) faults.push(`${viewer}: ${phone.number} tells more`);
        if (told.lineType !== (told.isOnRecord ? phone.lineType : null))
          faults.push(`${viewer}: ${phone.number} is a ${told.lineType}`);
        const counts = await ask(viewer, 'funnelCounts', { query: { source: 'phone', id: `1${phone.number}` } });
        if (counts.text !== '') faults.push(`${viewer}: ${phone.number} tells counts`);
      }
      for (const { pnpId } of person.owned) {
        const counts = await ask(viewer, 'funnelCounts', { query: { source: 'property', id: pnpId } });
        if (counts.text !== '') faults.push(`${viewer}: ${pnpId} tells counts`);
      }
    }
  }
  expect(faults.slice(0, 10)).toEqual([]);
});
