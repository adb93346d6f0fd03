import { existsSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import type { ESTree } from 'vite';
import { lineAt, nodesIn, parseSource, type SyntaxNode } from '../syntax/syntax.ts';
import { readTestChains } from './test-cases.ts';

const ASSERTIONS = new Set(['expect', 'assert']);

interface Module {
  readonly text: string;
  readonly program: ESTree.Program;
  /** the file's functions and constants by name */
  readonly declared: ReadonlyMap<string, SyntaxNode>;
  /** by local name: the source file, and the name there */
  readonly imported: ReadonlyMap<string, { readonly file: string; readonly name: string }>;
}

/**
 * Test files without a test, and tests without an assertion, their own or that of a function they call from the same
 * file or an imported one. Paths are relative to `root`.
 */
export function findIdleTests(root: string, files: readonly string[]): string[] {
  const modules = new Map<string, Module>();
  const read = (file: string): Module => {
    const module = modules.get(file) ?? readModule(root, file);
    modules.set(file, module);
    return module;
  };

  const asserts = (node: SyntaxNode, file: string, seen: Set<SyntaxNode>): boolean => {
    if (seen.has(node)) return false;
    seen.add(node);
    return calledNames(node).some((name) => ASSERTIONS.has(name) || leadsToAssertion(name, file, seen));
  };
  const leadsToAssertion = (name: string, file: string, seen: Set<SyntaxNode>): boolean => {
    const { declared, imported } = read(file);
    const declaration = declared.get(name);
    if (declaration !== undefined) return asserts(declaration, file, seen);
    const source = imported.get(name);
    return (
      source !== undefined && existsSync(join(root, source.file)) && leadsToAssertion(source.name, source.file, seen)
    );
  };

  return files.flatMap((file) => {
    const { text, program } = read(file);
    const chains = readTestChains(program);
    if (chains.length === 0) return [`${file} has no test`];
    return chains
      .flatMap((chain) => chain.slice(-1))
      .filter(({ body }) => !asserts(body, file, new Set()))
      .map(({ call }) => `${file}:${lineAt(text, call.start)} asserts nothing`);
  });
}

function readModule(root: string, file: string): Module {
  const text = readFileSync(join(root, file), 'utf8');
  const program = parseSource(file, text);
  const declared = new Map<string, SyntaxNode>();
  const imported = new Map<string, { file: string; name: string }>();
  for (const node of nodesIn(program)) {
    if (node.type === 'FunctionDeclaration' && node.id !== null) declared.set(node.id.name, node);
    if (node.type === 'VariableDeclarator' && node.id.type === 'Identifier' && node.init != null)
      declared.set(node.id.name, node.init);
    if (node.type !== 'ImportDeclaration' || !node.source.value.startsWith('.')) continue;
    const from = posix.join(posix.dirname(file), node.source.value);
    for (const specifier of node.specifiers)
      if (specifier.type === 'ImportSpecifier' && specifier.imported.type === 'Identifier')
        imported.set(specifier.local.name, { file: from, name: specifier.imported.name });
  }
  return { text, program, declared, imported };
}

/** Names that a call begins or ends with, or passes on: 'expect' in `expect.poll()`, 'assert' in `fc.assert()`. */
function calledNames(node: SyntaxNode): string[] {
  return [...nodesIn(node)].flatMap((each) => {
    if (each.type !== 'CallExpression') return [];
    const handedOn = each.arguments.flatMap((value) => (value.type === 'Identifier' ? [value.name] : []));
    return [...namesOf(each.callee), ...handedOn];
  });
}

function namesOf(callee: SyntaxNode): string[] {
  if (callee.type === 'Identifier') return [callee.name];
  if (callee.type !== 'MemberExpression') return [];
  const property = callee.property.type === 'Identifier' ? [callee.property.name] : [];
  return [...namesOf(callee.object), ...property];
}
