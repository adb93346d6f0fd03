import type * as z from 'zod/mini';

/**
 * Compiles the contract's schemas into plain JavaScript at build time. Zod compiles schemas at run time with `new
 * Function`, which workerd forbids; there it interprets them and copies what it reads, which costs several times as
 * much as the check itself. A compiled check says yes only to what zod would accept unchanged. Otherwise it says no,
 * and zod decides and words the error.
 *
 * @returns the source of a module that exports `checks`: for each name, a function that says whether a value matches
 * @throws for a kind of schema it cannot compile, so that the build fails rather than a check
 */
export function compileSchemas(schemas: Readonly<Record<string, z.ZodMiniType>>): string {
  const functions: string[] = [];
  const known = new Map<z.ZodMiniType, string>();
  const nameOf = (schema: z.ZodMiniType): string => {
    const name = known.get(schema);
    if (name !== undefined) return name;
    const fresh = `c${known.size}`;
    known.set(schema, fresh);
    functions.push(`function ${fresh}(v) {${bodyOf(schema, nameOf)}}`);
    return fresh;
  };
  const entries = Object.entries(schemas).map(([name, schema]) => `${JSON.stringify(name)}: ${nameOf(schema)}`);
  return `${COUNT_KEYS}\n${functions.join('\n')}\nexport const checks = { ${entries.join(', ')} };\n`;
}

/** JSON has no inherited keys; one that was called __proto__ counts as any other. */
const COUNT_KEYS = 'function k(v) { let n = 0; for (const key in v) n += 1; return n; }';

interface Definition {
  readonly type: string;
  readonly shape?: Readonly<Record<string, z.ZodMiniType>>;
  readonly catchall?: z.ZodMiniType;
  readonly element?: z.ZodMiniType;
  readonly innerType?: z.ZodMiniType;
  readonly options?: readonly z.ZodMiniType[];
  readonly entries?: Readonly<Record<string, string | number>>;
  readonly values?: readonly unknown[];
  readonly keyType?: z.ZodMiniType;
  readonly valueType?: z.ZodMiniType;
  /** for a record: its keys are optional */
  readonly partial?: boolean;
  readonly check?: string;
  readonly format?: string;
  readonly checks?: readonly { readonly _zod: { readonly def: CheckDefinition } }[];
}

interface CheckDefinition {
  readonly check: string;
  readonly format?: string;
  readonly pattern?: RegExp;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly length?: number;
  readonly value?: number;
  readonly inclusive?: boolean;
}

type NameOf = (schema: z.ZodMiniType) => string;

function definitionOf(schema: z.ZodMiniType): Definition {
  return (schema as unknown as { _zod: { def: Definition } })._zod.def;
}

function bodyOf(schema: z.ZodMiniType, nameOf: NameOf): string {
  const definition = definitionOf(schema);
  if (definition.type === 'object') return objectBody(definition, nameOf);
  if (definition.type === 'array') return arrayBody(definition, nameOf);
  if (definition.type === 'record') return recordBody(definition, nameOf);
  return ` return ${conditionOf(schema, 'v', nameOf)}; `;
}

/**
 * An expression, parenthesized or a single call, for whether `value` matches the schema; longer checks become
 * functions.
 */
function conditionOf(schema: z.ZodMiniType, value: string, nameOf: NameOf): string {
  const definition = definitionOf(schema);
  const inner = (): string => conditionOf(needed(definition.innerType), value, nameOf);
  switch (definition.type) {
    case 'object':
    case 'array':
    case 'record':
      return `${nameOf(schema)}(${value})`;
    case 'nullable':
      return `(${value} === null || ${inner()})`;
    case 'optional':
      return `(${value} === undefined || ${inner()})`;
    case 'union':
      return `(${needed(definition.options)
        .map((option) => conditionOf(option, value, nameOf))
        .join(' || ')})`;
    case 'enum':
      return oneOf(Object.values(needed(definition.entries)), value);
    case 'literal':
      return oneOf(needed(definition.values), value);
    case 'boolean':
      return `(typeof ${value} === 'boolean')`;
    case 'string':
      return all([`typeof ${value} === 'string'`, ...checksOf(definition, value)]);
    case 'number':
      return all([`Number.isFinite(${value})`, ...checksOf(definition, value)]);
    case 'unknown':
      return 'true';
    default:
      throw new Error(`a schema of type ${definition.type} cannot be compiled`);
  }
}

