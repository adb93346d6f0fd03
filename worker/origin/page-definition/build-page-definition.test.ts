import { expect, it } from 'vitest';
import { alone, free, full, textsOf } from '../../../tests/fixtures/page-definition.ts';
import { buildName, buildObfuscatedAddress, buildPerson, buildRelative } from '../../../tests/fixtures/person.ts';

it('summarizes a full person in three sentences and answers six questions [P3-010]', () => {
  const { summary, title, answers } = textsOf(full, 'smb');
  expect(summary).toBe(
    'Maya Ostrowski, age 41, lives in Portland, Oregon. We have 2 phone numbers, 2 email addresses, 3 addresses and ' +
      '4 relatives on record for Maya. Maya may be related to Nora Hale, Adam Ostrowski and Ida Ostrowski.',
  );
  expect(title).toBe('Questions about Maya Ostrowski');
  expect(answers).toEqual({
    'How old is Maya Ostrowski?': 'Records show an age of 41 and a birth in Jul, 1985.',
    'Where does Maya Ostrowski live now?':
      'Records place Maya at 1420 Alder St, Portland, OR 97201 since May, 2018. A move can take months to reach the records.',
    'What is Maya Ostrowski’s phone number?':
      'The primary number on record is (503) 555-0186, a cell phone. 1 more is on this page.',
    'What is Maya Ostrowski’s email address?':
      'The primary email address on record is maya@one.example. 1 more is on this page.',
    'Who is related to Maya Ostrowski?':
      'Maya may be related to Nora Hale, Adam Ostrowski, Ida Ostrowski and Jonas Hale.',
    'Who are Maya Ostrowski’s associates?': 'Records connect Maya with Paz Quill.',
  });
});

it('describes only what a free view was sent, and says where the rest is [P3-009]', () => {
  const { summary, answers } = textsOf(free);
  expect(summary).toBe(
    'Maya Ostrowski, age 41, lives in Portland, Oregon. We have 3 phone numbers, 2 email addresses, 3 addresses and ' +
      '5 relatives on record for Maya. Maya may be related to Nora Hale, Adam Ostrowski and Ida Ostrowski.',
  );
  expect(answers).toEqual({
    'How old is Maya Ostrowski?': 'Records show an age of 41. The rest of the birth date is part of Premium.',
    'Where does Maya Ostrowski live now?':
      'Records place Maya on Alder St in Portland, Oregon. The house number is part of Premium. A move can take months to reach the records.',
    'What is Maya Ostrowski’s phone number?':
      'We have 3 phone numbers on record; the first is in area code 503. The rest of each number is part of Premium.',
    'What is Maya Ostrowski’s email address?':
      'We have 2 email addresses on record, at one.example and two.example. Full addresses come with Small Business, or with a background report where there is one.',
    'Who is related to Maya Ostrowski?':
      'Maya may be related to Nora Hale, Adam Ostrowski, Ida Ostrowski and Jonas Hale. 1 more is part of Premium.',
    'Who are Maya Ostrowski’s associates?': 'Records connect Maya with Paz Quill.',
  });
});

it('moves later questions up if an earlier one has no answer', () => {
  const { questions, answers } = textsOf(alone(free));
  expect(questions.slice(3)).toEqual([
    'Where did Maya Ostrowski live before?',
    'Does Maya Ostrowski own property?',
    'Where does Maya Ostrowski work?',
  ]);
  expect(answers['Where did Maya Ostrowski live before?']).toBe(
    'Records list 2 earlier addresses, in Eugene, Oregon and Salem, Oregon. Streets and dates are part of Premium.',
  );
  expect(answers['Does Maya Ostrowski own property?']).toBe(
    'Records show 1 property in Maya’s name, on Alder St in Portland, Oregon. The house number is part of Premium.',
  );
  expect(answers['Where does Maya Ostrowski work?']).toBe(
    'A job title and an employer are on record, and are part of Premium.',
  );
});

it('uses the past tense for the dead, no age that would keep growing, and says nothing about reaching them', () => {
  const { summary, questions, answers } = textsOf({ ...full, isDead: true }, 'premium');
  expect(summary).toBe(
    'Records show that Maya Ostrowski, who last lived in Portland, Oregon, has died. We have 3 addresses and 4 ' +
      'relatives on record for Maya. Maya may have been related to Nora Hale, Adam Ostrowski and Ida Ostrowski.',
  );
  expect(questions).toEqual([
    'When was Maya Ostrowski born?',
    'Where did Maya Ostrowski live?',
    'Who was related to Maya Ostrowski?',
    'Who were Maya Ostrowski’s associates?',
    'Where did Maya Ostrowski live before?',
    'Did Maya Ostrowski own property?',
  ]);
  expect(answers['When was Maya Ostrowski born?']).toBe('Records say Jul, 1985.');
  expect(answers['Where did Maya Ostrowski live?']).toBe(
    'Records last place Maya at 1420 Alder St, Portland, OR 97201.',
  );
  const late = textsOf(alone({ ...full, isDead: true }), 'premium');
  expect(late.questions.slice(2)).toEqual([
    'Where did Maya Ostrowski live before?',
    'Did Maya Ostrowski own property?',
    'Where did Maya Ostrowski work?',
  ]);
  expect(textsOf(buildPerson({ isDead: true, counts: { phonesCount: 1 } })).summary).toMatch(
    /^Records show that Maya Ostrowski has died\.$/,
  );
});

