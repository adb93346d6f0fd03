import { describe, expect, it, test } from 'vitest';
import type { PersonDetails } from '../../shared/contract/person/person.ts';
import type { StateFlag } from '../../shared/contract/state-flag.ts';
import { MAYA } from '../../tests/fixtures/person.ts';
import { buildDetails } from '../../tests/fixtures/person-page.ts';
import { parsePersonFlags } from './person-flags.ts';
import { decideAsks, decideLogIn, decideStateFlags, type StateFlagRequest } from './state-flags.ts';

const TOKEN = 'k'.repeat(43);
const SUBSCRIBER: StateFlagRequest = {
  isHuman: true,
  isHead: false,
  isPrefetch: false,
  hasSession: true,
  fetchSite: 'same-origin',
};
const decide = (query: string, more: Partial<StateFlagRequest> = {}) =>
  decideStateFlags(parsePersonFlags(new URLSearchParams(query)), { ...SUBSCRIBER, ...more });

/**
 * What may happen to a wish: done by the details call, done by it if the token is valid, asked about, put off or
 * nothing.
 */
type Fate = 'sent' | 'sent with the token' | 'asked' | 'put off' | 'nothing';
const fateOf = ({ isPutOff, sent, linkToken, asks }: ReturnType<typeof decide>): Fate => {
  if (isPutOff) return 'put off';
  if (sent.length > 0) return linkToken === null ? 'sent' : 'sent with the token';
  return asks.length > 0 ? 'asked' : 'nothing';
};

describe.each(['monitor', 'unmonitor', 'save_contact'] satisfies StateFlag[])('%s=true', (flag) => {
  const plain = `${flag}=true`;
  const withToken = `${plain}&token=${TOKEN}`;
  it.each<[string, Partial<StateFlagRequest>, Fate, Fate]>([
    // who asks, and the outcome without and with a token
    ['from one of our pages', {}, 'sent', 'sent'],
    ['from another site', { fetchSite: 'cross-site' }, 'asked', 'sent with the token'],
    ['from a sister site', { fetchSite: 'same-site' }, 'asked', 'sent with the token'],
    ['from a bookmark or an email', { fetchSite: 'none' }, 'asked', 'sent with the token'],
    ['from a browser that does not say', { fetchSite: null }, 'asked', 'sent with the token'],
    ['in another spelling', { fetchSite: 'Same-Origin' }, 'asked', 'sent with the token'],
    ['without a session', { hasSession: false }, 'nothing', 'nothing'],
    ['from another site without a session', { hasSession: false, fetchSite: 'none' }, 'nothing', 'nothing'],
    ['by a bot', { isHuman: false }, 'nothing', 'nothing'],
    ['by HEAD', { isHead: true }, 'nothing', 'nothing'],
    ['ahead of the click', { isPrefetch: true }, 'put off', 'put off'],
    ['ahead of the click on another site', { isPrefetch: true, fetchSite: 'cross-site' }, 'put off', 'put off'],
  ])('%s', (_, request, without, having) => {
    expect(fateOf(decide(plain, request))).toBe(without);
    expect(fateOf(decide(withToken, request))).toBe(having);
    const { sent, asks } = decide(plain, request);
    expect([...sent, ...asks]).toEqual(without === 'sent' || without === 'asked' ? [flag] : []);
  });

  it('is asked about on a stub, which changes nothing by itself', () => {
    expect(fateOf(decide(`${withToken}&stub=true`))).toBe('asked');
    expect(fateOf(decide(`${plain}&stub=false`))).toBe('sent');
  });
});

test.each(['same-origin', 'cross-site', 'none', null])(
  'a question is asked wherever it comes from: %s',
  (fetchSite) => {
    expect(decide('ask=monitor', { fetchSite })).toMatchObject({ sent: [], asks: ['monitor'] });
    expect(decide(`ask=monitor&token=${TOKEN}`, { fetchSite })).toMatchObject({ sent: [], asks: ['monitor'] });
    expect(fateOf(decide('ask=monitor', { fetchSite, hasSession: false }))).toBe('nothing');
  },
);

test.each<[string, Partial<StateFlagRequest>, string, Fate, string | null]>([
  ['from a message', { fetchSite: 'none' }, '', 'nothing', TOKEN],
  ['from a mail program in the browser', { fetchSite: 'cross-site' }, '', 'nothing', TOKEN],
  ['from a browser that does not say', { fetchSite: null }, '', 'nothing', TOKEN],
  ['from one of our pages, which needs no token', {}, '', 'nothing', null],
  ['without a session', { hasSession: false, fetchSite: 'none' }, '', 'nothing', null],
  ['by a bot', { isHuman: false, fetchSite: 'none' }, '', 'nothing', null],
  ['by HEAD', { isHead: true, fetchSite: 'none' }, '', 'nothing', null],
  ['ahead of the click', { isPrefetch: true, fetchSite: 'none' }, '', 'put off', null],
  ['to a stub', { fetchSite: 'none' }, '&stub=true', 'nothing', null],
])('a link that only opens the page sends its token: %s', (_, request, more, fate, token) => {
  const decision = decide(`token=${TOKEN}${more}`, request);
  expect([fateOf(decision), decision.linkToken]).toEqual([fate, token]);
});

