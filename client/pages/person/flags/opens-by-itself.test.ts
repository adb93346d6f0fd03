import { expect, test } from 'vitest';
import type { PersonDetails } from '../../../../shared/contract/person/person.ts';
import { buildAddress, buildPerson } from '../../../../tests/fixtures/person.ts';
import { buildDetails, buildPage, NO_FLAGS } from '../../../../tests/fixtures/person-page.ts';
import { buildBrowserModel } from '../build-browser-model.ts';
import type { PersonPageFlags, PersonPageModel } from '../person-model.ts';
import { opensByItself } from './opens-by-itself.ts';

type UserType = PersonDetails['userInfo']['userType'];

function pageOf(userType: UserType, more: Partial<PersonPageModel> = {}, details: Partial<PersonDetails> = {}) {
  const person = buildPerson({ addresses: [buildAddress()] });
  const { userInfo, ...rest } = buildDetails(person);
  return buildBrowserModel(
    buildPage(person, {
      isLoggedIn: userType !== null,
      details: { ...rest, userInfo: { ...userInfo, userType }, ...details },
      ...more,
    }),
  );
}

test('expired and transactional viewers of the free view see the upgrade without a click, others do not [P4-048]', () => {
  for (const userType of ['expired', 'transactional'] as const) expect(opensByItself(pageOf(userType), '')).toBe(true);
  for (const userType of [
    null,
    'free',
    'cancelled',
    'delinquent',
    'transactional credits',
    'paid',
    'fam',
    'smb',
  ] as const)
    expect(opensByItself(pageOf(userType), ''), String(userType)).toBe(false);
});

test('once: the cookie keeps it closed [P4-051]', () => {
  for (const cookies of ['seen_upgrade=1', 'user_id=U1; seen_upgrade=1', 'a=b; __Host-seen_upgrade=1; c=d'])
    expect(opensByItself(pageOf('expired'), cookies), cookies).toBe(false);
  expect(opensByItself(pageOf('expired'), 'user_id=U1; not_seen_upgrade=1')).toBe(true);
});

test('never for a blocked product, for a bot, or over an open report [P4-050 P6-060]', () => {
  expect(opensByItself(pageOf('expired', { isUpgradeBlocked: true }), '')).toBe(false);
  expect(opensByItself(pageOf('expired', { isBot: true }), '')).toBe(false);
  expect(opensByItself(pageOf('transactional', {}, { lookupType: 'bg', entitlement: 'bg' }), '')).toBe(false);
});

test('not where the address asks something else, or where a plan shows nothing more', () => {
  const asked: readonly Partial<PersonPageFlags>[] = [
    { showsBadPayment: true },
    { upgrade: 'business' },
    { asks: ['monitor'] },
    { outcomes: [{ flag: 'monitor', isDone: true }] },
  ];
  for (const flags of asked)
    expect(opensByItself(pageOf('expired', { flags: { ...NO_FLAGS, ...flags } }), ''), JSON.stringify(flags)).toBe(
      false,
    );
  const dead = { ...buildPerson(), isDead: true };
  expect(opensByItself(pageOf('expired', {}, { results: dead }), '')).toBe(false);
});
