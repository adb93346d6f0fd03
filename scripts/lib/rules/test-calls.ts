import type { ESTree } from 'vite';
import { bareExpression, childrenOf, isFunction, type SyntaxNode } from '../syntax/syntax.ts';

/** A call that makes a test or a group of tests, as the source has it. */
export interface TestCall {
  readonly kind: 'describe' | 'test';
  readonly call: ESTree.CallExpression;
  readonly title: SyntaxNode;
  /** of `.each`: the expression of its cases */
  readonly cases: SyntaxNode | null;
  readonly body: SyntaxNode;
}

/** A test with the groups around it, the outermost first. */
export type TestChain = readonly TestCall[];

const ROOTS = new Set(['it', 'test', 'describe']);
const MODIFIERS = new Set(['describe', 'each', 'only', 'skip', 'fixme', 'fails', 'concurrent', 'sequential']);

/** The tests of a file in their order. A test in a loop or in a function is one test. */
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

/** 'test', 'describe', 'each' of `test.describe.each`; null for what makes no test. */
function namesOf(callee: SyntaxNode): string[] | null {
  const bare = bareExpression(callee);
  if (bare.type === 'Identifier') return ROOTS.has(bare.name) ? [bare.name] : null;
  if (bare.type !== 'MemberExpression' || bare.property.type !== 'Identifier') return null;
  const above = namesOf(bare.object);
  return above !== null && MODIFIERS.has(bare.property.name) ? [...above, bare.property.name] : null;
}
