import type { ESTree } from 'vite';
import { lineAt, type SyntaxNode } from '../syntax/syntax.ts';

/** A change to a source file. */
export interface Mutation {
  readonly start: number;
  readonly end: number;
  readonly line: number;
  readonly before: string;
  readonly after: string;
}

const SWAPPED: Readonly<Record<string, string>> = {
  '<': '<=',
  '<=': '<',
  '>': '>=',
  '>=': '>',
  '===': '!==',
  '!==': '===',
  '&&': '||',
  '||': '&&',
};

/** A word or path is a key or a name; a class name is only styling. */
const LOOKS = /^(?:className|style|type|key|id|role)$/;

/**
 * The changes to a node that usually still compile: numbers, texts, booleans, comparisons, `&&` and `||`, conditions,
 * optional contract fields. Types, imports, keys and class names stay.
 */
export function findMutations(text: string, node: SyntaxNode): Mutation[] {
  const found: Mutation[] = [];
  const change = (start: number, end: number, after: string): void => {
    found.push({ start, end, line: lineAt(text, start), before: text.slice(start, end), after });
  };
  const negate = ({ start, end }: SyntaxNode): void => change(start, end, `!(${text.slice(start, end)})`);

  const visit = (at: SyntaxNode): void => {
    switch (at.type) {
      case 'Literal':
        changeLiteral(at, change);
        break;
      case 'BinaryExpression':
      case 'LogicalExpression':
        changeOperator(text, at, change);
        break;
      case 'CallExpression':
        loosen(text, at, change);
        break;
      case 'UnaryExpression':
        if (at.operator === '!') change(at.start, at.end, text.slice(at.argument.start, at.argument.end));
        break;
      case 'IfStatement':
      case 'ConditionalExpression':
        if (isPlainCondition(at.test)) negate(at.test);
        break;
    }
    for (const child of mutableChildren(at)) visit(child);
  };
  visit(node);
  return found;
}

type Change = (start: number, end: number, after: string) => void;

function changeLiteral({ start, end, ...literal }: ESTree.Node & { type: 'Literal' }, change: Change): void {
  if (typeof literal.value === 'number') change(start, end, String(literal.value + 1));
  if (typeof literal.value === 'boolean') change(start, end, String(!literal.value));
  if (typeof literal.value === 'string') change(start, end, literal.value === '' ? "'mutant'" : "''");
}

/** The operator is between its operands, among white space and comments. */
function changeOperator(
  text: string,
  node: SyntaxNode & { type: 'BinaryExpression' | 'LogicalExpression' },
  change: Change,
): void {
  const after = SWAPPED[node.operator];
  const at = text.indexOf(node.operator, node.left.end);
  if (after !== undefined && at >= 0 && at < node.right.start) change(at, at + node.operator.length, after);
}

/** Makes an optional or nullable contract field required. */
function loosen(text: string, { start, end, callee, arguments: [inner] }: ESTree.CallExpression, change: Change): void {
  if (inner !== undefined && /^z\.(?:optional|nullable)$/.test(text.slice(callee.start, callee.end)))
    change(start, end, text.slice(inner.start, inner.end));
}

/** A condition that no other change covers. */
function isPlainCondition({ type }: SyntaxNode): boolean {
  return type === 'Identifier' || type === 'MemberExpression' || type === 'CallExpression';
}

function mutableChildren(node: SyntaxNode): SyntaxNode[] {
  if (node.type.startsWith('TS') && !('expression' in node)) return [];
  if (/^(?:Import|Export(?:All|Named)Declaration$)/.test(node.type) && !('declaration' in node && node.declaration))
    return [];
  if (node.type === 'JSXAttribute' && node.name.type === 'JSXIdentifier' && LOOKS.test(node.name.name)) return [];
  return Object.entries(node)
    .filter(([name]) => !isLeftOut(node, name))
    .flatMap(([, value]) => value)
    .filter((value): value is SyntaxNode => typeof value?.type === 'string');
}

function isLeftOut(node: SyntaxNode, field: string): boolean {
  if (field === 'typeAnnotation' || field === 'typeArguments' || field === 'typeParameters' || field === 'returnType')
    return true;
  // A key, or a lookup by text.
  return (
    (field === 'key' || (field === 'property' && 'computed' in node && node.computed)) && node.type !== 'JSXElement'
  );
}
