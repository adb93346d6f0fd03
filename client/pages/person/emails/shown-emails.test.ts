import { describe, expect, test } from 'vitest';
import type { Emails } from '../../../../shared/contract/person/email.ts';
import { downgradeEmails } from './shown-emails.ts';

const partial: Emails = {
  type: 'partial',
  partialEmails: [
    { name: 'm', domain: 'example.com', score: 50 },
    { name: 'o', domain: 'example.com', score: 49 },
    { name: 'm', domain: 'example.net', score: 90 },
    { name: 'm', domain: 'example.org', score: 10 },
    { name: 'm', domain: 'mail.example', score: 10 },
  ],
};
const address = { kind: 'personal', isPrimary: false, provenance: null } as const;
const full: Emails = {
  type: 'full',
  emails: [
    { ...address, email: 'maya@example.com', score: 51 },
    { ...address, email: 'm.o@example.com', score: 50 },
  ],
};

describe('email addresses presented as obfuscated', () => {
  test('become up to three distinct domains and counts if the list is partial [P5-025]', () => {
    expect(downgradeEmails(partial, 'obfuscated')).toEqual({
      type: 'obfuscated',
      domains: ['example.com', 'example.net', 'example.org'],
      recentlyUsedCount: 2,
      otherCount: 3,
    });
  });

  test('become the same if the list is full', () => {
    expect(downgradeEmails(full, 'obfuscated')).toEqual({
      type: 'obfuscated',
      domains: ['example.com'],
      recentlyUsedCount: 1,
      otherCount: 1,
    });
  });

  test('stay as they are without a list', () => {
    const others: readonly Emails[] = [
      { type: 'none' },
      { type: 'only-counts', totalCount: 4 },
      { type: 'obfuscated', domains: ['example.com'], recentlyUsedCount: 0, otherCount: 7 },
    ];
    for (const emails of others) expect(downgradeEmails(emails, 'obfuscated')).toBe(emails);
  });
});

test('no other presentation changes what was sent', () => {
  for (const presentation of ['full', 'partial', 'only-counts', 'none'] as const)
    for (const emails of [partial, full]) expect(downgradeEmails(emails, presentation)).toBe(emails);
});