test('a flag that was tried is not asked about as well, and nothing is asked twice', () => {
  const { userInfo } = buildDetails(MAYA);
  const details = buildDetails(MAYA, { userInfo: { ...userInfo, userType: 'free' } });
  expect(decideAsks(decide('monitor=true&ask=monitor', { fetchSite: 'none' }), details)).toEqual(['monitor']);
  expect(decideAsks(decide('ask=monitor'), { ...details, isMonitoring: true })).toEqual([]);
});

test.each([
  ['', null],
  ['is_free=false', 'plan'],
  ['monitor=true', 'monitor'],
  ['monitor=true&is_free=false', 'monitor'],
  ['unmonitor=true', 'unmonitor'],
  ['ask=monitor', 'monitor'],
  ['ask=unmonitor,save_contact', 'unmonitor'],
  // Saving explains by itself what it takes.
  ['save_contact=true', null],
  ['monitor=true&unmonitor=true', null],
  ['monitor=TRUE', null],
])('a logged-out visitor is asked to log in: %s', (query, reason) => {
  const flags = parsePersonFlags(new URLSearchParams(query));
  const details = buildDetails(MAYA);
  expect(decideLogIn(flags, details, true)).toBe(reason);
  const ofPlan = query.includes('is_free=false') ? 'plan' : null;
  expect(decideLogIn(flags, details, false)).toBe(ofPlan);
  const dead = { ...details, results: { ...details.results, isDead: true } };
  expect(decideLogIn(flags, dead, true)).toBe(reason === 'monitor' ? ofPlan : reason);
});

test('a reader who monitors by email is not asked to log in for what the origin did, tried, or has on record', () => {
  const ask = (query: string, more: Partial<PersonDetails>) =>
    decideLogIn(parsePersonFlags(new URLSearchParams(query)), buildDetails(MAYA, more), true);
  for (const flag of ['monitor', 'unmonitor'] as const)
    for (const isDone of [true, false])
      expect(ask(`${flag}=true`, { flagOutcomes: [{ flag, isDone }] }), `${flag} ${isDone}`).toBeNull();
  expect(ask('monitor=true', { isMonitoring: true })).toBeNull();
  expect(ask('unmonitor=true', { isMonitoring: true }), 'a form asks instead').toBeNull();
  const anywhere = decide('unmonitor=true&save_contact=true', { fetchSite: 'none' });
  expect(decideAsks(anywhere, buildDetails(MAYA, { isMonitoring: true }))).toEqual(['unmonitor']);
  expect(decideAsks(anywhere, buildDetails(MAYA))).toEqual([]);
});

test('a page without such a flag is prefetched, and asks nothing', () => {
  for (const query of ['', 'monitor=false', 'token=no', 'monitor=true&unmonitor=true'])
    expect(fateOf(decide(query, { isPrefetch: true })), query).toBe('nothing');
});

test('what the origin refused is asked about, what it tried is not, and an invalid session asks nothing', () => {
  const decision = decide(`monitor=true&save_contact=true&token=${TOKEN}`, { fetchSite: 'none' });
  const flagOutcomes = [{ flag: 'save_contact', isDone: false }] as const;
  const anonymous = buildDetails(MAYA, { flagOutcomes: [...flagOutcomes] });
  const userInfo = { ...anonymous.userInfo, userType: 'free' } as const;
  expect(decideAsks(decision, { ...anonymous, userInfo })).toEqual(['monitor']);
  expect(decideAsks(decision, anonymous)).toEqual([]);
});

test.each<[string, Partial<PersonDetails>, Partial<PersonDetails['results']>, StateFlag[]]>([
  ['neither monitored nor saved', {}, {}, ['monitor', 'save_contact']],
  ['monitored', { isMonitoring: true }, {}, ['unmonitor', 'save_contact']],
  ['saved', { personIsOnMyContactsList: true }, {}, ['monitor']],
  ['dead', {}, { isDead: true }, []],
  [
    'dead, monitored and saved',
    { isMonitoring: true, personIsOnMyContactsList: true },
    { isDead: true },
    ['unmonitor'],
  ],
])('nothing already done or impossible is asked: %s', (_, more, person, asked) => {
  const { userInfo } = buildDetails(MAYA);
  const details = buildDetails({ ...MAYA, ...person }, { ...more, userInfo: { ...userInfo, userType: 'free' } });
  const asks = (query: string, request: Partial<StateFlagRequest>) => decideAsks(decide(query, request), details);
  const both = (query: string, request: Partial<StateFlagRequest>) => [
    ...asks(`monitor=true${query}`, request),
    ...asks(`unmonitor=true&save_contact=true${query}`, request),
  ];
  // After a form on a stub, from a browser that does not send its source, and a link with a used token.
  expect(both('&stub=true', {})).toEqual(asked);
  expect(both('', { fetchSite: null })).toEqual(asked);
  expect(both(`&token=${TOKEN}`, { fetchSite: 'none' })).toEqual(asked);
});
