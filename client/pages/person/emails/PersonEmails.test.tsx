import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { buildPerson } from '../../../../tests/fixtures/person.ts';
import { buildDetails, buildPage, buildPageDefinition } from '../../../../tests/fixtures/person-page.ts';
import { renderHrefs, renderText } from '../../../ui/text/render-text.ts';
import { PersonEmails } from './PersonEmails.tsx';
import { emailChip } from './shown-emails.ts';

const text = (emails: Parameters<typeof buildPerson>[0]) =>
  renderText(<PersonEmails page={buildPage(buildPerson(emails), { isLoggedIn: true })} />);

test('a free viewer sees domains and counts [P6-021 P9-017 P9-076]', () => {
  const emails = {
    type: 'obfuscated' as const,
    domains: ['example.com', 'example.net'],
    recentlyUsedCount: 1,
    otherCount: 3,
  };
  expect(text({ emails })).toContain('888888 name hidden @example.com');
  expect(text({ emails })).toContain('2 more addresses on record · 1 of 4 recently used Premium adds');
});

test('recent and other addresses are mentioned only if there are any', () => {
  const one = { type: 'obfuscated' as const, domains: ['example.com'] };
  expect(text({ emails: { ...one, recentlyUsedCount: 0, otherCount: 1 } })).toContain('@example.com Premium adds');
  expect(text({ emails: { ...one, recentlyUsedCount: 1, otherCount: 0 } })).toContain(
    '@example.com All recently used Premium adds',
  );
});

test('a partial address shows its first letter and its domain [P5-024]', () => {
  const partialEmails = [
    { name: 'm', domain: 'example.com', score: 50 },
    { name: 'm', domain: 'example.net', score: 49 },
  ];
  expect(text({ emails: { type: 'partial', partialEmails } })).toContain(
    'm 88888 rest of the name hidden @example.com',
  );
  expect(text({ emails: { type: 'partial', partialEmails } }).match(/Recently Used/g)).toHaveLength(1);
});

test('a full address says what kind it is and why we think so [P2-097]', () => {
  const provenance = { firstSeen: null, lastSeen: '2026-03', source: 'self-reported' } as const;
  const address = { email: 'maya@example.com', kind: 'personal', score: 40, isPrimary: false, provenance } as const;
  expect(text({ emails: { type: 'full', emails: [{ ...address, isPrimary: true, score: 90 }] } })).toContain(
    'maya@example.com Primary Recently Used Why we think so Kind of source Self-reported Last seen Mar, 2026 Report an error',
  );
  expect(text({ emails: { type: 'full', emails: [address] } })).toContain(
    'maya@example.com Why we think so Kind of source Self-reported Last seen Mar, 2026 Report an error',
  );
  expect(text({ emails: { type: 'full', emails: [{ ...address, provenance: null }] } })).toBe(
    'Emails maya@example.com',
  );
});

test('if only their number is known, the section gives it and says where the addresses are sold', () => {
  const counted = (totalCount: number) => text({ emails: { type: 'only-counts', totalCount } });
  expect(counted(4)).toBe(
    'Emails Premium 4 email addresses on record. Premium adds first letters; Small Business, or the report if there is one, shows full addresses. View email addresses',
  );
  expect(counted(1)).toContain('1 email address on record.');
  expect(counted(0)).toBe('Emails No current or past email addresses found.');
});

test('lists without an entry are not drawn as lists', () => {
  const none = 'Emails No current or past email addresses found.';
  const domainless = { type: 'obfuscated' as const, domains: [], recentlyUsedCount: 1, otherCount: 2 };
  expect(text({ emails: { type: 'full', emails: [] } })).toBe(none);
  expect(text({ emails: { type: 'partial', partialEmails: [] } })).toBe(none);
  expect(text({ emails: { ...domainless, recentlyUsedCount: 0, otherCount: 0 } })).toBe(none);
  expect(text({ emails: domainless })).toContain(
    '3 email addresses on record. Premium adds first letters; Small Business, or the report if there is one, shows full addresses.',
  );
});

test('without an address, the section says so [P8-029]', () => {
  expect(text({ emails: { type: 'none' } })).toBe('Emails No current or past email addresses found.');
});

