import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, posix, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findCycles } from './lib/syntax/find-cycles.ts';
import { lineAt, nodesIn, parseSource, type SyntaxNode } from './lib/syntax/syntax.ts';

/** A room of docs/architecture.md; `root` is everything outside the top folders. */
type Room = 'client' | 'shared' | 'worker' | 'worker/origin' | 'scripts' | 'tests' | 'root';

/** Which rooms a room may import. Rooms that are not listed may import everything. */
const ARROWS: { readonly [R in Room]?: readonly Room[] } = {
  worker: ['worker', 'client', 'shared'],
  'worker/origin': ['worker/origin', 'shared'],
  client: ['client', 'shared'],
  shared: ['shared'],
};

/** A test next to its source follows the same arrows, but may also use what tests share. */
const TEST_FILE = /\.test\.tsx?$/;
const SHARED_BY_TESTS = /^tests\/(?:support|fixtures)\//;

const SOURCE_FILE = /\.(?:ts|tsx|mts|js|mjs)$/;
const SKIPPED_FOLDERS = new Set(['node_modules', 'dist', 'docs', 'test-results', 'playwright-report']);
const KNOWN_EXTENSION = /\.(?:ts|tsx|mts|js|mjs|css|json|sql|toml|txt|html|svg|woff2|wasm)$/;

export interface Violation {
  /** path from the root, with '/' */
  readonly file: string;
  readonly line: number;
  readonly message: string;
}

interface Import {
  /** null if it is computed */
  readonly specifier: string | null;
  readonly line: number;
}

/** Every import against the arrows, every import cycle and every D1 binding outside the origin, below a folder. */
export function checkBoundaries(root: string): Violation[] {
  const bindings = readBindings(root);
  const importsByFile = new Map<string, readonly Import[]>();
  const found: Violation[] = [];
  for (const file of sourceFiles(root)) {
    const source = readFileSync(join(root, file), 'utf8');
    const imports = importsOf(file, source);
    importsByFile.set(file, imports);
    found.push(...checkImports(file, imports), ...checkBindings(file, source, bindings));
  }
  return [...found, ...checkCycles(importsByFile)];
}

function checkImports(file: string, imports: readonly Import[]): Violation[] {
  const room = roomOf(file);
  return imports.flatMap(({ specifier, line }) => {
    const message = specifier === null ? checkComputed(room) : checkImport(file, room, specifier);
    return message === null ? [] : [{ file, line, message }];
  });
}

function checkImport(file: string, room: Room, specifier: string): string | null {
  const path = pathOf(specifier);
  // '/@…' belongs to the development server.
  if (path.startsWith('/') && !path.startsWith('/@')) return `'${specifier}' must be a relative path`;
  if (!path.startsWith('.')) return checkPackage(room, specifier);
  if (!KNOWN_EXTENSION.test(path)) return `'${specifier}' must carry its extension`;
  const target = targetOf(file, specifier);
  if (TEST_FILE.test(file) && SHARED_BY_TESTS.test(target)) return null;
  const allowed = ARROWS[room];
  const targetRoom = roomOf(target);
  return allowed === undefined || allowed.includes(targetRoom)
    ? null
    : `${room} may not import ${targetRoom} (${target})`;
}

function checkPackage(room: Room, specifier: string): string | null {
  if (!(room in ARROWS) || !/^zod(?:\/|$)/.test(specifier) || specifier === 'zod/mini') return null;
  return `zod is imported as 'zod/mini', not '${specifier}'`;
}

function checkComputed(room: Room): string | null {
  return room in ARROWS ? 'a dynamic import must name its module, or no arrow can be checked' : null;
}

/** Cycles are reported at the file that comes first in the alphabet. Imports of types and dynamic imports count. */
function checkCycles(importsByFile: ReadonlyMap<string, readonly Import[]>): Violation[] {
  const graph = new Map(
    [...importsByFile].map(([file, imports]) => {
      const targets = imports.flatMap(({ specifier }) => (specifier?.startsWith('.') ? targetOf(file, specifier) : []));
      return [file, new Set(targets.filter((target) => importsByFile.has(target)))] as const;
    }),
  );
  return findCycles(graph).map((cycle) => {
    const [file = '', next] = cycle;
    const imports = importsByFile.get(file) ?? [];
    const line = imports.find(({ specifier }) => specifier !== null && targetOf(file, specifier) === next)?.line ?? 1;
    return { file, line, message: `import cycle: ${[...cycle, file].join(' → ')}` };
  });
}

