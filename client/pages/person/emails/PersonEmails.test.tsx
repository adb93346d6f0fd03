import { expect, test } from 'vitest';
import { renderText } from '../../../ui/render-text.ts';
import { buildPage, buildPerson } from '../person-fixtures.ts';
import { emailChip } from './email-chip.ts';
import { PersonEmails } from './PersonEmails.tsx';

const text = (emails: Parameters<typeof buildPerson>[0]) =>
  renderText(<PersonEmails page={buildPage(buildPerson(emails), { isLoggedIn: true })} />);

test('a free reader sees domains and counts', () => {
  const emails = {
    type: 'obfuscated' as const,
    domains: ['example.com', 'example.net'],
    recentlyUsedCount: 1,
    otherCount: 3,
  };
  expect(text({ emails })).toContain('888888 name hidden @example.com');
  expect(text({ emails })).toContain('2 domains, +2 more addresses. 1 recently used, 3 others.');
});

test('of addresses none is said to be used recently where none is, and no others where there are none', () => {
  const one = { type: 'obfuscated' as const, domains: ['example.com'] };
  expect(text({ emails: { ...one, recentlyUsedCount: 0, otherCount: 1 } })).toMatch(/1 domain\. View email/);
  expect(text({ emails: { ...one, recentlyUsedCount: 1, otherCount: 0 } })).toContain(
    '1 domain. 1 recently used. View',
  );
});

test('a partial address shows its first letter and its domain', () => {
  const partialEmails = [
    { name: 'm', domain: 'example.com', score: 50 },
    { name: 'm', domain: 'example.net', score: 49 },
  ];
  expect(text({ emails: { type: 'partial', partialEmails } })).toContain(
    'm 88888 rest of the name hidden @example.com',
  );
  expect(text({ emails: { type: 'partial', partialEmails } }).match(/Recently Used/g)).toHaveLength(1);
});

test('a full address says what it is, and when it was last confirmed', () => {
  const provenance = { firstSeen: null, lastSeen: '2026-03', source: 'self-reported' } as const;
  const address = { email: 'maya@example.com', kind: 'personal', score: 40, isPrimary: false, provenance } as const;
  expect(text({ emails: { type: 'full', emails: [{ ...address, isPrimary: true, score: 90 }] } })).toContain(
    'maya@example.com Primary Recently Used Last confirmed Mar 2026, self-reported',
  );
  expect(text({ emails: { type: 'full', emails: [address] } })).toContain(
    'maya@example.com Last confirmed Mar 2026, self-reported',
  );
  expect(text({ emails: { type: 'full', emails: [{ ...address, provenance: null }] } })).toBe(
    'Emails maya@example.com',
  );
});

test('where only their number is known it is told, and where the addresses can be had', () => {
  const counted = (totalCount: number) => text({ emails: { type: 'only-counts', totalCount } });
  expect(counted(4)).toBe(
    'Emails Premium 4 email addresses on record. Email addresses are part of Premium. View email addresses',
  );
  expect(counted(1)).toContain('1 email address on record.');
  expect(counted(0)).toBe('Emails No current or past email addresses found.');
});

test('lists without an entry are no lists', () => {
  const none = 'Emails No current or past email addresses found.';
  const domainless = { type: 'obfuscated' as const, domains: [], recentlyUsedCount: 1, otherCount: 2 };
  expect(text({ emails: { type: 'full', emails: [] } })).toBe(none);
  expect(text({ emails: { type: 'partial', partialEmails: [] } })).toBe(none);
  expect(text({ emails: { ...domainless, recentlyUsedCount: 0, otherCount: 0 } })).toBe(none);
  expect(text({ emails: domainless })).toContain('3 email addresses on record. Email addresses are part of Premium.');
});

test('without an address the section says so', () => {
  expect(text({ emails: { type: 'none' } })).toBe('Emails No current or past email addresses found.');
});

test('business addresses are professional, others recently used above a score of 50', () => {
  expect(emailChip('company', 90)).toBe('Professional');
  expect(emailChip('personal', 51)).toBe('Recently Used');
  expect(emailChip('personal', 50)).toBeNull();
});