function objectBody({ shape, catchall, checks }: Definition, nameOf: NameOf): string {
  if (catchall === undefined || definitionOf(catchall).type !== 'never' || (checks ?? []).length > 0)
    throw new Error('only strict objects without checks of their own can be compiled');
  const keys = Object.entries(needed(shape));
  const required = keys.filter(([, field]) => definitionOf(field).type !== 'optional');
  const optional = keys.filter(([, field]) => definitionOf(field).type === 'optional');
  // An array lacks the required keys; without any, it must be ruled out explicitly.
  const isList = required.length === 0 ? ' || Array.isArray(v)' : '';
  return [
    ` if (typeof v !== 'object' || v === null${isList}) return false;`,
    ...required.map(([key, field]) => `if (!${conditionOf(field, at(key), nameOf)}) return false;`),
    `let n = ${required.length};`,
    ...optional.map(([key, field]) => {
      const within = conditionOf(needed(definitionOf(field).innerType), at(key), nameOf);
      return `if (${at(key)} !== undefined) { if (!${within}) return false; n += 1; }`;
    }),
    // More keys than were checked means an unknown one.
    'return k(v) === n; ',
  ].join(' ');
}

function arrayBody(definition: Definition, nameOf: NameOf): string {
  const element = conditionOf(needed(definition.element), 'v[i]', nameOf);
  const conditions = all(['Array.isArray(v)', ...checksOf(definition, 'v')]);
  return ` if (!(${conditions})) return false; for (let i = 0; i < v.length; i += 1) if (!${element}) return false; return true; `;
}

function recordBody({ keyType, valueType, partial }: Definition, nameOf: NameOf): string {
  const key = needed(keyType);
  if (partial !== true && definitionOf(key).type !== 'string')
    throw new Error('a record that wants every key cannot be compiled');
  const isKey = conditionOf(key, 'key', nameOf);
  const isValue = conditionOf(needed(valueType), 'v[key]', nameOf);
  return ` if (typeof v !== 'object' || v === null || Array.isArray(v)) return false; for (const key in v) if (!(${isKey}) || !${isValue}) return false; return true; `;
}

function checksOf({ checks = [], check, format }: Definition, value: string): string[] {
  if (check === 'string_format') throw new Error(`texts of the format ${format} cannot be compiled`);
  const own = check === 'number_format' ? [formatOf(format, value)] : [];
  return [...own, ...checks.map(({ _zod: { def } }) => conditionOfCheck(def, value))];
}

function conditionOfCheck(def: CheckDefinition, value: string): string {
  const { check, pattern, minimum, maximum, length, value: bound, inclusive, format } = def;
  switch (check) {
    case 'string_format':
      return `${needed(pattern)}.test(${value})`;
    case 'number_format':
      return formatOf(format, value);
    case 'min_length':
      return `${value}.length >= ${minimum}`;
    case 'max_length':
      return `${value}.length <= ${maximum}`;
    case 'length_equals':
      return `${value}.length === ${length}`;
    case 'greater_than':
      return `${value} ${inclusive === true ? '>=' : '>'} ${bound}`;
    case 'less_than':
      return `${value} ${inclusive === true ? '<=' : '<'} ${bound}`;
    case 'multiple_of':
      return multipleOf(needed(bound), value);
    default:
      throw new Error(`the check ${check} cannot be compiled`);
  }
}

function formatOf(format: string | undefined, value: string): string {
  if (format !== 'safeint') throw new Error(`numbers of the format ${format} cannot be compiled`);
  return `Number.isSafeInteger(${value})`;
}

/** Whether a number is a multiple of a whole step, or the closest one to a multiple of a step like 0.1. */
function multipleOf(step: number, value: string): string {
  if (Number.isInteger(step)) return `${value} % ${step} === 0`;
  const parts = Math.round(1 / step);
  if (1 / parts !== step) throw new Error(`multiples of ${step} cannot be compiled`);
  return `Math.round(${value} * ${parts}) / ${parts} === ${value}`;
}

function oneOf(values: readonly unknown[], value: string): string {
  return `(${values.map((one) => `${value} === ${JSON.stringify(one)}`).join(' || ')})`;
}

const all = (conditions: readonly string[]): string => `(${conditions.join(' && ')})`;
const at = (key: string): string => `v[${JSON.stringify(key)}]`;

function needed<T>(part: T | undefined): T {
  if (part === undefined) throw new Error('a schema lacks a part of its definition');
  return part;
}
