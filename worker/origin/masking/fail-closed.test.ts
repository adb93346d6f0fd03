import { expect, test, vi } from 'vitest';
import type * as z from 'zod/mini';
import { FREE, mask, record, SMB_BG } from '../../../tests/fixtures/person-record.ts';
import { freePersonSchema } from '../../../tests/support/free-person.ts';
import type { PersonRecord } from '../people/person-record.ts';

/** What a contract and a record gained after this was written, in every object. */
const { PLANTED, grown } = vi.hoisted(() => {
  /** A module's exported schemas, with one more field in each object. */
  async function grow<T extends object>(importActual: () => Promise<T>): Promise<T> {
    const { optional, unknown, extend } = await import('zod/mini');
    const isObject = (schema: unknown): schema is z.ZodMiniObject =>
      (schema as { def?: { type?: string } } | null)?.def?.type === 'object';
    const actual = await importActual();
    return Object.fromEntries(
      Object.entries(actual).map(([name, schema]) => [
        name,
        isObject(schema) ? extend(schema, { planted: optional(unknown()) }) : schema,
      ]),
    ) as T;
  }
  return { PLANTED: 'planted-value', grown: grow };
});

vi.mock('../../../shared/contract/person/address.ts', (actual) => grown(actual));
vi.mock('../../../shared/contract/person/email.ts', (actual) => grown(actual));
vi.mock('../../../shared/contract/identity.ts', (actual) => grown(actual));
vi.mock('../../../shared/contract/person/phone.ts', (actual) => grown(actual));
vi.mock('../../../shared/contract/person/person.ts', (actual) => grown(actual));
vi.mock('../../../shared/contract/person/relative.ts', (actual) => grown(actual));

/** The same value with one more field in each of its objects, one at a time. */
function* withOneMore(value: unknown, put: (grownValue: unknown) => unknown = (same) => same): Generator<unknown> {
  if (Array.isArray(value)) {
    for (const [at, entry] of value.entries()) yield* withOneMore(entry, (inner) => put(value.with(at, inner)));
    return;
  }
  if (typeof value !== 'object' || value === null) return;
  yield put({ ...value, planted: PLANTED });
  for (const [key, entry] of Object.entries(value))
    yield* withOneMore(entry, (inner) => put({ ...value, [key]: inner }));
}

/** Where the planted field is; null if it is nowhere. */
function pathOf(value: unknown): string | null {
  if (typeof value !== 'object' || value === null) return null;
  for (const [key, entry] of Object.entries(value)) {
    if (key === 'planted') return key;
    const inner = pathOf(entry);
    if (inner !== null) return `${key}.${inner}`;
  }
  return null;
}

test('a field the contract gains is refused in a free answer, wherever it is, until somebody allows it', () => {
  const free = mask(FREE);
  expect(freePersonSchema.safeParse(free).success).toBe(true);
  const grownAnswers = [...withOneMore(free)];
  expect(grownAnswers.length).toBeGreaterThan(25);
  for (const answer of grownAnswers)
    expect(freePersonSchema.safeParse(answer).success, pathOf(answer) ?? '').toBe(false);
});

test('a field a record gains stays in the origin, whoever asks, until somebody sends it', () => {
  const records = [...withOneMore(record)] as PersonRecord[];
  expect(records.length).toBeGreaterThan(40);
  for (const grownRecord of records)
    for (const access of [FREE, SMB_BG]) expect(pathOf(mask(access, grownRecord))).toBeNull();
});