test('business addresses are professional, others recently used above a score of 50 [P4-097 P5-022 P5-023 P9-018]', () => {
  expect(emailChip('company', 90)).toBe('Professional');
  expect(emailChip('personal', 51)).toBe('Recently Used');
  expect(emailChip('personal', 50)).toBeNull();
});

const wholeList = (count: number) => ({
  type: 'full' as const,
  emails: Array.from({ length: count }, (_, index) => ({
    email: `maya${index}@example.com`,
    kind: 'personal' as const,
    score: 40,
    isPrimary: index === 0,
    provenance: null,
  })),
});
const partialList = (count: number) => ({
  type: 'partial' as const,
  partialEmails: Array.from({ length: count }, (_, index) => ({ name: 'm', domain: `example${index}.org`, score: 10 })),
});
const pageWith = (known: Parameters<typeof buildPerson>[0], more: Parameters<typeof buildDetails>[1]) => {
  const person = buildPerson(known);
  return buildPage(person, { isLoggedIn: true, details: buildDetails(person, more) });
};

test('three full addresses are open on wide screens and one on narrow ones, each with a copy button [P9-014]', () => {
  const html = renderToStaticMarkup(<PersonEmails page={pageWith({ emails: wholeList(5) }, { entitlement: 'smb' })} />);
  expect(html).toMatch(/<ul class="_wide3_\S+ _narrow1_/);
  expect(html.match(/aria-label="Copy maya\d@/g)).toHaveLength(5);
  expect(html).toContain('View 2 More');
  expect(html).toContain('View 4 More');
});

test('three partial addresses are open on every screen [P9-015]', () => {
  const html = renderToStaticMarkup(
    <PersonEmails page={pageWith({ emails: partialList(5) }, { entitlement: 'premium' })} />,
  );
  expect(html).toMatch(/<ul class="_wide3_\S+ _narrow3_/);
  expect(html).toContain('View 2 More');
});

test('a partial list presented as obfuscated shows only domains, offered with the business plan [P2-096]', () => {
  const definition = buildPageDefinition({ userEntitlement: { emailPresentationType: 'obfuscated' } });
  const page = pageWith({ emails: partialList(5) }, { entitlement: 'premium', pageDefinition: definition });
  const shown = renderText(<PersonEmails page={page} />);
  expect(shown).toContain('888888 name hidden @example0.org 888888 name hidden @example1.org 888888');
  expect(shown).not.toContain('rest of the name hidden');
  expect(shown).toContain('2 more addresses on record Premium adds');
  expect(shown).toMatch(/^Emails Small Business/);
});

test('addresses that are counted but in no plan of this viewer are offered by name [P8-030]', () => {
  const counts = { ...buildPerson().counts, emailsCount: 4 };
  const none = (entitlement: 'free' | 'premium' | 'smb' | 'bg', emailsCount = 4) =>
    renderText(<PersonEmails page={pageWith({ counts: { ...counts, emailsCount } }, { entitlement })} />);
  const offer = 'No email addresses for Maya Ostrowski Upgrade to get emails for all contacts';
  expect(none('free')).toBe(`Emails 4 Premium ${offer}`);
  expect(none('premium')).toBe(`Emails 4 Small Business ${offer}`);
  for (const entitlement of ['smb', 'bg'] as const)
    expect(none(entitlement)).toBe('Emails 4 No current or past email addresses found.');
  expect(none('free', 0)).toBe('Emails No current or past email addresses found.');
});

test('a viewer who has the plan is offered nothing, whatever the presentation', () => {
  const definition = buildPageDefinition({ userEntitlement: { emailPresentationType: 'obfuscated' } });
  const page = pageWith({ emails: wholeList(2) }, { entitlement: 'smb', pageDefinition: definition });
  expect(renderHrefs(<PersonEmails page={page} />)).toEqual([]);
});

test('addresses and domains recorded twice break nothing', () => {
  const [address] = wholeList(1).emails;
  const twice = address === undefined ? [] : [address, address];
  const full = pageWith({ emails: { type: 'full', emails: twice } }, { entitlement: 'smb' });
  expect(renderText(<PersonEmails page={full} />).match(/maya0@/g)).toHaveLength(2);
  expect(
    text({
      emails: {
        type: 'obfuscated',
        domains: ['example.com', 'example.com'],
        recentlyUsedCount: 0,
        otherCount: 2,
      },
    }).match(/@example\.com/g),
  ).toHaveLength(1);
});
