import type * as z from 'zod/mini';
import { definitionOf } from './contract-arbitrary.ts';

/** Appears in every value of a field that {@link withUnknownFields} adds, and nowhere else. */
export const UNKNOWN_MARK = 'of-a-newer-origin';

/** Names that trip up code that walks objects, and an ordinary one. */
const NAMES = ['addedLater', '__proto__', 'constructor', 'hasOwnProperty', 'toString', '', '0', UNKNOWN_MARK];
const VALUES = [UNKNOWN_MARK, { [UNKNOWN_MARK]: [{ deep: UNKNOWN_MARK }] }, [UNKNOWN_MARK]];

/**
 * A value of a schema with unknown fields added to every object in it: the names above, and in one variant of a union
 * the fields of the others. Objects that may have any key are left unchanged.
 */
export function withUnknownFields(schema: z.ZodMiniType, value: unknown): unknown {
  if (value === null || value === undefined) return value;
  const definition = definitionOf(schema);
  const { element, innerType, keyType, valueType, options = [] } = definition;
  switch (definition.type) {
    case 'object':
      return objectWith(definition.shape ?? {}, value as Record<string, unknown>, []);
    case 'array':
      return (value as unknown[]).map((one) => withUnknownFields(needed(element), one));
    case 'nullable':
    case 'optional':
      return withUnknownFields(needed(innerType), value);
    case 'union': {
      const taken = needed(options.find((option) => option.safeParse(value).success));
      const shape = definitionOf(taken).shape;
      if (shape === undefined) return withUnknownFields(taken, value);
      // Without a literal that identifies the variant, the names of another variant are known names.
      const isTold = Object.values(shape).some((field) => definitionOf(field).type === 'literal');
      const others = isTold ? options.flatMap((option) => Object.keys(definitionOf(option).shape ?? {})) : [];
      return objectWith(shape, value as Record<string, unknown>, others);
    }
    case 'record': {
      const inner = Object.entries(value).map(
        ([key, one]) => [key, withUnknownFields(needed(valueType), one)] as const,
      );
      const isFree = definitionOf(needed(keyType)).type === 'string';
      return Object.fromEntries([...inner, ...(isFree ? [] : added({}, []))]);
    }
    default:
      return value;
  }
}

function objectWith(
  shape: Readonly<Record<string, z.ZodMiniType>>,
  value: Record<string, unknown>,
  others: readonly string[],
): unknown {
  const known = Object.entries(value).map(([key, one]) => [key, withUnknownFields(needed(shape[key]), one)] as const);
  const more = added(shape, others);
  // Half of them before the known fields, half after.
  return Object.fromEntries([
    ...more.filter((_, at) => at % 2 === 0),
    ...known,
    ...more.filter((_, at) => at % 2 === 1),
  ]);
}

function added(shape: object, others: readonly string[]): [string, unknown][] {
  return [...NAMES, ...others]
    .filter((name) => !Object.hasOwn(shape, name))
    .map((name, at) => [name, VALUES[at % VALUES.length]]);
}

function needed<T>(part: T | undefined): T {
  if (part === undefined) throw new Error('a value that the schema does not have');
  return part;
}
