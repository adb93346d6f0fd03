import { expect, it } from 'vitest';
import { expectFields } from '../../tests/support/contract-fields.ts';
import { PERSON_ID } from '../../tests/support/contract-samples.ts';
import { contactListEntrySchema, monitorEntrySchema } from './monitor.ts';

it('follows a person by id, under the name as the follower knows it, by itself or not', () => {
  expectFields(monitorEntrySchema, { personId: PERSON_ID, displayText: 'Maya Ostrowski', autoMonitor: false });
});

it('saves a person on a list that is named by a number', () => {
  const entry = { contactListId: 7, personId: PERSON_ID };
  expectFields(contactListEntrySchema, entry);
  expect(contactListEntrySchema.safeParse({ ...entry, contactListId: '7' }).success).toBe(false);
});
