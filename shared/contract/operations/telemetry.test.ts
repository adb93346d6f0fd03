import { expect, it } from 'vitest';
import { expectFields } from '../../../tests/support/contract-fields.ts';
import { eventsBodySchema, logErrorBodySchema, logInfoBodySchema } from './telemetry.ts';

it('logs an error with what was tried and the message, or only the message [F7-20]', () => {
  expectFields(logErrorBodySchema, { type: 'get-phone-activity', e: 'timeout' }, { orAbsent: 'type' });
  expect(logErrorBodySchema.safeParse({ e: '' }).success).toBe(false);
  expect(logErrorBodySchema.safeParse({ type: 'Maya Ostrowski', e: 'timeout' }).success).toBe(false);
});

it('logs how many address ids there were, how many were missing, and which were recovered', () => {
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

it('accepts only events of the catalog with their properties, in batches of up to 50', () => {
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
