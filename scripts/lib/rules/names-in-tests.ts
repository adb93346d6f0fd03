import type { ESTree } from 'vite';
import { nodesIn, type SyntaxNode } from '../syntax/syntax.ts';
import { titleIds } from './rule-ids.ts';
import { titleText } from './source-tests.ts';
import { readTestChains, type TestCall } from './test-cases.ts';

/** Every name that a row's tests use, directly or through functions in their file. */
export function namesInTests(id: string, program: ESTree.Program, text: string): Set<string> {
  const declared = declarationsOf(program);
  const used = new Set<string>();
  const queue: SyntaxNode[] = readTestChains(program)
    .filter((chain) => chain.some((call) => carries(call, id, text)))
    .flatMap((chain) => chain.slice(-1).flatMap(({ body, cases }) => (cases === null ? [body] : [body, cases])));
  for (let node = queue.pop(); node !== undefined; node = queue.pop())
    for (const each of nodesIn(node)) {
      if (each.type !== 'Identifier' && each.type !== 'JSXIdentifier') continue;
      const declaration = used.has(each.name) ? undefined : declared.get(each.name);
      used.add(each.name);
      if (declaration !== undefined) queue.push(declaration);
    }
  return used;
}

/** In the title or in a case's data. */
function carries({ title, cases }: TestCall, id: string, text: string): boolean {
  return titleIds(titleText(text, title)).includes(id) || (cases !== null && citesInData(cases, id));
}

function citesInData(cases: SyntaxNode, id: string): boolean {
  for (const node of nodesIn(cases))
    if (node.type === 'Literal' && typeof node.value === 'string' && titleIds(node.value).includes(id)) return true;
  return false;
}

function declarationsOf(program: ESTree.Program): Map<string, SyntaxNode> {
  const found = new Map<string, SyntaxNode>();
  for (const node of nodesIn(program)) {
    if (node.type === 'VariableDeclarator' && node.id.type === 'Identifier') found.set(node.id.name, node);
    if (node.type === 'FunctionDeclaration' && node.id !== null) found.set(node.id.name, node);
  }
  return found;
}
