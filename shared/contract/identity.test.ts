import { it } from 'vitest';
import { expectFields } from '../../tests/support/contract-fields.ts';
import { NAME, PERSON_ID } from '../../tests/support/contract-samples.ts';
import { personNameSchema, personReferenceSchema } from './identity.ts';

it('has for a name its four parts and the whole of it; middle name and suffix may be missing', () => {
  expectFields(personNameSchema, NAME, { orNull: 'middleName suffix' });
});

it('has for a redirect id, name, city and state', () => {
  const reference = { id: PERSON_ID, name: 'Maya Ostrowski', city: 'Portland', state: 'OR' };
  expectFields(personReferenceSchema, reference, { orNull: 'city state' });
});
