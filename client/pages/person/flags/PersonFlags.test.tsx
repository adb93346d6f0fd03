import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import type { PersonDetails } from '../../../../shared/contract/person/person.ts';
import { canSave } from '../../../../shared/people/plan-features.ts';
import { buildPerson } from '../../../../tests/fixtures/person.ts';
import { buildDetails, buildPage, NO_FLAGS } from '../../../../tests/fixtures/person-page.ts';
import { renderHrefs, renderText } from '../../../ui/text/render-text.ts';
import { PersonTop } from '../header/PersonTop.tsx';
import type { PersonPageFlags, PersonPageModel } from '../person-model.ts';
import { decideFlags } from './decide-flags.ts';

const PATH = '/name/Maya-Ostrowski/-/PmayaOstrowski1';
const person = buildPerson();

function pageWith(
  flags: Partial<PersonPageFlags>,
  details: Partial<PersonDetails> = {},
  more: Partial<PersonPageModel> = {},
): PersonPageModel {
  return buildPage(person, {
    isLoggedIn: true,
    details: buildDetails(person, { lookupType: 'premium', myContactsListId: 7, ...details }),
    flags: { ...NO_FLAGS, ...flags },
    ...more,
  });
}
const answer = (page: PersonPageModel, path = PATH) => decideFlags(page, path, canSave(page.details));
const top = (page: PersonPageModel, path = PATH) => <PersonTop page={page} path={path} />;
const done = (flag: 'monitor' | 'unmonitor' | 'save_contact', isDone = true) => ({ outcomes: [{ flag, isDone }] });

test('nobody is told which plan saves somebody who has died', () => {
  const asked = `${PATH}?save_contact=true`;
  const lacking = pageWith({}, { lookupType: 'free' });
  expect(answer(lacking, asked).lacksLookup).toBe(true);
  const details = { ...lacking.details, results: { ...person, isDead: true } };
  expect(answer({ ...lacking, details }, asked).lacksLookup).toBe(false);
});

test('without JavaScript, viewers who owe a payment are told why the link is there [P2-060]', () => {
  const userInfo = { ...buildDetails(person).userInfo, userType: 'delinquent' } as const;
  const textFor = (details: Partial<PersonDetails>) =>
    renderToStaticMarkup(top(pageWith({ showsBadPayment: true }, details)));
  expect(textFor({ userInfo })).toMatch(
    /<noscript>.*Your payment did not go through\. .*Update payment method.*<\/noscript>/,
  );
  expect(textFor({})).not.toContain('did not go through');
});

describe('the result of a flag', () => {
  test.each([
    ['monitor', 'You are now monitoring Maya\u00a0Ostrowski.', 'Problem monitoring report at this time', ' [P2-041]'],
    [
      'unmonitor',
      'You are no longer monitoring Maya\u00a0Ostrowski.',
      'Problem unmonitoring report at this time',
      ' [P2-043]',
    ],
    ['save_contact', 'Maya\u00a0Ostrowski was added to My Contacts.', 'This person could not be saved right now.', ''],
  ] as const)('is shown for %s, done or not, in a notice without JavaScript$3', (flag, sentence, failure, _rules) => {
    expect(answer(pageWith(done(flag))).said).toEqual([{ text: sentence, isDone: true }]);
    expect(answer(pageWith(done(flag, false))).said).toEqual([{ text: failure, isDone: false }]);
    expect(renderToStaticMarkup(top(pageWith(done(flag))))).toMatch(
      new RegExp(`<noscript>.*role="status".*${sentence}.*</noscript>`),
    );
    expect(renderToStaticMarkup(top(pageWith(done(flag, false))))).toMatch(
      new RegExp(`<noscript>.*role="alert".*${failure}.*</noscript>`),
    );
  });

  test('is shown for monitoring only to logged-in viewers [P6-038]', () => {
    for (const flag of ['monitor', 'unmonitor'] as const) {
      const flags = { ...done(flag), asks: [flag] };
      expect(answer(pageWith(flags, {}, { isLoggedIn: false }))).toMatchObject({ said: [], asks: [] });
      expect(renderText(top(pageWith(flags, {}, { isLoggedIn: false })))).not.toMatch(/monitoring/);
    }
  });

  test('a reader who monitors by email is asked whether to stop', () => {
    const reader = pageWith({ asks: ['unmonitor', 'save_contact'] }, { isMonitoring: true }, { isLoggedIn: false });
    expect(answer({ ...reader, details: { ...reader.details, lookupType: 'free' } }).asks).toEqual(['unmonitor']);
  });

  test('is shown in the order of the flags, and not at all without flags', () => {
    const outcomes = [done('monitor'), done('save_contact', false)].flatMap((flags) => flags.outcomes);
    expect(answer(pageWith({ outcomes })).said.map(({ isDone }) => isDone)).toEqual([true, false]);
    expect(renderToStaticMarkup(top(pageWith({})))).not.toMatch(/noscript|<form/);
  });
});

