import { expect, it } from 'vitest';
import { openTestOrigin } from '../../../../tests/support/origin-app.ts';
import { parseSettings } from '../../env.ts';
import { chooseProvider } from '../open-billing.ts';

const env = (more: object, environment = 'production') => ({ ...openTestOrigin(environment).bindings, ...more });
const STRIPE = {
  STRIPE_SECRET_KEY: 'sk_live_0',
  STRIPE_WEBHOOK_SECRET: 'whsec_0',
  SITE_URL: 'https://porchlight.example',
};
const nameOf = (bindings: ReturnType<typeof env>) => chooseProvider(parseSettings(bindings), bindings)?.name ?? null;

it('Stripe takes the money if it is set up, otherwise the test provider in a local run, and nobody anywhere else', () => {
  expect(nameOf(env({}))).toBeNull();
  expect(nameOf(env({}, 'staging'))).toBeNull();
  expect(nameOf(env({}, 'local'))).toBe('test');
  expect(nameOf(env(STRIPE))).toBe('stripe');
  expect(nameOf(env({ ...STRIPE, STRIPE_SECRET_KEY: 'rk_test_0' }, 'local'))).toBe('stripe');
});

it('a key for Stripe’s test mode stops a production origin and no other', () => {
  for (const STRIPE_SECRET_KEY of ['sk_test_0', 'rk_test_0']) {
    const withKey = { ...STRIPE, STRIPE_SECRET_KEY };
    expect(() => parseSettings(env(withKey))).toThrow('Origin settings: STRIPE_SECRET_KEY is a test key');
    expect(() => parseSettings(env({ ...withKey, ENVIRONMENT: undefined }))).toThrow('is a test key');
    for (const environment of ['staging', 'local']) expect(nameOf(env(withKey, environment))).toBe('stripe');
  }
});

it('an incomplete set of keys stops the origin with a sentence that contains the variable but not the key', () => {
  for (const name of ['STRIPE_WEBHOOK_SECRET', 'SITE_URL'])
    expect(() => parseSettings(env({ ...STRIPE, [name]: undefined }))).toThrow(`Origin settings: ${name} is needed`);
  for (const wrong of [{ STRIPE_SECRET_KEY: 'pk_live_0' }, { STRIPE_SECRET_KEY: '' }, { STRIPE_WEBHOOK_SECRET: 'abc' }])
    expect(() => parseSettings(env({ ...STRIPE, ...wrong }))).toThrow(/^Origin settings: STRIPE_\w+ must begin with/);
});

it('sales tax is off unless it is switched on, in one way only', () => {
  const taxOf = (more: object) => parseSettings(env({ ...STRIPE, ...more })).stripe?.hasAutomaticTax;
  expect([taxOf({}), taxOf({ STRIPE_AUTOMATIC_TAX: 'off' }), taxOf({ STRIPE_AUTOMATIC_TAX: 'on' })]).toEqual([
    false,
    false,
    true,
  ]);
  expect(() => taxOf({ STRIPE_AUTOMATIC_TAX: 'yes' })).toThrow('STRIPE_AUTOMATIC_TAX must be on or off');
});
