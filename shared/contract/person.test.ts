import { expect, it } from 'vitest';
import { mask, SMB } from '../../tests/support/handmade-record.ts';
import { personSchema } from './person.ts';
import { searchResultSchema } from './search.ts';

it('takes no blank for a name, of a person or of another one, nor in a result', () => {
  const person = mask(SMB);
  expect(personSchema.safeParse(person).success).toBe(true);
  for (const blank of ['', ' ', '\u00a0\t']) {
    expect(personSchema.safeParse({ ...person, name: { ...person.name, fullName: blank } }).success).toBe(false);
    expect(personSchema.safeParse({ ...person, akas: [blank] }).success).toBe(false);
    expect(searchResultSchema.shape.fullName.safeParse(blank).success).toBe(false);
  }
});
