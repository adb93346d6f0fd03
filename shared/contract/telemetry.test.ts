import { expect, it } from 'vitest';
import { expectFields } from '../../tests/support/contract-fields.ts';
import { logErrorBodySchema, logInfoBodySchema } from './telemetry.ts';

it('logs an error by what was tried and its message, or by the message alone', () => {
  expectFields(logErrorBodySchema, { type: 'get-phone-activity', e: 'timeout' }, { orAbsent: 'type' });
  expect(logErrorBodySchema.safeParse({ e: '' }).success).toBe(false);
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
});
