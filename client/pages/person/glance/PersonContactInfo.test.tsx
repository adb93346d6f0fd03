import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { Emails } from '../../../../shared/contract/person/email.ts';
import type { Person } from '../../../../shared/contract/person/person.ts';
import { buildMaskedPhone, buildPerson, buildPhone } from '../../../../tests/fixtures/person.ts';
import { buildDetails, buildPage } from '../../../../tests/fixtures/person-page.ts';
import { renderHrefs, renderText } from '../../../ui/text/render-text.ts';
import { PersonContactInfo } from './PersonContactInfo.tsx';

const masked = buildMaskedPhone();
const listed = buildPhone('0186', { isListed: true });
const domains: Emails = { type: 'obfuscated', domains: ['example.com'], recentlyUsedCount: 1, otherCount: 0 };

const card = (known: Partial<Person>) => <PersonContactInfo page={buildPage(buildPerson(known))} />;

test('with every number shown in full and no email, nothing is offered', () => {
  const text = renderText(card({ landlinePhones: [listed] }));
  expect(text).toContain('Contact info');
  expect(text).not.toMatch(/Premium|View Phone Numbers|Get Maya/);
});

test('hidden numbers are offered, whether masked or not sent at all', () => {
  const unsent = buildPerson({ landlinePhones: [listed] });
  for (const known of [
    { mobilePhones: [masked] },
    { landlinePhones: [listed], counts: { ...unsent.counts, phonesCount: 2 } },
  ])
    expect(renderText(card(known))).toContain('Hidden numbers are part of Premium. View Phone Numbers');
});

test('emails known only by their number are hidden, unless there are none', () => {
  const counted = (totalCount: number) => renderText(card({ emails: { type: 'only-counts', totalCount } }));
  expect(counted(2)).toContain('View email addresses');
  expect(counted(0)).not.toContain('View email addresses');
});

test('if only emails are hidden, the offer says so', () => {
  const text = renderText(card({ landlinePhones: [listed], emails: domains }));
  expect(text).toContain('Hidden email addresses are part of a paid plan. View email addresses');
  expect(text).not.toContain('View Phone Numbers');
  expect(renderHrefs(card({ emails: domains }))[0]).toContain('emailUpgrade=true');
});

test('cell phones, landlines, emails and other phones are counted for every viewer, and kinds without any are left out [P2-161]', () => {
  const person = buildPerson({ mobilePhones: [masked] });
  const counted = (counts: object) => card({ ...person, counts: { ...person.counts, ...counts } });
  const all = { mobilePhonesCount: 2, landlinePhonesCount: 1, otherPhonesCount: 1_250, emailsCount: 4 };
  expect(renderText(counted(all))).toContain('On record: 2 cell phones, 1 landline, 4 emails and 1,250 other phones.');
  const some = { ...all, landlinePhonesCount: 0, otherPhonesCount: 0 };
  expect(renderText(counted(some))).toContain('On record: 2 cell phones and 4 emails.');
  expect(renderToStaticMarkup(counted(some)).split('</h2>')[1]?.split('On record')[0]).not.toContain('<svg');
});

test('everybody sees a listed landline with its kind, place and month, and can copy it', () => {
  const provenance = { source: 'public directory', firstSeen: null, lastSeen: '2026-08' } as const;
  const landline = buildPhone('0186', { isListed: true, provenance });
  const person = buildPerson({ mobilePhones: [masked], landlinePhones: [landline] });
  const counts = { ...person.counts, mobilePhonesCount: 1, landlinePhonesCount: 1, phonesCount: 2 };
  expect(renderText(card({ ...person, counts }))).toContain(
    '(503) 555-0186 Listed landline · Portland, OR · last confirmed Aug, 2026 Also on record: 1 cell phone.',
  );
  expect(renderToStaticMarkup(card({ ...person, counts }))).toContain('aria-label="Copy (503) 555-0186"');
});

test('a number that a check found unused is not the one to call, if there is another', () => {
  const unused = buildPhone('0187', { linetype: 'Mobile', isPrimary: true, activity: 'Inactive' });
  expect(renderText(card({ mobilePhones: [unused, buildPhone('0188', { linetype: 'Mobile' })] }))).toContain(
    '(503) 555-0188 Cell phone',
  );
  expect(renderText(card({ mobilePhones: [unused] }))).toContain('(503) 555-0187 Cell phone');
});

test('a free viewer is offered the contact info by name; a viewer who can see it is not [P2-162]', () => {
  const person = buildPerson({ mobilePhones: [masked] });
  expect(renderText(card(person))).toMatch(/^Get Maya’s Contact Info On record/);
  const details = buildDetails(person, { entitlement: 'premium', lookupType: 'premium' });
  expect(renderText(<PersonContactInfo page={buildPage(person, { details })} />)).toMatch(/^Contact info On record/);
});

test('Premium viewers, who see first letter and domain, are offered the full addresses [P6-031]', () => {
  const emails: Emails = { type: 'partial', partialEmails: [{ name: 'm', domain: 'example.com', score: 60 }] };
  const person = buildPerson({ landlinePhones: [listed], emails });
  const details = buildDetails(person, { entitlement: 'premium', lookupType: 'premium' });
  const premium = <PersonContactInfo page={buildPage(person, { details, isLoggedIn: true })} />;
  expect(renderText(premium)).toMatch(/^Contact info \(503\) 555-0186 .* where there is one\. View email addresses$/);
  expect(renderHrefs(premium).at(-1)).toMatch(/wp_content=subHeader.*funnelType=business.*emailUpgrade=true/);
  const smb = buildPage(person, { details: { ...details, entitlement: 'smb' } });
  expect(renderText(<PersonContactInfo page={smb} />)).not.toContain('View email');
});

test('a viewer who paid for the page can copy the primary number and address, and sees how many others there are [P2-161]', () => {
  const mobile = { linetype: 'Mobile' } as const;
  const known = buildPerson({
    mobilePhones: [buildPhone('0187', mobile), buildPhone('0188', { ...mobile, isPrimary: true })],
    landlinePhones: [listed],
    emails: {
      type: 'full',
      emails: [
        { email: 'old@example.com', kind: 'personal', score: 90, isPrimary: false, provenance: null },
        { email: 'maya@example.com', kind: 'personal', score: 40, isPrimary: true, provenance: null },
      ],
    },
  });
  const counts = { ...known.counts, mobilePhonesCount: 2, landlinePhonesCount: 1, otherPhonesCount: 0, emailsCount: 2 };
  const person = { ...known, counts };
  const details = buildDetails(person, { entitlement: 'bg', lookupType: 'bg' });
  const paid = <PersonContactInfo page={buildPage(person, { details, isLoggedIn: true })} />;
  expect(renderText(paid)).toBe(
    'Contact info (503) 555-0188 Cell phone · Portland, OR maya@ example.com Also on record: 1 cell phone, 1 landline and 1 email.',
  );
  const html = renderToStaticMarkup(paid);
  expect(html).toContain('aria-label="Copy (503) 555-0188"');
  expect(html).toContain('aria-label="Copy maya@example.com"');
});
