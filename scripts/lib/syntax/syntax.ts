import { type ESTree, parseSync } from 'vite';

export type SyntaxNode = ESTree.Node;

/** @throws Error with the file's name if it cannot be parsed */
export function parseSource(file: string, text: string): ESTree.Program {
  const { program, errors } = parseSync(file, text);
  const [error] = errors;
  if (error !== undefined) throw new Error(`${file} cannot be parsed: ${error.message}`);
  return program;
}

export function childrenOf(node: SyntaxNode): SyntaxNode[] {
  return Object.values(node)
    .flat()
    .filter((value): value is SyntaxNode => typeof value?.type === 'string');
}

/** The node and its descendants, in source order. */
export function* nodesIn(node: SyntaxNode): Generator<SyntaxNode> {
  yield node;
  for (const child of childrenOf(node)) yield* nodesIn(child);
}

export function lineAt(text: string, at: number): number {
  return text.slice(0, at).split('\n').length;
}

/** The expression without type syntax. */
export function bareExpression(node: SyntaxNode): SyntaxNode {
  switch (node.type) {
    case 'TSAsExpression':
    case 'TSSatisfiesExpression':
    case 'TSNonNullExpression':
    case 'ParenthesizedExpression':
      return bareExpression(node.expression);
    default:
      return node;
  }
}

export function isFunction(node: SyntaxNode | undefined): node is ESTree.ArrowFunctionExpression | ESTree.Function {
  return node?.type === 'ArrowFunctionExpression' || node?.type === 'FunctionExpression';
}
