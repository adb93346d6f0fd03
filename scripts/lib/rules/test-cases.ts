import type { ESTree } from 'vite';
import { bareExpression, nodesIn, type SyntaxNode } from '../syntax/syntax.ts';

/** A value that is not written down in the source. */
const UNKNOWN = Symbol('unknown');
type Written =
  | string
  | number
  | boolean
  | null
  | typeof UNKNOWN
  | readonly Written[]
  | { readonly [key: string]: Written };

/** What one case of `.each` hands to its title. */
export type TestCase = readonly Written[];

const PLACEHOLDER = /%[sdifjoO#]|\$([\w.]+)/g;

/** The cases of `.each` as far as they are written down in the file; null where they are computed. */
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

/** A title with what the case says; a placeholder stays where the value is not written down. */
export function fillTitle(title: string, items: TestCase, index: number): string {
  let next = 0;
  return title.replace(PLACEHOLDER, (placeholder: string, path?: string) => {
    if (placeholder === '%#') return String(index);
    const value = path === undefined ? items[next++] : valueAt(items, path);
    return wordsOf(value, placeholder) ?? placeholder;
  });
}

/** `$1` is the second item, `$name.first` is read in the first one. */
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

/** Of a name the value that a `const` of the file gives it. */
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
