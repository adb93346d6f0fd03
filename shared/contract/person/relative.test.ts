import { describe, expect, it } from 'vitest';
import { NAME, PERSON_ID, PROVENANCE } from '../../../tests/fixtures/sample-values.ts';
import { expectFields } from '../../../tests/support/contract-fields.ts';
import {
  fullRelativeSchema,
  namesakesSchema,
  obfuscatedRelativeSchema,
  relatedPeopleSchema,
  relativeSchema,
} from './relative.ts';

const FULL = {
  type: 'full',
  kind: 'Relative',
  id: PERSON_ID,
  name: NAME,
  city: 'Portland',
  stateCode: 'OR',
  dateOfBirth: { age: null, ageRange: '40s' },
  isDead: false,
  relationship: 'sibling',
  provenance: PROVENANCE,
  delta: 'added',
};
const OBFUSCATED = { type: 'obfuscated', kind: 'Associate', delta: 'added' };

describe('a relative or an associate', () => {
  it('has id, name, place, an age or age range, whether they have died, what they are to the person and since when, if full', () => {
    expectFields(fullRelativeSchema, FULL, {
      orNull: 'city stateCode',
      orAbsent: 'isDead relationship provenance delta',
    });
    const takesBirth = (dateOfBirth: object) => relativeSchema.safeParse({ ...FULL, dateOfBirth }).success;
    expect(takesBirth({ age: 41, ageRange: null })).toBe(true);
    expect(takesBirth({ age: 41, ageRange: null, month: 3, year: 1985 })).toBe(false);
  });
  it('is one of eight things to the person', () => {
    const takes = (relationship: string) => relativeSchema.safeParse({ ...FULL, relationship }).success;
    const all = ['spouse', 'parent', 'child', 'sibling', 'grandparent', 'grandchild', 'in-law', 'other'];
    expect(all.filter(takes)).toEqual(all);
    expect(takes('former-spouse')).toBe(false);
  });
  it('only says that it exists if obfuscated', () => {
    expectFields(obfuscatedRelativeSchema, OBFUSCATED, { orAbsent: 'delta' });
  });
  it('says which of the two it is [P3-056]', () => {
    for (const kind of ['Relative', 'Associate'])
      for (const relative of [FULL, OBFUSCATED])
        expect(relativeSchema.safeParse({ ...relative, kind }).success).toBe(true);
    expect(relativeSchema.safeParse({ ...OBFUSCATED, kind: 'Neighbor' }).success).toBe(false);
  });
});

describe('related people', () => {
  const related = {
    fn: 'Maya',
    mn: 'June',
    ln: 'Ostrowski',
    city: 'Portland',
    state: 'OR',
    id: PERSON_ID,
    isDead: true,
  };
  const lists = {
    lastNameCity: [related],
    fullNameElsewhere: [],
    neighbors: [],
    company: [],
    jobTitle: [],
  };

  const line = {
    id: PERSON_ID,
    fullName: 'Maya Ostrowski',
    age: '41',
    isDead: false,
    city: 'Portland',
    stateCode: 'OR',
    isCurrentCity: true,
    earlierCities: ['Salem, OR'],
    relatives: [{ fullName: 'Ana Ostrowski', isDead: false }],
  };
  const namesakes = { self: line, people: [line], total: 2, isTotalCapped: false };

  it('come with up to three namesakes, and say of each what a search row says and nothing else', () => {
    expectFields(namesakesSchema, namesakes);
    expectFields(namesakesSchema.shape.self, line, { orNull: 'age city stateCode' });
    const takesMany = (many: number) =>
      namesakesSchema.safeParse({ ...namesakes, people: Array(many).fill(line) }).success;
    expect([0, 1, 3, 4].filter(takesMany)).toEqual([1, 3]);
    expect(namesakesSchema.safeParse({ ...namesakes, total: 1 }).success).toBe(false);
  });
  it('are in five lists of up to 11 [P2-164 P9-028]', () => {
    expectFields(relatedPeopleSchema, { ...lists, namesakes }, { orAbsent: 'namesakes' });
    for (const key of Object.keys(lists)) {
      const takesMany = (many: number) =>
        relatedPeopleSchema.safeParse({ ...lists, [key]: Array(many).fill(related) }).success;
      expect([11, 12].filter(takesMany)).toEqual([11]);
    }
  });
  it('have fn, mn, ln, city, state and id, and may be dead [P2-165]', () => {
    expectFields(relatedPeopleSchema.shape.company.def.element, related, {
      orNull: 'mn city state',
      orAbsent: 'isDead',
    });
  });
});
