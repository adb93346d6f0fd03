import { describe, expect, it, test } from 'vitest';
import { choiceOf, consentValueOf, withChoices } from './consent-cookie.ts';

const NOW = Date.UTC(2026, 10, 22, 15);
const OPTIONS = { hasSignal: false, now: NOW };
/** A banner's cookie as OneTrust writes it. */
const banner = (groups: string) =>
  `OptanonConsent=isGpcEnabled=1&datestamp=Sun+Nov+22+2026&version=202601.1.0&hosts=&consentId=0a1b&groups=${encodeURIComponent(groups)}&AwaitingReconsent=false`;
const groupsIn = (value: string) => new URLSearchParams(value).get('groups');

describe('a choice', () => {
  it("is read from the banner's groups, beside other cookies", () => {
    expect(choiceOf(`a=1; ${banner('C0001:1,C0002:1,C0004:0')}; b=2`, 'C0002')).toBe(true);
    expect(choiceOf(banner('C0001:1,C0002:0,C0004:1'), 'C0002')).toBe(false);
    expect(choiceOf('OptanonConsent=groups=C0001:1,C0002:0', 'C0002')).toBe(false);
    expect(choiceOf(`OptanonConsent=${encodeURIComponent('groups=C0001:1,C0004:0')}`, 'C0004')).toBe(false);
  });

  it('is read in quotes, and with spaces between the groups: a refusal that can be read is one', () => {
    expect(choiceOf('OptanonConsent="groups=C0001:1,C0004:0"', 'C0004')).toBe(false);
    expect(choiceOf(`OptanonConsent="${encodeURIComponent('groups=C0001:1,C0004:0')}"`, 'C0004')).toBe(false);
    expect(choiceOf('OptanonConsent=groups=C0001:1, C0002:0 ,C0004:0', 'C0002')).toBe(false);
    expect(choiceOf('OptanonConsent=groups=C0001%3A1%2C+C0004%3A0', 'C0004')).toBe(false);
  });

  it('is none in a cookie that is broken, empty, too long or not ours', () => {
    for (const none of [
      undefined,
      null,
      '',
      banner('C0001:1'),
      'OptanonConsent',
      'OptanonConsent=',
      'OptanonConsent=groups=C0002',
      'OptanonConsent=groups=C0002:2',
      'OptanonConsent=groups=C0002: 0',
      'OptanonConsent=C0002:1',
      'OptanonConsent=groups=XC0002:1',
      'OptanonConsent=%E0%A4%A',
      'XOptanonConsent=groups=C0002:1',
      'optanonconsent=groups=C0002:1',
      `OptanonConsent=groups=C0002:1,${'x'.repeat(5_000)}`,
      `OptanonConsent=${'groups='.repeat(100_000)}`,
      'OptanonConsent=__proto__=1&constructor=2',
    ])
      expect(choiceOf(none, 'C0002'), String(none).slice(0, 40)).toBe(null);
  });

  it('that is there twice allows nothing that one of them refuses', () => {
    expect(choiceOf(`${banner('C0002:1')}; ${banner('C0002:0')}`, 'C0002')).toBe(false);
    expect(choiceOf(`${banner('C0002:0')}; ${banner('C0002:1')}`, 'C0002')).toBe(false);
    expect(choiceOf('OptanonConsent=groups=C0002:1,C0002:0', 'C0002')).toBe(false);
    expect(choiceOf('OptanonConsent=groups=C0002:0&groups=C0002:1', 'C0002')).toBe(false);
    expect(choiceOf(`${banner('C0002:1')}; ${banner('C0001:1')}`, 'C0002')).toBe(true);
  });
});

describe('the value that is written', () => {
  it('is what a reader of OneTrust’s convention understands', () => {
    const value = withChoices(null, { C0002: true, C0004: false }, OPTIONS);
    expect(Object.fromEntries(new URLSearchParams(value))).toEqual({
      ...{ isGpcEnabled: '0', browserGpcFlag: '0', datestamp: new Date(NOW).toString() },
      ...{ version: '202611.1.0', landingPath: 'NotLandingPage', groups: 'C0001:1,C0002:1,C0004:0' },
    });
    // As it goes into a cookie.
    expect(value).toMatch(/^[\w=&%.*+-]+$/);
    expect(withChoices(null, {}, { ...OPTIONS, hasSignal: true })).toContain('isGpcEnabled=1&browserGpcFlag=1');
  });

  it("keeps a banner's own values, and the choices for other groups", () => {
    const value = new URLSearchParams(withChoices(banner('C0001:1,C0003:0,C0002:1'), { C0004: false }, OPTIONS));
    expect(value.get('groups')).toBe('C0001:1,C0003:0,C0002:1,C0004:0');
    expect([value.get('consentId'), value.get('version'), value.get('AwaitingReconsent')]).toEqual([
      '0a1b',
      '202601.1.0',
      'false',
    ]);
  });

  it('takes a choice away', () => {
    expect(groupsIn(withChoices(banner('C0002:1,C0004:0'), { C0004: null }, OPTIONS))).toBe('C0002:1,C0001:1');
  });

  it('drops junk, and is as long after a hundred choices as after one', () => {
    const junk = Array.from({ length: 60 }, (_, at) => `k${at}=${'v'.repeat(20)}`).join('&');
    const groups = Array.from({ length: 60 }, (_, at) => `G${at}:1`).join(',');
    const hostile = `OptanonConsent=${junk}&<b>=1&a%0d%0aSet-Cookie=1&groups=${groups},evil,C0002:1:0&long=${'x'.repeat(400)}`;
    let value = withChoices(hostile, { C0002: false }, OPTIONS);
    const { length } = value;
    expect(length).toBeLessThan(3_500);
    for (const kept of ['<b>', 'Set-Cookie', 'evil', 'long']) expect(decodeURIComponent(value)).not.toContain(kept);
    for (let time = 0; time < 100; time += 1)
      value = withChoices(`OptanonConsent=${value}`, { C0002: time % 2 === 0, C0004: false }, OPTIONS);
    expect(value.length).toBeLessThanOrEqual(length + ',C0004:0'.length * 3);
    expect(choiceOf(`OptanonConsent=${value}`, 'C0002')).toBe(false);
  });

  it('of a cookie that is there twice, or too long, begins anew', () => {
    const twice = `${banner('C0003:1')}; ${banner('C0003:0')}`;
    expect(groupsIn(withChoices(twice, { C0002: true }, OPTIONS))).toBe('C0001:1,C0002:1');
    expect(groupsIn(withChoices(`OptanonConsent=${'x'.repeat(5_000)}`, { C0002: true }, OPTIONS))).toBe(
      'C0001:1,C0002:1',
    );
  });
});

test('a value of our own is read back, and not if somebody doubled it', () => {
  const value = withChoices(null, { C0004: false }, { ...OPTIONS, more: { signalKeptFor: 'abc' } });
  expect(consentValueOf(`OptanonConsent=${value}`, 'signalKeptFor')).toBe('abc');
  expect(consentValueOf(`OptanonConsent=${value}&signalKeptFor=x`, 'signalKeptFor')).toBe(null);
  // The next choice keeps it.
  expect(withChoices(`OptanonConsent=${value}`, { C0002: true }, OPTIONS)).toContain('signalKeptFor=abc');
});
