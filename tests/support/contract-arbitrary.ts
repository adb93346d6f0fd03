import fc from 'fast-check';
import type * as z from 'zod/mini';

/**
 * Values of a contract schema, as absurd as it allows, for property tests of code that reads responses. It walks zod's
 * definition of each schema, so that a field added to the contract is generated without being listed here.
 */
export function arbitraryOf(schema: z.ZodMiniType): fc.Arbitrary<unknown> {
  const known = made.get(schema);
  if (known !== undefined) return known;
  const arbitrary = build(schema, definitionOf(schema));
  made.set(schema, arbitrary);
  return arbitrary;
}

// Schemas are constants, so each needs one generator.
const made = new WeakMap<z.ZodMiniType, fc.Arbitrary<unknown>>();

/** The part of a definition that is used here; zod types it more loosely than it is. */
export interface Definition {
  readonly type: string;
  readonly shape?: Readonly<Record<string, z.ZodMiniType>>;
  readonly element?: z.ZodMiniType;
  readonly innerType?: z.ZodMiniType;
  readonly options?: readonly z.ZodMiniType[];
  readonly entries?: Readonly<Record<string, string>>;
  readonly values?: readonly unknown[];
  readonly keyType?: z.ZodMiniType;
  readonly valueType?: z.ZodMiniType;
  readonly format?: string;
  readonly checks?: readonly { readonly _zod: { readonly def: CheckDefinition } }[];
}

interface CheckDefinition {
  readonly check: string;
  readonly pattern?: RegExp;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly length?: number;
  readonly value?: number;
}

export function definitionOf(schema: z.ZodMiniType): Definition {
  return (schema as unknown as { _zod: { def: Definition } })._zod.def;
}

/** Names and texts that trip up code: other scripts and directions, markup, very long ones, with spaces at the ends. */
const NASTY = [
  'محمد عبدالله',
  'שלום כהן',
  '李小龙',
  'Zoë 👩‍👩‍👧‍👦 Marchand',
  '<script>alert(1)</script>',
  '</script><img src=x onerror=alert(1)>',
  '"quoted" & <b>bold</b>',
  "O'Neil-Śmith",
  '{{7*7}} #{name} %s %00',
  'a‮txt.exe',
  'x'.repeat(5_000),
  ' spaces around ',
  '-',
  '0',
  'NULL',
  'Ẑ͑ä̃l͆g̓ȏ',
];
const nastyText = fc.oneof(
  { arbitrary: fc.constantFrom(...NASTY), weight: 2 },
  { arbitrary: fc.string({ unit: 'grapheme', maxLength: 40 }), weight: 2 },
  { arbitrary: fc.constantFrom('Portland', 'Maya Ostrowski', '16 Maple St', 'Blue Harbor Logistics'), weight: 3 },
);

function build(schema: z.ZodMiniType, definition: Definition): fc.Arbitrary<unknown> {
  const inner = definition.innerType === undefined ? fc.constant(undefined) : arbitraryOf(definition.innerType);
  switch (definition.type) {
    case 'object':
      return objectOf(definition.shape ?? {});
    case 'array':
      return arrayOf(definition);
    case 'nullable':
      return fc.option(inner, { nil: null, freq: 4 });
    case 'optional':
      return fc.option(inner, { nil: undefined, freq: 2 });
    case 'default':
      return inner;
    case 'union':
      return fc.oneof(...(definition.options ?? []).map(arbitraryOf));
    case 'enum':
      return fc.constantFrom(...Object.values(definition.entries ?? {}));
    case 'literal':
      return fc.constantFrom(...(definition.values ?? []));
    case 'boolean':
      return fc.boolean();
    case 'string':
      return fitting(schema, textOf(definition));
    case 'number':
      return fitting(schema, numberOf(definition));
    case 'record':
      return recordOf(definition);
    case 'unknown':
      return fc.jsonValue();
    default:
      throw new Error(`no generator for a schema of type ${definition.type}`);
  }
}

/** Values that a schema's checks refuse are drawn again, or cut until they fit. */
function fitting(schema: z.ZodMiniType, arbitrary: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> {
  return arbitrary.filter((value) => schema.safeParse(value).success);
}

function objectOf(shape: Readonly<Record<string, z.ZodMiniType>>): fc.Arbitrary<unknown> {
  const fields = Object.fromEntries(Object.entries(shape).map(([key, field]) => [key, arbitraryOf(field)]));
  return fc
    .record(fields)
    .map((value) => Object.fromEntries(Object.entries(value).filter(([, field]) => field !== undefined)));
}

function arrayOf(definition: Definition): fc.Arbitrary<unknown> {
  if (definition.element === undefined) throw new Error('an array without an element');
  const { minimum = 0, maximum } = boundsOf(definition);
  return fc.array(arbitraryOf(definition.element), {
    minLength: minimum,
    maxLength: Math.max(minimum, Math.min(maximum ?? 4, 4)),
  });
}

function recordOf({ keyType, valueType }: Definition): fc.Arbitrary<unknown> {
  if (keyType === undefined || valueType === undefined) throw new Error('a record without a key');
  return fc.dictionary(arbitraryOf(keyType) as fc.Arbitrary<string>, arbitraryOf(valueType), { maxKeys: 4 });
}

function textOf(definition: Definition): fc.Arbitrary<string> {
  if (definition.format === 'url') return fc.webUrl({ validSchemes: ['https'], withQueryParameters: true });
  const patterns = (definition.checks ?? []).flatMap(({ _zod: { def } }) => (def.pattern ? [def.pattern] : []));
  const pattern = patterns.find(({ source }) => source !== '\\S');
  if (pattern !== undefined) return fc.stringMatching(pattern);
  const { minimum = 0, maximum } = boundsOf(definition);
  if (maximum !== undefined && maximum <= 2)
    return fc.constantFrom('OR', 'TX', 'PR', 'a').map((s) => s.slice(0, maximum));
  return nastyText.map((text) => text.padEnd(minimum, 'x').slice(0, maximum));
}

function numberOf(definition: Definition): fc.Arbitrary<number> {
  const checks = (definition.checks ?? []).map(({ _zod: { def } }) => def);
  const isInteger = checks.some(({ check }) => check === 'number_format') || definition.format === 'safeint';
  const low = checks.find(({ check }) => check === 'greater_than')?.value;
  const high = checks.find(({ check }) => check === 'less_than')?.value;
  const isVague = checks.some(({ check }) => check === 'multiple_of');
  if (isVague) return fc.integer({ min: -1_800, max: 1_800 }).map((tenths) => tenths / 10);
  const min = low ?? -1_000_000;
  const max = high ?? 3_000_000_000;
  const edges = [low, high, 0, 1, 400].filter((n): n is number => n !== undefined && n >= min && n <= max);
  const any = isInteger ? fc.integer({ min, max: Math.min(max, 2 ** 31 - 1) }) : fc.double({ min, max, noNaN: true });
  return fc.oneof(fc.constantFrom(...edges), any);
}

function boundsOf(definition: Definition): { minimum?: number; maximum?: number } {
  const bounds: { minimum?: number; maximum?: number } = {};
  for (const { _zod } of definition.checks ?? []) {
    const { check, minimum, maximum, length } = _zod.def;
    if (check === 'length_equals' && length !== undefined) {
      bounds.minimum = length;
      bounds.maximum = length;
    }
    if (minimum !== undefined) bounds.minimum = minimum;
    if (maximum !== undefined) bounds.maximum = maximum;
  }
  return bounds;
}
