import { expect, it } from 'vitest';
import { DATE } from '../../tests/fixtures/contract.ts';
import { expectFields } from '../../tests/support/contract-fields.ts';
import { recordDateSchema } from './primitives.ts';

it('takes a date of which a part is unknown, and no 13th month and no 32nd day [F3-13]', () => {
  expectFields(recordDateSchema, DATE, { orNull: 'year month day fullDate' });
  for (const beyond of [{ month: 13 }, { month: 0 }, { day: 32 }, { day: 0 }, { year: 2021.5 }])
    expect(recordDateSchema.safeParse({ ...DATE, ...beyond }).success).toBe(false);
});