describe('save_contact from a visitor who may not save', () => {
  const saveless = { lookupType: 'free' } as const;
  const usage = { max: 20, used: 20 };
  const saving = `${PATH}?save_contact=true`;

  test('saves nothing and says why, also to logged-out visitors', () => {
    const free = pageWith({ asks: ['save_contact'] }, saveless);
    expect(answer(free, saving)).toEqual({ said: [], asks: [], lacksLookup: true });
    expect(renderToStaticMarkup(top(free, saving))).toMatch(
      /<noscript>.*Saving people to My Contacts is part of Premium\..*<\/noscript>/,
    );
    expect(renderText(top(free, saving))).not.toContain('Already a subscriber?');

    const loggedOut = pageWith({}, saveless, { isLoggedIn: false });
    expect(answer(loggedOut, saving).lacksLookup).toBe(true);
    const back = `${PATH}?ask=save_contact`;
    expect(renderHrefs(top(loggedOut, saving))).toContain(`/auth/login?redirect=${encodeURIComponent(back)}`);
    // A visitor who returns from the log-in and still may not save is told so.
    expect(answer(free, back).lacksLookup).toBe(true);

    const usedUp = pageWith(done('save_contact', false), {
      ...saveless,
      userInfo: { ...buildDetails(person).userInfo, lookupUsage: usage },
    });
    expect(answer(usedUp, saving)).toMatchObject({ said: [], lacksLookup: true });
    expect(renderText(top(usedUp, saving))).toContain('You have no lookups left');
  });

  test('does not matter to someone who saved before, must log in first, or is a bot', () => {
    for (const page of [
      pageWith({}, { ...saveless, personIsOnMyContactsList: true }),
      pageWith({}, saveless, { isLoggedIn: false, asksToLogIn: 'plan' }),
      pageWith({}, saveless, { isLoggedIn: false, isBot: true }),
    ])
      expect(answer(page, saving).lacksLookup).toBe(false);
    expect(answer(pageWith({}, saveless)).lacksLookup).toBe(false);
  });
});

describe('a logged-out visitor', () => {
  const ask = (reason: 'monitor' | 'unmonitor') =>
    top(pageWith({}, {}, { isLoggedIn: false, asksToLogIn: reason }), `${PATH}?${reason}=true&is_free=false&token=x`);

  test.each([
    ['monitor', 'Log in to monitor Maya Ostrowski.'],
    ['unmonitor', 'Log in to stop monitoring Maya Ostrowski.'],
  ] as const)('is told why to log in, and is led back to be asked: %s', (reason, text) => {
    expect(renderText(ask(reason))).toContain(text);
    const back = `${PATH}?is_free=false&ask=${reason}`;
    expect(renderHrefs(ask(reason))).toContain(`/auth/login?redirect=${encodeURIComponent(back)}`);
  });
});

describe('a choice that has to be confirmed', () => {
  const ask = (flag: 'monitor' | 'unmonitor' | 'save_contact') =>
    top(pageWith({ asks: [flag] }, { isMonitoring: flag === 'unmonitor' }), `${PATH}?${flag}=true&is_free=false`);

  test.each([
    ['monitor', 'Do you want to monitor Maya Ostrowski?', 'name="name" value="Maya Ostrowski"', 'monitor'],
    ['unmonitor', 'Do you want to stop monitoring Maya Ostrowski?', 'name="name" value="Maya Ostrowski"', 'unmonitor'],
    ['save_contact', 'Do you want to add Maya Ostrowski to My Contacts?', 'name="list" value="7"', 'save'],
  ] as const)('is a question and a form: %s', (flag, question, field, action) => {
    const html = renderToStaticMarkup(ask(flag));
    expect(renderText(ask(flag))).toContain(question);
    expect(html).toContain('<form method="post">');
    expect(html).toContain(field);
    expect(html).toContain(`type="submit" value="${action}" name="do"`);
  });

  test('can be declined by a link to the page without the flag, which keeps everything else', () => {
    for (const flag of ['monitor', 'unmonitor', 'save_contact'] as const)
      expect(renderHrefs(ask(flag))).toContain(`${PATH}?is_free=false`);
    const question = top(pageWith({ asks: ['monitor'] }), `${PATH}?ask=monitor&is_free=false`);
    expect(renderHrefs(question)).toContain(`${PATH}?is_free=false`);
  });
});
