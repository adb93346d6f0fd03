import { expect, test } from 'vitest';
import { ATTESTATION_VERSION } from '../copy/billing/checkout.ts';
import { RENEWAL_VERSION } from '../copy/billing/renewal.ts';
import { readUpgradeForm } from './upgrade-form.ts';

const GOOD = {
  purpose: 'reconnect',
  renews: 'yes',
  renewal: RENEWAL_VERSION,
  attests: 'yes',
  attestation: ATTESTATION_VERSION,
};
const read = (more: Record<string, string> = {}) => readUpgradeForm(new URLSearchParams({ ...GOOD, ...more }));

test('both boxes are needed, and a purpose that we know', () => {
  expect(read()).toEqual({ purpose: 'reconnect', errors: {} });
  expect(read({ renews: '', attests: 'on', purpose: 'hiring' })).toEqual({
    purpose: null,
    errors: {
      purpose: 'Please choose a purpose.',
      renews: 'To continue, please accept that it renews.',
      attests: 'To continue, please accept this.',
    },
  });
});

test('nobody agrees to a text that they did not see', () => {
  const { errors } = read({ renewal: '2020-01', attestation: '' });
  expect(errors.renews).toBe('This text has changed. Please read it and agree again.');
  expect(errors.attests).toBe('This text has changed. Please read it and agree again.');
});
