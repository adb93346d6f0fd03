import { expect, test } from 'vitest';
import type { Emails } from '../../../../shared/contract/email.ts';
import type { Person } from '../../../../shared/contract/person.ts';
import type { Phone } from '../../../../shared/contract/phone.ts';
import { renderHrefs, renderText } from '../../../ui/render-text.ts';
import { buildPage, buildPerson, buildPhone } from '../person-fixtures.ts';
import { PersonContactInfo } from './PersonContactInfo.tsx';

const masked: Phone = { type: 'masked', npa: '971', linetype: 'Mobile', detail: null };
const listed = buildPhone('0186', { isListed: true });
const domains: Emails = { type: 'obfuscated', domains: ['example.com'], recentlyUsedCount: 1, otherCount: 0 };

const card = (known: Partial<Person>) => <PersonContactInfo page={buildPage(buildPerson(known))} />;

test('where every number is shown in full and there is no e-mail, nothing is offered', () => {
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

test('e-mails of which only the number is known are hidden, unless there is none', () => {
  const counted = (totalCount: number) => renderText(card({ emails: { type: 'only-counts', totalCount } }));
  expect(counted(2)).toContain('View email addresses');
  expect(counted(0)).not.toContain('View email addresses');
});

test('where only e-mails are hidden they are named', () => {
  const text = renderText(card({ landlinePhones: [listed], emails: domains }));
  expect(text).toContain('Hidden addresses are part of a paid plan. View email addresses');
  expect(text).not.toContain('View Phone Numbers');
  expect(renderHrefs(card({ emails: domains }))[0]).toContain('emailUpgrade=true');
});
