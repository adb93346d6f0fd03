import { describe, expect, it } from 'vitest';
import { PROVENANCE } from '../../../tests/fixtures/sample-values.ts';
import { expectFields } from '../../../tests/support/contract-fields.ts';
import {
  countedEmailsSchema,
  emailPresentationTypeSchema,
  emailsSchema,
  fullEmailsSchema,
  noEmailsSchema,
  obfuscatedEmailsSchema,
  partialEmailsSchema,
} from './email.ts';

const EMAIL = {
  email: 'maya@example.com',
  kind: 'personal',
  score: 80,
  isPrimary: true,
  provenance: PROVENANCE,
};
const PARTIAL_EMAIL = { name: 'm', domain: 'example.com', score: 80 };

describe('email addresses', () => {
  it('are full, partial, obfuscated, only counted or none, named like their presentation types', () => {
    const types = emailsSchema.def.options.flatMap(({ shape }) => [...shape.type.def.values]);
    expect(types).toEqual(['full', 'partial', 'obfuscated', 'only-counts', 'none']);
    expect(Object.keys(emailPresentationTypeSchema.def.entries)).toEqual(types);
  });
  it('have address, kind, score and whether they are primary if full', () => {
    expectFields(fullEmailsSchema, { type: 'full', emails: [EMAIL] });
    expectFields(fullEmailsSchema.shape.emails.def.element, EMAIL, { orNull: 'provenance' });
    const takesKind = (kind: string) =>
      fullEmailsSchema.safeParse({ type: 'full', emails: [{ ...EMAIL, kind }] }).success;
    expect(['personal', 'business', 'company', 'school'].filter(takesKind)).toEqual([
      'personal',
      'business',
      'company',
    ]);
  });
  it('have the first letter, domain and score if partial', () => {
    expectFields(partialEmailsSchema, { type: 'partial', partialEmails: [PARTIAL_EMAIL] });
    expectFields(partialEmailsSchema.shape.partialEmails.def.element, PARTIAL_EMAIL);
    const two = { type: 'partial', partialEmails: [{ ...PARTIAL_EMAIL, name: 'ma' }] };
    expect(partialEmailsSchema.safeParse(two).success).toBe(false);
  });
  it('have up to three domains and two counts if obfuscated', () => {
    const obfuscated = { type: 'obfuscated', domains: ['example.com'], recentlyUsedCount: 1, otherCount: 2 };
    expectFields(obfuscatedEmailsSchema, obfuscated);
    const domains = ['example.com', 'example.org', 'example.net', 'post.example'];
    expect(obfuscatedEmailsSchema.safeParse({ ...obfuscated, domains: domains.slice(0, 3) }).success).toBe(true);
    expect(obfuscatedEmailsSchema.safeParse({ ...obfuscated, domains }).success).toBe(false);
  });
  it('have only a total if counted, and nothing if there are none [P3-046]', () => {
    expectFields(countedEmailsSchema, { type: 'only-counts', totalCount: 3 });
    expectFields(noEmailsSchema, { type: 'none' });
  });
});
