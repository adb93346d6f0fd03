import { expect, test } from 'vitest';
import { NO_FILTER } from '../../shared/records/record-filter.ts';
import { parsePersonFlags } from './person-flags.ts';

const flags = (query: string) => parsePersonFlags(new URLSearchParams(query));

test('the defaults are those of P 2.3 [P2-050 P2-053]', () => {
  expect(flags('')).toEqual({
    stub: undefined,
    deltasSeen: 'true',
    isFree: true,
    isNotFree: false,
    fromMonitoredReports: false,
    isFromPaidSearch: false,
    isFull: false,
    isPrint: false,
    printParts: null,
    printFrom: null,
    isRecordList: false,
    filter: NO_FILTER,
    page: 1,
    record: null,
    hasUnderstood: false,
    eid: undefined,
    wishes: [],
    questions: [],
    linkToken: null,
    email: null,
    forceBackup: undefined,
    isAdFree: false,
    debugsRegistry: false,
    showsBadPayment: false,
    upgrade: null,
    receiptId: null,
    isPlanPaid: false,
    hasAny: false,
  });
});

test('booleans are the words true and false, anything else is absent, but any is_free other than true is not free [P2-039]', () => {
  expect(flags('stub=TRUE&deltas_seen=0&is_free=no&from_monitored_reports=1&full=true')).toMatchObject({
    stub: undefined,
    deltasSeen: 'true',
    isFree: false,
    isNotFree: false,
    fromMonitoredReports: false,
    isFromPaidSearch: false,
    isFull: false,
  });
  expect(flags('stub=false&deltas_seen=false&is_free=false&from_monitored_reports=true&full=1')).toMatchObject({
    stub: 'false',
    deltasSeen: 'false',
    isFree: false,
    isNotFree: true,
    fromMonitoredReports: true,
    isFull: true,
  });
});

test('a campaign reference is up to 64 letters, digits, _ and -, or absent', () => {
  for (const eid of ['a', 'Summer_26-x', 'e'.repeat(64)]) expect(flags(`eid=${eid}`).eid).toBe(eid);
  for (const eid of ['', 'e'.repeat(65), 'a%20b', '%C3%A9', '../x', 'a%0A'])
    expect(flags(`eid=${eid}`).eid).toBeUndefined();
  expect(flags('eid=%2F').hasAny).toBe(true);
});

test('a flag makes the URL a variant of the page, campaign parameters do not [P2-065]', () => {
  expect(flags('save_contact=true').hasAny).toBe(true);
  expect(flags('upgradeType=').hasAny).toBe(true);
  expect(flags('utm_source=x&gclid=y').hasAny).toBe(false);
  expect(flags('anything=else').hasAny).toBe(true);
});

test("a URL's wishes are its flags with the word true, in one order; contradictory flags cancel out", () => {
  expect(flags('save_contact=true&monitor=true').wishes).toEqual(['monitor', 'save_contact']);
  expect(flags('unmonitor=true&monitor=false').wishes).toEqual(['unmonitor']);
  expect(flags('monitor=1&unmonitor=TRUE&save_contact=').wishes).toEqual([]);
  expect(flags('monitor=false&monitor=true').wishes).toEqual([]);
  expect(flags('monitor=true&unmonitor=true&save_contact=true').wishes).toEqual(['save_contact']);
});

test('what a URL asks about is listed under ask, and makes it a variant', () => {
  expect(flags('ask=save_contact,monitor').questions).toEqual(['monitor', 'save_contact']);
  expect(flags('ask=monitor').wishes).toEqual([]);
  for (const none of ['ask=', 'ask=true', 'ask=Monitor', 'ask=constructor'])
    expect(flags(none)).toMatchObject({ questions: [], hasAny: true });
});

test('a link token has the format of our tokens, or is absent; in any format it makes the URL a variant', () => {
  expect(flags(`token=${'aZ0_-'.repeat(9).slice(2)}`).linkToken).toBe('aZ0_-'.repeat(9).slice(2));
  for (const token of ['', 'a'.repeat(42), 'a'.repeat(44), `${'a'.repeat(42)}.`, `${'a'.repeat(42)}%0A`])
    expect(flags(`token=${token}`).linkToken, token).toBeNull();
  expect(flags('token=x').hasAny).toBe(true);
});

test('a valid email address is passed on to the page, and nothing else', () => {
  const longest = `${'a'.repeat(64)}@${'b'.repeat(63)}.${'b'.repeat(63)}.${'b'.repeat(57)}.com`;
  expect(longest).toHaveLength(254);
  expect(flags('email=maya%2Bnews@example.com').email).toBe('maya+news@example.com');
  expect(flags(`email=${longest}`).email).toBe(longest);
  for (const email of ['', 'maya', '@', 'a@b@c', 'maya o@example.com', `a${longest}`, 'a%00@example.com', 'a%0A@b'])
    expect(flags(`email=${email}`).email, email).toBeNull();
});

test('only the exact words outline the registry and force its fixed set', () => {
  expect(flags('force_backup=true&debug_registry=true')).toMatchObject({ forceBackup: 'true', debugsRegistry: true });
  expect(flags('force_backup=false&debug_registry=1')).toMatchObject({ forceBackup: 'false', debugsRegistry: false });
  expect(flags('force_backup=yes').forceBackup).toBeUndefined();
});

test('showBadPaymentModal=true opens the payment dialog, in this spelling', () => {
  expect(flags('showBadPaymentModal=true').showsBadPayment).toBe(true);
  for (const query of ['showBadPaymentModal=1', 'showBadPaymentModal=false', 'showbadpaymentmodal=true'])
    expect(flags(query).showsBadPayment, query).toBe(false);
});

test('an upgrade is one of three, and only if the payment method was changed [P2-061 P2-062]', () => {
  for (const type of ['business', 'default', 'phone_activity'])
    expect(flags(`changedPaymentMethod=true&upgradeType=${type}`).upgrade).toBe(type);
  for (const query of [
    'upgradeType=business',
    'upgradeType=premium',
    'changedPaymentMethod=true',
    'changedPaymentMethod=true&upgradeType=',
    'changedPaymentMethod=false&upgradeType=business',
  ])
    expect(flags(query).upgrade, query).toBeNull();
  // The page has to say that somebody asked for something else (P8-021), but not what.
  for (const type of ['premium', 'constructor', 'Business'])
    expect(flags(`changedPaymentMethod=true&upgradeType=${type}`).upgrade, type).toBe('unknown');
});
