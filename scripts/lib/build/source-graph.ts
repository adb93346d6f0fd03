import { existsSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { nodesIn, parseSource, type SyntaxNode } from '../syntax/syntax.ts';

/** What a file of ours imports, as paths from the project's root, in order. Types and packages are left out. */
interface SourceImports {
  readonly now: readonly string[];
  /** dynamic imports */
  readonly later: readonly string[];
}

export interface SourceGraph {
  readonly importsOf: (file: string) => SourceImports;
  /** Everything that loading the file loads, itself included, in the order in which it runs; as if it did not import `cut`. */
  readonly loadedWith: (file: string, cut?: readonly string[]) => readonly string[];
  /** Every module that is imported dynamically by the file or by anything it can lead to. */
  readonly loadedLater: (file: string) => ReadonlySet<string>;
}

/** The imports among the project's own files, read from their source. Each file is read once. */
export function readSourceGraph(root: string): SourceGraph {
  const read = new Map<string, SourceImports>();
  const importsOf = (file: string): SourceImports => {
    let found = read.get(file);
    if (found === undefined) {
      found = file.endsWith('.css') || !existsSync(join(root, file)) ? NOTHING : readImports(root, file);
      read.set(file, found);
    }
    return found;
  };
  const loadedWith = (file: string, cut: readonly string[] = []): readonly string[] => {
    const missing = cut.filter((one) => !existsSync(join(root, one)));
    if (missing.length > 0) throw new Error(`there is no ${missing.join(', ')} to leave out`);
    const seen = new Set<string>(cut);
    const order: string[] = [];
    const visit = (at: string): void => {
      if (seen.has(at)) return;
      seen.add(at);
      for (const next of importsOf(at).now) visit(next);
      order.push(at);
    };
    visit(file);
    return order;
  };
  const loadedLater = (file: string): ReadonlySet<string> => {
    const found = new Set<string>();
    const visit = (at: string): void => {
      for (const one of loadedWith(at)) {
        for (const next of importsOf(one).later) {
          if (found.has(next)) continue;
          found.add(next);
          visit(next);
        }
      }
    };
    visit(file);
    return found;
  };
  return { importsOf, loadedWith, loadedLater };
}

const NOTHING: SourceImports = { now: [], later: [] };

function readImports(root: string, file: string): SourceImports {
  const now: string[] = [];
  const later: string[] = [];
  for (const node of nodesIn(parseSource(file, readFileSync(join(root, file), 'utf8')))) {
    const isLater = node.type === 'ImportExpression';
    const specifier = isLater || isLoading(node) ? sourceOf(node) : null;
    if (specifier === null || !specifier.startsWith('.')) continue;
    const path = posix.normalize(posix.join(posix.dirname(file), specifier.split('?', 1)[0] ?? ''));
    (isLater ? later : now).push(path);
  }
  return { now, later };
}

/** Whether a node imports more than types. */
function isLoading(node: SyntaxNode): boolean {
  switch (node.type) {
    case 'ImportDeclaration':
      return (
        node.importKind !== 'type' &&
        (node.specifiers.length === 0 ||
          node.specifiers.some((one) => one.type !== 'ImportSpecifier' || one.importKind !== 'type'))
      );
    case 'ExportNamedDeclaration':
      return (
        node.source !== null &&
        node.exportKind !== 'type' &&
        node.specifiers.some(({ exportKind }) => exportKind !== 'type')
      );
    case 'ExportAllDeclaration':
      return node.exportKind !== 'type';
    default:
      return false;
  }
}

function sourceOf(node: SyntaxNode): string | null {
  const source = 'source' in node ? (node.source as SyntaxNode | null) : null;
  return source?.type === 'Literal' && typeof source.value === 'string' ? source.value : null;
}
