import { describe, expect, it } from 'vitest';
import { PERSON_ID } from '../../tests/fixtures/sample-values.ts';
import { expectFields, outlineOf } from '../../tests/support/contract-fields.ts';
import {
  emailAvailableAnswerSchema,
  foundUserAnswerSchema,
  oneTimeLoginBodySchema,
  reportsAnswerSchema,
  userAnswerSchema,
} from './account.ts';

const USER = {
  id: 'ann',
  scope: 'account',
  hasPassword: true,
  userType: 'paid',
  primaryEmail: 'ann@example.com',
  firstName: 'Ann',
  lastName: 'Hale',
  premiumSubscriber: true,
  product: { productName: 'Premium Monthly' },
  premiumLookupsCount: 12,
  currentPlanLookupsCount: 20,
  resetDate: '2026-04-09T00:00:00.000Z',
  backgroundCreditsCount: 2,
  userBgCreditsNearestExpDate: '2026-04-20T00:00:00.000Z',
};
const userSchema = userAnswerSchema.shape.user.def.innerType;

describe('an account', () => {
  it('has its owner, plan, lookups and background credits; the name of the plan is product.productName', () => {
    expectFields(userSchema, USER, {
      orNull:
        'firstName lastName product premiumLookupsCount currentPlanLookupsCount resetDate userBgCreditsNearestExpDate',
      orAbsent: 'scope hasPassword',
    });
    expect(outlineOf(userSchema.shape.product)).toBe('{ productName }');
  });
  it('is null without a session, instead of a flag isLoggedIn', () => {
    expectFields(userAnswerSchema, { user: USER }, { orNull: 'user' });
    expect(userSchema.safeParse({ ...USER, isLoggedIn: true }).success).toBe(false);
  });
  it('never has a negative number of background credits', () => {
    expect(userSchema.safeParse({ ...USER, backgroundCreditsCount: 0 }).success).toBe(true);
    expect(userSchema.safeParse({ ...USER, backgroundCreditsCount: -1 }).success).toBe(false);
  });
  it('has one of nine user types', () => {
    const types = ['free', 'fam', 'paid', 'smb', 'cancelled', 'expired', 'transactional', 'transactional credits'];
    for (const userType of [...types, 'delinquent'])
      expect(userSchema.safeParse({ ...USER, userType }).success).toBe(true);
    for (const userType of ['anonymous', 'premium', null])
      expect(userSchema.safeParse({ ...USER, userType }).success).toBe(false);
  });
  it('lists reports by person, with the id in a payload and the end of the access', () => {
    const report = { wpId: PERSON_ID, payload: { id: 'report-1' }, accessExpiresAt: 1_790_000_000_000 };
    expectFields(reportsAnswerSchema.def.element, report);
  });
});

describe('a check of an email address', () => {
  it('returns message, validity, availability and whether it is a free account without a password [F5-26]', () => {
    const answer = { errorMessage: null, isValid: true, isAvailable: true, isFreeNoPassword: false };
    expectFields(emailAvailableAnswerSchema, { ...answer, errorMessage: 'Taken' }, { orNull: 'errorMessage' });
    expect(emailAvailableAnswerSchema.safeParse(answer).success).toBe(true);
  });
  it('returns id and primary address when an account is searched for, or null', () => {
    expectFields(foundUserAnswerSchema, { user: { id: 'ann', primaryEmail: 'ann@example.com' } }, { orNull: 'user' });
    expect(outlineOf(foundUserAnswerSchema)).toBe('{ user: { id, primaryEmail } }');
  });
  it("requests a one-time link with a redirect and the visitor's local time [F7-14]", () => {
    const usersLocalTimestamp = '2026-11-20T12:00:00.000Z';
    expectFields(oneTimeLoginBodySchema, { email: 'ann@example.com', redirect: '/people-search', usersLocalTimestamp });
  });
});
