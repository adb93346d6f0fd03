import { expect, it } from 'vitest';
import { PERSON_ID } from '../../tests/fixtures/sample-values.ts';
import { expectFields } from '../../tests/support/contract-fields.ts';
import { contactListEntrySchema, listNameSchema } from './contacts.ts';

it('saves a person on a list identified by a number [P3-111]', () => {
  const entry = { contactListId: 7, personId: PERSON_ID };
  expectFields(contactListEntrySchema, entry);
  expect(contactListEntrySchema.safeParse({ ...entry, contactListId: '7' }).success).toBe(false);
});

it.each([
  ['Family', true],
  ['Zoë’s list', true],
  ['x'.repeat(60), true],
  ['x'.repeat(61), false],
  ['', false],
  [' Family', false],
  ['Fam\nily', false],
])('takes %j as the name of a list: %s', (name, isTaken) => {
  expect(listNameSchema.safeParse(name).success).toBe(isTaken);
});
