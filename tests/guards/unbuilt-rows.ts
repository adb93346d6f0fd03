import { readFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import type * as z from 'zod/mini';
import { namesInTests } from '../../scripts/lib/rules/names-in-tests.ts';
import type { RuleRow } from '../../scripts/lib/rules/rule-tables.ts';
import type { SourceTest } from '../../scripts/lib/rules/source-tests.ts';
import { parseSource } from '../../scripts/lib/syntax/syntax.ts';
import type { Call } from '../../shared/contract/calls/call.ts';
import { definitionOf } from '../support/contract-arbitrary.ts';
import { ROOT } from './tracked-files.ts';

const CALL_ADDRESS = /\b(?:GET|POST|PUT|DELETE) \/(?:api|internal)\/[\w{}/-]*/g;
const CONTRACT_FILE = /^shared\/contract\//;

type IsOpen = (address: string) => boolean | null;

/**
 * Rows marked 'built' whose calls all answer 501, and rows marked 'contract' whose calls do not: 'id: calls'. A row's
 * calls are those whose method and path it or its tests mention; otherwise, for contract rows, those that use the
 * schemas its tests check.
 */
export async function findMisstagedRows(
  rows: readonly RuleRow[],
  tests: readonly SourceTest[],
  calls: readonly Call[],
): Promise<string[]> {
  const opensWith = new Map(calls.map((call) => [`${call.method} ${call.path}`, call.opensWith]));
  const isOpen: IsOpen = (address) => (opensWith.has(address) ? opensWith.get(address) === null : null);
  const faults: string[] = [];
  for (const row of rows) {
    if (row.stage !== 'built' && row.stage !== 'contract') continue;
    const own = tests.filter(({ ids }) => ids.includes(row.id));
    const named = addressesIn([row.rule, ...own.map(({ name }) => name)], isOpen);
    const addresses = named.length > 0 ? named : await addressesOfSchemas(row, own, calls);
    const isUnbuilt = addresses.length > 0 && addresses.every((address) => isOpen(address) === false);
    if (isUnbuilt && row.stage === 'built')
      faults.push(`${row.doc}:${row.line} ${row.id} is no more than contract: ${addresses.join(', ')} answers 501`);
    if (!isUnbuilt && row.stage === 'contract')
      faults.push(`${row.doc}:${row.line} ${row.id} says contract, and no call of it answers 501`);
  }
  return faults;
}

function addressesIn(texts: readonly string[], isOpen: IsOpen): string[] {
  return [...new Set(texts.flatMap((text) => text.match(CALL_ADDRESS) ?? []))].filter((at) => isOpen(at) !== null);
}

/** For a contract row proven by contract tests: the calls that use their schemas. */
async function addressesOfSchemas({ id, file }: RuleRow, tests: readonly SourceTest[], calls: readonly Call[]) {
  if (file === null || ![file, ...tests.map((test) => test.file)].every((path) => CONTRACT_FILE.test(path))) return [];
  const schemas = new Set<unknown>();
  for (const test of new Set(tests.map((each) => each.file)))
    for (const schema of await schemasOf(id, test)) schemas.add(schema);
  return calls
    .filter((call) => schemasIn(call).some((schema) => schemas.has(schema)))
    .map((c) => `${c.method} ${c.path}`);
}

/** The contract's exports that a row's tests use, directly or through a helper in the file. */
async function schemasOf(id: string, file: string): Promise<unknown[]> {
  const text = readFileSync(join(ROOT, file), 'utf8');
  const program = parseSource(file, text);
  const used = namesInTests(id, program, text);
  const found: unknown[] = [];
  for (const statement of program.body) {
    if (statement.type !== 'ImportDeclaration' || !statement.source.value.startsWith('.')) continue;
    const from = posix.join(dirname(file), statement.source.value);
    if (!CONTRACT_FILE.test(from)) continue;
    const module: Readonly<Record<string, unknown>> = await import(/* @vite-ignore */ join(ROOT, from));
    for (const { local } of statement.specifiers) if (used.has(local.name)) found.push(module[local.name]);
  }
  return found;
}

/** Every schema in a call, including nested ones. */
function schemasIn({ query, body, params, response }: Call): z.ZodMiniType[] {
  const found = new Set<z.ZodMiniType>();
  const visit = (schema: z.ZodMiniType | null | undefined): void => {
    if (schema == null || found.has(schema)) return;
    found.add(schema);
    const { shape, element, innerType, options, keyType, valueType } = definitionOf(schema);
    for (const part of [...Object.values(shape ?? {}), element, innerType, ...(options ?? []), keyType, valueType])
      visit(part);
  };
  for (const part of [query, body, params, response]) visit(part);
  return [...found];
}
