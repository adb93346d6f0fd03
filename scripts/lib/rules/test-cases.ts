import type { ESTree } from 'vite';
import { bareExpression, childrenOf, isFunction, nodesIn, type SyntaxNode } from '../syntax/syntax.ts';

/** A value that is not literal in the source. */
const UNKNOWN = Symbol('unknown');
type Written =
  | string
  | number
  | boolean
  | null
  | typeof UNKNOWN
  | readonly Written[]
  | { readonly [key: string]: Written };

/** The values one case of `.each` passes to its title. */
export type TestCase = readonly Written[];

const PLACEHOLDER = /%[sdifjoO#]|\$([\w.]+)/g;

/** The literal cases of `.each`; null if they are computed. */
export function readTestCases(
  program: ESTree.Program,
  cases: SyntaxNode,
): { node: SyntaxNode; items: TestCase }[] | null {
  const list = resolve(program, cases);
  if (list.type !== 'ArrayExpression') return null;
  const found = [];
  for (const node of list.elements) {
    if (node === null || node.type === 'SpreadElement') return null;
    const value = writtenValue(node);
    found.push({ node, items: Array.isArray(value) ? value : [value] });
  }
  return found;
}

/** A title with the case's values; placeholders stay where a value is not literal. */
export function fillTitle(title: string, items: TestCase, index: number): string {
  let next = 0;
  return title.replace(PLACEHOLDER, (placeholder: string, path?: string) => {
    if (placeholder === '%#') return String(index);
    const value = path === undefined ? items[next++] : valueAt(items, path);
    return wordsOf(value, placeholder) ?? placeholder;
  });
}

/** `$1` is the second item; `$name.first` is a path in the first. */
function valueAt(items: TestCase, path: string): Written | undefined {
  if (/^\d+$/.test(path)) return items[Number(path)];
  let value: Written | undefined = items[0];
  for (const key of path.split('.')) {
    if (typeof value !== 'object' || value === null) return undefined;
    value = (value as { readonly [key: string]: Written })[key];
  }
  return value;
}

function wordsOf(value: Written | undefined, placeholder: string): string | null {
  if (value === undefined || !isKnown(value)) return null;
  if (placeholder === '%j') return JSON.stringify(value);
  if (typeof value === 'object' && value !== null) return null;
  return String(value);
}

function isKnown(value: Written): boolean {
  if (typeof value === 'object' && value !== null) return Object.values(value).every(isKnown);
  return value !== UNKNOWN;
}

function writtenValue(expression: SyntaxNode): Written {
  const node = bareExpression(expression);
  switch (node.type) {
    case 'Literal':
      return typeof node.value === 'object' && node.value !== null ? UNKNOWN : (node.value as Written);
    case 'TemplateLiteral':
      return node.expressions.length === 0 ? (node.quasis[0]?.value.cooked ?? UNKNOWN) : UNKNOWN;
    case 'UnaryExpression': {
      const value = writtenValue(node.argument);
      return node.operator === '-' && typeof value === 'number' ? -value : UNKNOWN;
    }
    case 'ArrayExpression':
      return node.elements.map((element) => (element === null ? UNKNOWN : writtenValue(element)));
    case 'ObjectExpression':
      return writtenObject(node);
    default:
      return UNKNOWN;
  }
}

function writtenObject(node: ESTree.ObjectExpression): Written {
  const fields: Record<string, Written> = {};
  for (const property of node.properties) {
    if (property.type !== 'Property' || property.computed) continue;
    const key = property.key.type === 'Identifier' ? property.key.name : String(writtenValue(property.key));
    fields[key] = writtenValue(property.value);
  }
  return fields;
}

/** For a name, its value in a `const` of the file. */
function resolve(program: ESTree.Program, expression: SyntaxNode): SyntaxNode {
  const node = bareExpression(expression);
  if (node.type !== 'Identifier') return node;
  for (const candidate of nodesIn(program))
    if (
      candidate.type === 'VariableDeclarator' &&
      candidate.id.type === 'Identifier' &&
      candidate.id.name === node.name
    )
      return candidate.init == null ? node : bareExpression(candidate.init);
  return node;
}

/** A call that makes a test or a group of tests, as written. */
export interface TestCall {
  readonly kind: 'describe' | 'test';
  readonly call: ESTree.CallExpression;
  readonly title: SyntaxNode;
  /** for `.each`: the expression of its cases */
  readonly cases: SyntaxNode | null;
  readonly body: SyntaxNode;
}

/** A test with its groups, outermost first. */
export type TestChain = readonly TestCall[];

const ROOTS = new Set(['it', 'test', 'describe']);
const MODIFIERS = new Set(['describe', 'each', 'only', 'skip', 'fixme', 'fails', 'concurrent', 'sequential']);

/** A file's tests in order. A test in a loop or in a function is one test. */
export function readTestChains(program: ESTree.Program): TestChain[] {
  const chains: TestChain[] = [];
  const visit = (node: SyntaxNode, above: TestChain): void => {
    const call = readTestCall(node);
    if (call?.kind === 'test') chains.push([...above, call]);
    const around = call?.kind === 'describe' ? [...above, call] : above;
    for (const child of childrenOf(node)) visit(child, around);
  };
  visit(program, []);
  return chains;
}

function readTestCall(call: SyntaxNode): TestCall | null {
  if (call.type !== 'CallExpression') return null;
  const each = call.callee.type === 'CallExpression' ? call.callee : null;
  const names = namesOf((each ?? call).callee);
  const [title, ...others] = call.arguments;
  const body = others.find(isFunction);
  if (names === null || title === undefined || body === undefined) return null;
  if ((each !== null) !== names.includes('each')) return null;
  return {
    kind: names.includes('describe') ? 'describe' : 'test',
    ...{ call, title, body },
    cases: each?.arguments[0] ?? null,
  };
}

/** 'test', 'describe', 'each' for `test.describe.each`; null for anything that makes no test. */
function namesOf(callee: SyntaxNode): string[] | null {
  const bare = bareExpression(callee);
  if (bare.type === 'Identifier') return ROOTS.has(bare.name) ? [bare.name] : null;
  if (bare.type !== 'MemberExpression' || bare.property.type !== 'Identifier') return null;
  const above = namesOf(bare.object);
  return above !== null && MODIFIERS.has(bare.property.name) ? [...above, bare.property.name] : null;
}