it('sells a free reader nothing about the dead: what is hidden is only counted', () => {
  const some = { ...free, isDead: true, counts: { ...free.counts, relativesCount: 9, associatesCount: 1 } };
  const { answers } = textsOf({ ...some, associates: [{ type: 'obfuscated', kind: 'Associate' }] }, 'free');
  expect(Object.values(answers).join(' ')).not.toMatch(/Premium|part of/);
  expect(answers['Who was related to Maya Ostrowski?']).toMatch(/\d more are on record\.$/);
  expect(answers['Who were Maya Ostrowski’s associates?']).toBe('We have 1 associate on record.');
});

it('says of relatives who have died that they have', () => {
  const relatives = [buildRelative(1), buildRelative(2, { isDead: true })];
  const [one, other] = relatives.map(({ name }) => name.fullName);
  const { summary, answers } = textsOf(buildPerson({ relatives }), 'premium');
  expect(summary).toContain(`Maya may be related to ${one} and ${other} (deceased).`);
  expect(answers['Who is related to Maya Ostrowski?']).toContain(`${one} and ${other} (deceased)`);
});

it('leaves out an unknown age', () => {
  const { summary, questions } = textsOf({ ...free, dateOfBirth: { age: null, ageRange: null } });
  expect(summary).toMatch(/^Maya Ostrowski lives in Portland, Oregon\./);
  expect(questions[0]).toBe('Where does Maya Ostrowski live now?');
  expect(questions).toHaveLength(6);
});

it('says where a person without a current address last lived', () => {
  const { summary, answers } = textsOf({
    ...free,
    addresses: [buildObfuscatedAddress({ city: 'Eugene' }), buildObfuscatedAddress({ city: 'Salem' })],
  });
  expect(summary).toMatch(/^Maya Ostrowski, age 41, last lived in Eugene, Oregon\./);
  expect(answers['Where does Maya Ostrowski live now?']).toBe(
    'No current address is on record. Records last place Maya in Eugene, Oregon. The street is part of Premium.',
  );
});

it('does not ask where a person without an address lives', () => {
  const { summary, questions } = textsOf({ ...free, addresses: [], counts: { ...free.counts, addressesCount: 0 } });
  expect(summary).toMatch(
    /^Records show an age of 41 for Maya Ostrowski\. We have 3 phone numbers, 2 email addresses and/,
  );
  expect(questions.some((question) => question.includes('live'))).toBe(false);
});

it('uses the full name once and then the first name, in every spelling of a name', () => {
  const letter = textsOf({ ...full, name: buildName('J Ostrowski') }, 'smb');
  expect(letter.summary).toMatch(/^J Ostrowski, age 41, .+ on record for J\. J may be related/);
  const apostrophe = textsOf({ ...full, name: buildName("Maeve O'Neil Jr.") }, 'smb');
  expect(apostrophe.questions).toContain("What is Maeve O'Neil Jr.’s phone number?");
  expect(textsOf(buildPerson({ name: buildName("Maeve O'Neil Jr."), counts: { emailsCount: 1 } })).summary).toBe(
    "We have 1 email address on record for Maeve O'Neil Jr.",
  );
});

it('says nothing if only the name is known', () => {
  const { page } = textsOf(buildPerson(), 'free', 0);
  expect(page.personDetailsSeoSummary).toBeNull();
  expect(page.personDetailsFaqs).toBeNull();
  expect(textsOf(buildPerson(), 'free', 10).summary).toBeNull();
  expect(textsOf(buildPerson({ isDead: true }), 'free', 0).summary).toBeNull();
});

it('says how the email addresses were sent, and leaves every call to action to the registry [P3-011]', () => {
  const { page } = textsOf(free);
  expect(page.userEntitlement).toEqual({ emailPresentationType: 'obfuscated' });
  expect(page.headerComponent).toBeNull();
  expect(page.callsToAction.phones).toEqual({
    text: 'View Phone Numbers',
    lateTemplate: null,
    clickKind: 'funnel',
    destination: 'person',
    source: 'backup',
    price: null,
  });
  expect(textsOf(buildPerson()).page.userEntitlement.emailPresentationType).toBe('none');
});
