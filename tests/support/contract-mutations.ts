import fc from 'fast-check';
import type * as z from 'zod/mini';
import { arbitraryOf, definitionOf } from './contract-arbitrary.ts';

/**
 * A value of a schema with one field broken. Some are still valid: null in a nullable field, absent in an optional one.
 */
export interface Mutation {
  /** where and how: 'results.addresses[].city: null' */
  readonly what: string;
  make(): unknown;
}

const BREAKAGES = ['absent', 'null', 'of another type'] as const;
/** A schema refuses at least one of these for each field. */
const OTHER_TYPES: readonly unknown[] = [{ unexpected: true }, 'undefined', 7.5, [[]], true];

/** Breaks every field of a schema in turn, in every variant of every union: absent, null, of another type. */
export function mutationsOf(schema: z.ZodMiniType): Mutation[] {
  return [...BREAKAGES.slice(1).map((how) => whole(schema, how)), ...fields(schema)].map(({ what, make }) => ({
    what: what.replace(/^\./, ''),
    make,
  }));
}

function whole(schema: z.ZodMiniType, how: (typeof BREAKAGES)[number]): Mutation {
  return { what: how, make: () => (how === 'null' ? null : ofAnotherType(schema)) };
}

function fields(schema: z.ZodMiniType): Mutation[] {
  const definition = definitionOf(schema);
  switch (definition.type) {
    case 'object':
      return Object.entries(definition.shape ?? {}).flatMap(([key, field]) => [
        ...BREAKAGES.map((how) => ({
          what: `.${key}: ${how}`,
          make: () => broken(valid(schema) as Record<string, unknown>, key, field, how),
        })),
        ...fields(field).map(({ what, make }) => ({
          what: `.${key}${what}`,
          make: () => ({ ...(valid(schema) as object), [key]: make() }),
        })),
      ]);
    case 'array':
      return definition.element === undefined ? [] : around(fields(definition.element), '[]', (inner) => [inner]);
    case 'record':
      return definition.valueType === undefined || definition.keyType === undefined
        ? []
        : around(fields(definition.valueType), '{}', (inner) => ({ [keyOf(definition.keyType)]: inner }));
    case 'union':
      return (definition.options ?? []).flatMap((option) => fields(option));
    case 'nullable':
    case 'optional':
    case 'default':
      return definition.innerType === undefined ? [] : fields(definition.innerType);
    default:
      return [];
  }
}

function around(inner: readonly Mutation[], mark: string, wrap: (value: unknown) => unknown): Mutation[] {
  return inner.map(({ what, make }) => ({ what: `${mark}${what}`, make: () => wrap(make()) }));
}

function broken(
  value: Record<string, unknown>,
  key: string,
  field: z.ZodMiniType,
  how: (typeof BREAKAGES)[number],
): Record<string, unknown> {
  const { [key]: _, ...rest } = value;
  if (how === 'absent') return rest;
  return { ...rest, [key]: how === 'null' ? null : ofAnotherType(field) };
}

function ofAnotherType(schema: z.ZodMiniType): unknown {
  return OTHER_TYPES.find((value) => !schema.safeParse(value).success) ?? null;
}

function keyOf(schema: z.ZodMiniType | undefined): string {
  return schema === undefined ? '' : String(valid(schema));
}

/** A value that the schema allows, always the same one. */
function valid(schema: z.ZodMiniType): unknown {
  return fc.sample(arbitraryOf(schema), { numRuns: 1, seed: 7 })[0];
}
