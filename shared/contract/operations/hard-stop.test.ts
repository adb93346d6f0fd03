import { expect, it } from 'vitest';
import { expectFields } from '../../../tests/support/contract-fields.ts';
import { hardStopAnswerSchema, hardStopEventSchema, hardStopQuerySchema } from './hard-stop.ts';

const ROUTE = { path: '/name/Maya-Ostrowski/Portland-OR/Pmaya', virtualUri: 'name-name-location-id' };

it('is requested by path, route and app, and by user if there is one', () => {
  expectFields(hardStopQuerySchema, { ...ROUTE, appId: 'web', userId: 'ann' }, { orAbsent: 'userId' });
});

it('returns allowed or blocked_quota_exceeded, and the remaining quota', () => {
  expectFields(hardStopAnswerSchema, { result: 'allowed', remainingQuota: 3 });
  const isResult = (result: string) => hardStopAnswerSchema.safeParse({ result, remainingQuota: 0 }).success;
  expect(['allowed', 'blocked_quota_exceeded', 'blocked'].filter(isResult)).toEqual([
    'allowed',
    'blocked_quota_exceeded',
  ]);
});

it('counts a view by path, event, route and viewer', () => {
  const event = {
    ...ROUTE,
    eventName: 'person_view',
    eventType: 'view',
    email: 'ann@example.com',
    isBlocked: false,
    userId: 'ann',
  };
  expectFields(hardStopEventSchema, event, { orNull: 'email userId' });
});