function checkBindings(file: string, source: string, bindings: readonly string[]): Violation[] {
  const room = roomOf(file);
  if (room !== 'worker' && room !== 'client' && room !== 'shared') return [];
  const names = [
    '\\bD1[A-Z]\\w*',
    ...bindings.map((name) => `\\benv\\??\\.${name}\\b|^\\s*(?:readonly )?${name}\\??:`),
  ];
  return [...source.matchAll(new RegExp(names.join('|'), 'gm'))].map((match) => ({
    file,
    line: lineAt(source, match.index + match[0].search(/\S/)),
    message: `only worker/origin names a D1 binding (${match[0].trim()})`,
  }));
}

/** Static and dynamic imports, re-exports, import types, and the modules that tests mock. */
function importsOf(file: string, source: string): Import[] {
  return [...nodesIn(parseSource(file, source))].flatMap((node) => {
    const named = moduleOf(node);
    return named === undefined ? [] : [{ specifier: literal(named), line: lineAt(source, named.start) }];
  });
}

/** The expression that names a module, in whatever form of import a node is. */
function moduleOf(node: SyntaxNode): SyntaxNode | undefined {
  switch (node.type) {
    case 'ImportDeclaration':
    case 'ExportAllDeclaration':
    case 'ImportExpression':
    case 'TSImportType':
      return node.source;
    case 'ExportNamedDeclaration':
      return node.source ?? undefined;
    case 'CallExpression':
      return isMock(node.callee) ? node.arguments.find(({ type }) => type === 'Literal') : undefined;
    default:
      return undefined;
  }
}

function isMock(callee: SyntaxNode): boolean {
  return (
    callee.type === 'MemberExpression' &&
    callee.property.type === 'Identifier' &&
    ['mock', 'doMock', 'importActual'].includes(callee.property.name)
  );
}

function literal(node: SyntaxNode): string | null {
  if (node.type === 'Literal' && typeof node.value === 'string') return node.value;
  if (node.type === 'TemplateLiteral' && node.expressions.length === 0) return node.quasis[0]?.value.cooked ?? null;
  return null;
}

function pathOf(specifier: string): string {
  return specifier.split('?', 1)[0] ?? '';
}

function targetOf(file: string, specifier: string): string {
  return posix.normalize(posix.join(posix.dirname(file), pathOf(specifier)));
}

function roomOf(file: string): Room {
  if (file.startsWith('worker/origin/')) return 'worker/origin';
  const folder = file.split('/', 1)[0] ?? '';
  return (['client', 'shared', 'worker', 'scripts', 'tests'] as const).find((room) => room === folder) ?? 'root';
}

/** The names of the databases in the origin's settings. */
function readBindings(root: string): string[] {
  try {
    const config = readFileSync(join(root, 'worker/origin/wrangler.toml'), 'utf8');
    return [...config.matchAll(/^\[\[d1_databases\]\]\s*\nbinding = "(\w+)"/gm)].map((match) => match[1] ?? '');
  } catch {
    return [];
  }
}

function sourceFiles(root: string): string[] {
  return readdirSync(root, { withFileTypes: true }).flatMap((entry) => {
    if (entry.name.startsWith('.') || SKIPPED_FOLDERS.has(entry.name)) return [];
    if (!entry.isDirectory()) return SOURCE_FILE.test(entry.name) ? [entry.name] : [];
    return readdirSync(join(root, entry.name), { recursive: true, withFileTypes: true })
      .filter((child) => child.isFile() && SOURCE_FILE.test(child.name))
      .map((child) => relative(root, join(child.parentPath, child.name)).split(sep).join('/'));
  });
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const violations = checkBoundaries(dirname(import.meta.dirname));
  for (const { file, line, message } of violations) console.error(`${file}:${line} ${message}`);
  if (violations.length > 0) process.exit(1);
  console.log('Every import follows the arrows, and there are no import cycles.');
}
