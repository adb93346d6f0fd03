import { expect, it } from 'vitest';
import { full, textsOf } from '../../../tests/fixtures/page-definition.ts';
import { buildAddress, buildObfuscatedAddress, buildPerson, buildPhone } from '../../../tests/fixtures/person.ts';

it.each([
  ['exact', { age: 65, ageRange: null }, ', age 65,', 'Records show an age of 65.'],
  ['older, for free', { age: null, ageRange: '65+' }, ', age 65+,', 'Records show an age of 65+.'],
  ['a decade', { age: null, ageRange: '40s' }, ', in their 40s,', 'Records show an age in the 40s.'],
  ['the first adult years', { age: null, ageRange: '18-19' }, ', age 18-19,', 'Records show an age of 18-19.'],
])('writes an age as it was sent: %s', (_, dateOfBirth, aside, answer) => {
  const person = buildPerson({ dateOfBirth, addresses: [buildObfuscatedAddress({ isHistorical: false })] });
  const { summary, answers } = textsOf(person);
  expect(summary).toContain(`Maya Ostrowski${aside} lives in Portland, Oregon.`);
  expect(answers['How old is Maya Ostrowski?']).toContain(answer);
  const alone = textsOf(buildPerson({ dateOfBirth })).summary;
  expect(alone).toBe(answer.replace('.', ' for Maya Ostrowski.'));
});

it('gives paying viewers the exact age above 65', () => {
  const { summary, answers } = textsOf(
    { ...full, dateOfBirth: { age: 81, ageRange: null, month: null, year: 1945 } },
    'premium',
  );
  expect(summary).toContain('Maya Ostrowski, age 81, lives');
  expect(answers['How old is Maya Ostrowski?']).toBe('Records show an age of 81 and a birth in 1945.');
});

it('says how much there is if everything is hidden', () => {
  const veiled = buildPerson({
    addresses: [buildObfuscatedAddress({ isHistorical: false })],
    emails: { type: 'only-counts', totalCount: 2 },
    relatives: [{ type: 'obfuscated', kind: 'Relative' }],
    associates: [
      { type: 'obfuscated', kind: 'Associate' },
      { type: 'obfuscated', kind: 'Associate' },
    ],
    professionalData: {
      type: 'teaser',
      titleAvailable: false,
      companyNameAvailable: false,
      linkedInUrlAvailable: true,
    },
    counts: { phonesCount: 1, emailsCount: 2 },
  });
  const { summary, answers } = textsOf(veiled);
  expect(summary).toBe(
    'Maya Ostrowski lives in Portland, Oregon. We have 1 phone number, 2 email addresses, 1 address and 1 relative on record for Maya.',
  );
  expect(answers).toEqual({
    'Where does Maya Ostrowski live now?':
      'Records place Maya in Portland, Oregon. The street is part of Premium. A move can take months to reach the records.',
    'What is Maya Ostrowski’s phone number?': 'We have 1 phone number on record. It is part of Premium.',
    'What is Maya Ostrowski’s email address?':
      'We have 2 email addresses on record. Full addresses come with Small Business, or with a background report where there is one.',
    'Who is related to Maya Ostrowski?': 'We have 1 relative on record. The name is part of Premium.',
    'Who are Maya Ostrowski’s associates?': 'We have 2 associates on record. The names are part of Premium.',
  });
});

it('gives a free viewer complete listed landlines and counts the others', () => {
  const listed = [1, 2, 3, 4].map((n) => buildPhone(`011${n}`, { isListed: true }));
  const { answers } = textsOf(buildPerson({ landlinePhones: listed, counts: { phonesCount: 9 } }));
  expect(answers['What is Maya Ostrowski’s phone number?']).toBe(
    'A public directory lists (503) 555-0111, (503) 555-0112 and (503) 555-0113. 1 more is on this page. 5 more are part of Premium.',
  );
  const all = textsOf(buildPerson({ landlinePhones: listed }));
  expect(all.answers['What is Maya Ostrowski’s phone number?']).toMatch(/1 more is on this page\.$/);
});

it('gives Premium the first letter and the domain of an email address', () => {
  const emails = { type: 'partial', partialEmails: [{ name: 'm', domain: 'one.example', score: 90 }] } as const;
  const person = { ...full, emails: { ...emails, partialEmails: [...emails.partialEmails] } };
  expect(textsOf(person, 'premium').answers['What is Maya Ostrowski’s email address?']).toBe(
    'We have 2 email addresses on record; the first starts with “m” and ends with “@one.example”. Full addresses come with Small Business, or with a background report where there is one.',
  );
});

it.each([
  [
    { type: 'full', title: 'Keeper', companyName: 'Hale Works', companyDomain: null, linkedInUrl: null },
    'Records list the job title Keeper at Hale Works.',
  ],
  [
    { type: 'full', title: 'Keeper', companyName: null, companyDomain: null, linkedInUrl: null },
    'Records list the job title Keeper, without an employer.',
  ],
  [
    { type: 'full', title: 'Keeper', companyName: '.', companyDomain: null, linkedInUrl: null },
    'Records list the job title Keeper, without an employer.',
  ],
  [
    { type: 'full', title: null, companyName: 'Hale Works', companyDomain: null, linkedInUrl: null },
    'Records list Hale Works as the employer.',
  ],
  [{ type: 'full', title: null, companyName: null, companyDomain: 'hale.example', linkedInUrl: null }, undefined],
  [
    { type: 'teaser', titleAvailable: true, companyNameAvailable: false, linkedInUrlAvailable: false },
    'A job title is on record, and is part of Premium.',
  ],
  [
    { type: 'teaser', titleAvailable: false, companyNameAvailable: true, linkedInUrlAvailable: false },
    'An employer is on record, and is part of Premium.',
  ],
] as const)('answers where someone works from what was sent: %j', (professionalData, answer) => {
  expect(textsOf(buildPerson({ professionalData })).answers['Where does Maya Ostrowski work?']).toBe(answer);
});

it('leaves out a month of moving in that lies in the future', () => {
  const moving = (moveInDate: string) => ({
    ...full,
    addresses: [buildAddress({ line1: '1 Oak St', city: 'Salem', moveInDate })],
  });
  const answer = (month: string) => textsOf(moving(month), 'premium').answers['Where does Maya Ostrowski live now?'];
  expect(answer('2026-11')).toContain('since Nov, 2026.');
  expect(answer('2026-12')).not.toContain('since');
  expect(answer('2026-00')).not.toContain('since');
});

it('links an answer to the section that says more, if there is one', () => {
  const { page } = textsOf(full, 'smb');
  const ctas = page.personDetailsFaqs?.faqs.map(({ question, cta }) => [question.split(' Maya')[0], cta]);
  expect(ctas).toEqual([
    ['How old is', null],
    ['Where does', { text: 'See addresses', target: 'addresses' }],
    ['What is', { text: 'See phone numbers', target: 'phones' }],
    ['What is', { text: 'See email addresses', target: 'emails' }],
    ['Who is related to', { text: 'See relatives', target: 'relatives' }],
    ['Who are', { text: 'See associates', target: 'associates' }],
  ]);
});
