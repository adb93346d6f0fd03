import { expect, it } from 'vitest';
import { expectFields } from '../../../tests/support/contract-fields.ts';
import { hardStopAnswerSchema, hardStopEventSchema, hardStopQuerySchema } from './hard-stop.ts';

const ROUTE = { path: '/name/Maya-Ostrowski/Portland-OR/Pmaya', virtualUri: 'name-name-location-id' };

it('is requested by path, route and app, and by user if there is one', () => {
  expectFields(hardStopQuerySchema, { ...ROUTE, appId: 'web', userId: 'ann' }, { orAbsent: 'userId' });
});

it('returns allowed or blocked_quota_exceeded, the remaining quota, and what a page about it may say', () => {
  const more = { opensAt: '2026-11-27T10:00:00.000Z', limit: 15, accountLimit: 30, countedBy: 'visitor' };
  expectFields(
    hardStopAnswerSchema,
    { result: 'allowed', remainingQuota: 3, ...more },
    { orNull: 'opensAt accountLimit', orAbsent: 'opensAt limit accountLimit countedBy' },
  );
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
