import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type PageDefinition, pageDefinitionSchema } from '../../../shared/contract/person/page-definition.ts';
import { type Person, personSchema } from '../../../shared/contract/person/person.ts';
import { type Entitlement, entitlementSchema } from '../../../shared/contract/viewer.ts';
import { pageOf } from '../../../tests/fixtures/page-definition.ts';
import {
  buildAddress,
  buildMaskedPhone,
  buildName,
  buildObfuscatedAddress,
  buildPartialAddress,
  buildPerson,
  buildPhone,
  buildRelative,
} from '../../../tests/fixtures/person.ts';
import { BG, FREE, mask } from '../../../tests/fixtures/person-record.ts';
import { arbitraryOf } from '../../../tests/support/contract-arbitrary.ts';
import type { Access } from '../masking/access.ts';

const anyPerson = arbitraryOf(personSchema) as fc.Arbitrary<Person>;
const anyEntitlement = fc.constantFrom(...entitlementSchema.options);
const anyScore = fc.integer({ min: 0, max: 100 });

function textsOf({
  personDetailsSeoSummary,
  personDetailsFaqs,
  headerComponent,
  callsToAction,
}: PageDefinition): string[] {
  const faqs = personDetailsFaqs?.faqs ?? [];
  return [
    ...(personDetailsSeoSummary === null ? [] : [personDetailsSeoSummary.summary]),
    ...(personDetailsFaqs === null ? [] : [personDetailsFaqs.title]),
    ...faqs.flatMap(({ question, answer }) => [question, answer]),
    ...[headerComponent, ...Object.values(callsToAction)].flatMap((offer) => offer?.text ?? []),
  ];
}

/** Runs of digits, with the commas of '1,204' removed. */
function numbersIn(text: string): string[] {
  return text.replace(/(?<=\d),(?=\d{3})/g, '').match(/\d+/g) ?? [];
}

