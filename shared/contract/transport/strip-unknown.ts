import type * as z from 'zod/mini';

/**
 * Drops keys that a schema does not define and counts the rest. `null` instead of a function: there is nothing to drop.
 */
type Strip = (value: unknown, kept: Tally) => unknown;

/** How many keys of objects and records were kept, at every depth, and whether any was dropped. */
interface Tally {
  keys: number;
  isLess: boolean;
}

// Schemas are constants, so each needs only one function.
const made = new WeakMap<z.core.$ZodType, Strip | null>();

/**
 * A copy of a JSON value without object keys that the schema does not define, at every depth: an origin newer than its
 * caller may add some. Everything else stays as it came, right or wrong, for the strict schema to judge. It goes no
 * deeper than the schema and reads only the fields that the schema defines, however many there are.
 *
 * In a union it picks the alternative whose literals match the value (`type: 'masked'`), so that a field defined only
 * by another one is dropped; among alternatives without literals, the one that fits and keeps the most. Records keep
 * every key that their key schema accepts.
 *
 * @returns the copy, and whether it holds less than the value did
 * @throws for a kind of schema that the contract's responses do not use
 */
export function stripUnknown(
  schema: z.ZodMiniType,
  value: unknown,
): { readonly value: unknown; readonly isLess: boolean } {
  const strip = stripOf(schema);
  const kept = { keys: 0, isLess: false };
  return { value: strip === null ? value : strip(value, kept), isLess: kept.isLess };
}

function stripOf(schema: z.core.$ZodType): Strip | null {
  const known = made.get(schema);
  if (known !== undefined) return known;
  const strip = makeStrip(definitionOf(schema));
  made.set(schema, strip);
  return strip;
}

type Definition = z.core.$ZodTypes['_zod']['def'];
type DefinitionOf<T extends Definition['type']> = Extract<Definition, { readonly type: T }>;

function definitionOf(schema: z.core.$ZodType): Definition {
  return (schema as z.core.$ZodTypes)._zod.def;
}

function makeStrip(definition: Definition): Strip | null {
  switch (definition.type) {
    case 'object':
      return stripObject(definition);
    case 'array':
      return stripArray(definition);
    case 'record':
      return stripRecord(definition);
    case 'union':
      return stripUnion(definition);
    case 'nullable':
    case 'optional': {
      const inner = stripOf(definition.innerType);
      return inner && ((value, kept) => (value === null || value === undefined ? value : inner(value, kept)));
    }
    case 'string':
    case 'number':
    case 'boolean':
    case 'enum':
    case 'literal':
    case 'unknown':
      return null;
    default:
      throw new Error(`cannot tell unknown keys in a schema of type ${definition.type}`);
  }
}

function stripObject({ shape }: DefinitionOf<'object'>): Strip {
  const fields = Object.entries(shape).map(([key, field]) => [key, stripOf(field)] as const);
  return (value, kept) => {
    if (!isObject(value)) return value;
    const copy: Record<string, unknown> = {};
    let keys = 0;
    for (const [key, strip] of fields) {
      if (!Object.hasOwn(value, key)) continue;
      keys += 1;
      copy[key] = strip === null ? value[key] : strip(value[key], kept);
    }
    tally(kept, keys, value);
    return copy;
  };
}

function stripArray({ element }: DefinitionOf<'array'>): Strip | null {
  const strip = stripOf(element);
  return strip && ((value, kept) => (Array.isArray(value) ? value.map((one) => strip(one, kept)) : value));
}

function stripRecord({ keyType, valueType }: DefinitionOf<'record'>): Strip | null {
  const strip = stripOf(valueType);
  const key = definitionOf(keyType);
  const names = key.type === 'enum' ? new Set<string>(Object.values(key.entries).map(String)) : null;
  if (names === null && key.type !== 'string') throw new Error(`cannot check keys of type ${key.type}`);
  if (names === null && strip === null) return null;
  return (value, kept) => {
    if (!isObject(value)) return value;
    const keys = names === null ? Object.keys(value) : [...names].filter((name) => Object.hasOwn(value, name));
    tally(kept, keys.length, value);
    // A key called __proto__ stays a key.
    return Object.fromEntries(keys.map((name) => [name, strip === null ? value[name] : strip(value[name], kept)]));
  };
}

function stripUnion({ options }: DefinitionOf<'union'>): Strip | null {
  const alternatives = options.map((schema) => ({
    schema: schema as unknown as z.ZodMiniType,
    strip: stripOf(schema),
    literals: literalsOf(schema),
  }));
  if (alternatives.every(({ strip }) => strip === null)) return null;
  return (value, kept) => {
    const possible = alternatives.filter(({ literals }) => hasLiterals(value, literals));
    const [only] = possible;
    if (only !== undefined && possible.length === 1) return only.strip === null ? value : only.strip(value, kept);
    let best: ({ readonly value: unknown } & Tally) | null = null;
    for (const { schema, strip } of possible) {
      const own = { keys: 0, isLess: false };
      const stripped = strip === null ? value : strip(value, own);
      if ((best === null || own.keys > best.keys) && schema.safeParse(stripped).success)
        best = { value: stripped, ...own };
    }
    if (best === null) return value;
    kept.keys += best.keys;
    kept.isLess ||= best.isLess;
    return best.value;
  };
}

/** Counts the keys kept from an object. */
function tally(kept: Tally, stayed: number, of: Record<string, unknown>): void {
  kept.keys += stayed;
  let came = 0;
  for (const _ in of) came += 1;
  kept.isLess ||= came > stayed;
}

type Literals = readonly (readonly [key: string, values: ReadonlySet<unknown>])[];

/** Fields of an object schema that allow only certain values; null for a schema of another kind. */
function literalsOf(schema: z.core.$ZodType): Literals | null {
  const definition = definitionOf(schema);
  if (definition.type !== 'object') return null;
  return Object.entries(definition.shape).flatMap(([key, field]) => {
    const of = definitionOf(field);
    return of.type === 'literal' ? [[key, new Set<unknown>(of.values)] as const] : [];
  });
}

function hasLiterals(value: unknown, literals: Literals | null): boolean {
  if (literals === null) return true;
  return isObject(value) && literals.every(([key, values]) => Object.hasOwn(value, key) && values.has(value[key]));
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
