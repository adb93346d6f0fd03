import { expect, it } from 'vitest';
import { expectFields } from '../../../tests/support/contract-fields.ts';
import { eventsBodySchema, logErrorBodySchema, logInfoBodySchema } from './telemetry.ts';

it('logs an error by what was tried and its message, or by the message alone [F7-20]', () => {
  expectFields(logErrorBodySchema, { type: 'get-phone-activity', e: 'timeout' }, { orAbsent: 'type' });
  expect(logErrorBodySchema.safeParse({ e: '' }).success).toBe(false);
  expect(logErrorBodySchema.safeParse({ type: 'Maya Ostrowski', e: 'timeout' }).success).toBe(false);
});

it('logs of the recovery of address ids how many there were, were missing, and which came', () => {
  const msg = {
    severity: 'info',
    name: 'address-hydration',
    route: 'name-name-location-id',
    metric: 'address_hydration',
    linkableAddressCount: 3,
    missingIdCount: 2,
    missingLivedIdCount: 1,
    missingOwnedIdCount: 1,
    hydratedAddressIds: ['Amaple16'],
  };
  expectFields(logInfoBodySchema, { msg });
  expectFields(logInfoBodySchema.shape.msg, msg);
  for (const field of ['severity', 'name', 'route', 'metric'])
    expect(logInfoBodySchema.safeParse({ msg: { ...msg, [field]: 'Maya Ostrowski' } }).success, field).toBe(false);
});

it('takes the events of the catalogue with what they say, in batches of up to 50, and nothing else', () => {
  const event = { name: 'copied', at: '2026-11-21T10:00:00.000Z', properties: { kind: 'phone' } };
  const accepts = (events: unknown[]) => eventsBodySchema.safeParse({ events }).success;
  expect(accepts([event, { ...event, name: 'save_out_of_lookups', properties: {} }])).toBe(true);
  expect(accepts(Array(51).fill(event))).toBe(false);
  expect(accepts([])).toBe(false);
  expect(accepts([{ ...event, name: 'person_looked_up' }])).toBe(false);
  expect(accepts([{ ...event, properties: { kind: 'phone', number: '15035550186' } }])).toBe(false);
  const upsell = { slot: 'phones', funnelType: 'person_onepages_1' };
  expect(accepts([{ ...event, name: 'upsell_clicked', properties: upsell }])).toBe(true);
  for (const bad of [{ slot: 'Maya' }, { funnelType: 'Maya Ostrowski' }])
    expect(accepts([{ ...event, name: 'upsell_clicked', properties: { ...upsell, ...bad } }])).toBe(false);
});