it('writes complete sentences about every person that the contract allows', () => {
  fc.assert(
    fc.property(anyPerson, anyEntitlement, anyScore, (person, entitlement, fillScore) => {
      const page = pageDefinitionSchema.parse(pageOf(person, entitlement, fillScore));
      for (const text of textsOf(page)) {
        expect(text).not.toMatch(/\s\s|^\s|\s$/);
        expect(text).not.toMatch(/undefined|null|NaN|\[object/);
      }
      const faqs = page.personDetailsFaqs?.faqs ?? [];
      expect(faqs.length).toBeLessThanOrEqual(6);
      expect(new Set(faqs.map(({ question }) => question)).size).toBe(faqs.length);
      for (const { question, answer } of faqs) {
        expect(question).toMatch(/\?$/);
        expect(answer).toMatch(/\S[.?]$/);
      }
    }),
    { numRuns: 300 },
  );
});

it('gives no number that was not sent', () => {
  fc.assert(
    fc.property(anyPerson, anyEntitlement, anyScore, (person, entitlement, fillScore) => {
      const sent = new Set(JSON.stringify(person).match(/\d+/g)?.map(Number));
      const lists = [person.relatives, person.associates, person.addresses, person.ownedProperties];
      const phones = person.mobilePhones.length + person.landlinePhones.length + person.otherPhones.length;
      const totals = [...Object.values(person.counts), ...lists.map(({ length }) => length), phones];
      if (person.emails.type === 'obfuscated')
        totals.push(person.emails.recentlyUsedCount + person.emails.otherCount, person.emails.domains.length);
      if (person.emails.type === 'partial') totals.push(person.emails.partialEmails.length);
      if (person.emails.type === 'full') totals.push(person.emails.emails.length);
      const may = (text: string) => sent.has(Number(text)) || totals.some((total) => isRest(Number(text), total));
      const page = pageOf(person, entitlement, fillScore);
      const strange = textsOf(page)
        .flatMap(numbersIn)
        .filter((text) => !may(text));
      expect(strange).toEqual([]);
    }),
    { numRuns: 300 },
  );
});

/** The most items of a total that are named individually: three lists of phones of up to four. */
const NAMED_MAX = 12;

/** A total, or what is left of it after naming some. */
function isRest(count: number, total: number): boolean {
  return count <= total && total - count <= NAMED_MAX;
}

/** Words and numbers that represent private data, all different from each other and from our own words. */
const canaries = fc.record({
  words: fc.uniqueArray(fc.stringMatching(/^Q[bcdfgkmpvwxz]{9}$/), { minLength: 20, maxLength: 20 }),
  numbers: fc.uniqueArray(fc.integer({ min: 1_000, max: 9_999 }), { minLength: 6, maxLength: 6 }),
});

it('cannot reveal what masking withheld: it only gets the masked person', () => {
  fc.assert(
    fc.property(canaries, fc.boolean(), ({ words, numbers }, isDead) => {
      const word = (at: number) => words[at] ?? '';
      const number = (at: number) => String(numbers[at]);
      const kin = [2, 3, 4, 5, 6, 7, 8, 9].map((at) => buildRelative(at, { name: buildName(`Kin ${word(at)}`) }));
      const whole = buildPerson({
        isDead,
        dateOfBirth: { age: 81, ageRange: null, month: 7, year: 1945 },
        addresses: [
          buildAddress({ line1: `${number(0)} Alder St`, zip5: `8${number(1)}`, moveInDate: '1979-02' }),
          buildAddress({ line1: `${number(2)} ${word(0)} Rd`, city: 'Eugene', isHistorical: true, moveInDate: null }),
        ],
        mobilePhones: [3, 4].map((at) => buildPhone(number(at), { linetype: 'Mobile' })),
        emails: {
          type: 'full',
          emails: [{ email: `${word(1)}@one.example`, kind: 'personal', score: 90, isPrimary: true, provenance: null }],
        },
        relatives: kin,
        professionalData: {
          type: 'full',
          title: word(10),
          companyName: word(11),
          companyDomain: null,
          linkedInUrl: null,
        },
      });
      const masked: Person = {
        ...whole,
        dateOfBirth: { age: null, ageRange: '65+' },
        addresses: [buildPartialAddress(), buildObfuscatedAddress({ city: 'Eugene' })],
        mobilePhones: [buildMaskedPhone({ npa: '503' }), buildMaskedPhone({ npa: '503' })],
        emails: { type: 'obfuscated', domains: ['one.example'], recentlyUsedCount: 1, otherCount: 0 },
        relatives: kin.map((one, at) => (at < 6 ? one : { type: 'obfuscated', kind: 'Relative' })),
        professionalData: {
          type: 'teaser',
          titleAvailable: true,
          companyNameAvailable: true,
          linkedInUrlAvailable: false,
        },
      };
      const secrets = [word(0), word(1), word(8), word(9), word(10), word(11), ...numbers.slice(0, 5).map(String)];
      const told = (person: Person) => textsOf(pageOf(person)).join('\n');
      const text = told(masked);
      for (const secret of [...secrets, '1945', '1979', '81', '97201']) expect(text).not.toContain(secret);
      // Data sent in full does appear, so the search above looks for the right thing.
      expect(told(whole)).toContain(isDead ? '1945' : '81');
      expect(told(whole)).toContain(number(0));
    }),
    { numRuns: 100 },
  );
});

it('reveals nothing about a masked record that masking removed', () => {
  const textOf = (access: Access, entitlement: Entitlement) => textsOf(pageOf(mask(access), entitlement)).join('\n');
  const whole = textOf(BG, 'bg');
  const free = textOf(FREE, 'free');
  for (const secret of ['98431', '97201', '1951', 'canarybox', '5550101', '555-0101', 'Canary Former', 'Kin6', 'Kin7'])
    expect(free).not.toContain(secret);
  expect(free).toContain('65+');
  expect(whole).toContain('98431');
  expect(whole).toContain('canarybox@one.example');
});
