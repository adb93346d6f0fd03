import { expect, it } from 'vitest';
import { PERSON_ID } from '../../tests/fixtures/sample-values.ts';
import { expectFields } from '../../tests/support/contract-fields.ts';
import { monitorEntrySchema } from './monitor.ts';

it('monitors a person by id, with the name as the viewer knows it, automatically or not [P3-112]', () => {
  const entry = { personId: PERSON_ID, displayText: 'Maya Ostrowski', autoMonitor: false };
  expectFields(monitorEntrySchema, entry);
  for (const [length, isTaken] of [
    [10_000, true],
    [10_001, false],
  ] as const)
    expect(monitorEntrySchema.safeParse({ ...entry, displayText: 'x'.repeat(length) }).success).toBe(isTaken);
  expect(monitorEntrySchema.safeParse({ ...entry, displayText: ' ' }).success).toBe(false);
});
