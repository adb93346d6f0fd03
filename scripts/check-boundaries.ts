import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, posix, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

/** A room of the house (docs/architecture.md) and what is around it. */
type Room = 'client' | 'shared' | 'worker' | 'worker/origin' | 'scripts' | 'tests' | 'around';

/** What a room may import of ours; the rooms that are not here may import everything. */
const ARROWS: { readonly [R in Room]?: readonly Room[] } = {
  worker: ['worker', 'client', 'shared'],
  'worker/origin': ['worker/origin', 'shared'],
  client: ['client', 'shared'],
  shared: ['shared'],
};

/** Loads the page that the document names, which the build made of client/pages: the one import that names no module. */
const PAGE_LOADER = 'client/entry.tsx';

/** A test beside its source obeys its room's arrows, but may use what tests share. */
const TEST_FILE = /\.test\.tsx?$/;
const SHARED_BY_TESTS = /^tests\/(?:support|fixtures)\//;

const SOURCE_FILE = /\.(?:ts|tsx|mts|js|mjs)$/;
const SKIPPED_FOLDERS = new Set(['node_modules', 'dist', 'docs', 'test-results', 'playwright-report']);
const KNOWN_EXTENSION = /\.(?:ts|tsx|mts|js|mjs|css|json|sql|toml|txt|html|svg|woff2|wasm)$/;

/**
 * import and export statements with a source, dynamic imports and import types. Statements are looked for at a line's
 * beginning, where the formatter puts them, so that words in comments and texts do not count.
 */
const STATEMENT = /^[ \t]*(?:import|export)\b(?:[^'"`;]*?\bfrom)?\s*(['"])([^'"\n]+)\1/gm;
const DYNAMIC =
  /\b(?:import|require|mock|importActual)\s*(?:<[^>()]*>)?\(\s*(?:\/\*[^*]*\*\/\s*)?(?:(['"`])([^'"`\n]+)\1|([^'"`\s)]))/g;

export interface Violation {
  /** path from the root, with '/' */
  readonly file: string;
  readonly line: number;
  readonly message: string;
}

/** Every import against the arrows, every D1 binding outside the origin, in the source files below a folder. */
export function checkBoundaries(root: string): Violation[] {
  const bindings = readBindings(root);
  return sourceFiles(root).flatMap((file) => checkFile(file, readFileSync(join(root, file), 'utf8'), bindings));
}

function checkFile(file: string, source: string, bindings: readonly string[]): Violation[] {
  const room = roomOf(file);
  const found: Violation[] = [];
  const report = (index: number, message: string) => found.push({ file, line: lineAt(source, index), message });
  for (const { specifier, index } of importsOf(source)) {
    const message = specifier === null ? checkComputed(file, room) : checkImport(file, room, specifier);
    if (message !== null) report(index, message);
  }
  if (room === 'worker' || room === 'client' || room === 'shared') {
    const names = [
      '\\bD1[A-Z]\\w*',
      ...bindings.map((name) => `\\benv\\??\\.${name}\\b|^\\s*(?:readonly )?${name}\\??:`),
    ];
    for (const match of source.matchAll(new RegExp(names.join('|'), 'gm'))) {
      report(match.index + match[0].search(/\S/), `only worker/origin names a D1 binding (${match[0].trim()})`);
    }
  }
  return found;
}

function checkImport(file: string, room: Room, specifier: string): string | null {
  const path = specifier.split('?', 1)[0] ?? '';
  // '/@…' is the development server's own.
  if (path.startsWith('/') && !path.startsWith('/@')) return `'${specifier}' must be a relative path`;
  if (!path.startsWith('.')) return checkPackage(room, specifier);
  if (!KNOWN_EXTENSION.test(path)) return `'${specifier}' must carry its extension`;
  const target = posix.normalize(posix.join(posix.dirname(file), path));
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

function checkComputed(file: string, room: Room): string | null {
  return room in ARROWS && file !== PAGE_LOADER
    ? 'a dynamic import must name its module, or no arrow can be checked'
    : null;
}

/** The specifiers of a source, each with where it stands; null for one that is computed. */
function* importsOf(source: string): Generator<{ specifier: string | null; index: number }> {
  for (const match of source.matchAll(STATEMENT)) {
    yield { specifier: match[2] ?? '', index: match.index + match[0].length };
  }
  for (const match of source.matchAll(DYNAMIC)) {
    if (isInComment(source, match.index)) continue;
    const isComputed = match[2] === undefined || (match[1] === '`' && match[2].includes('${'));
    if (isComputed && !match[0].startsWith('import')) continue;
    yield { specifier: isComputed ? null : (match[2] ?? ''), index: match.index };
  }
}

function isInComment(source: string, index: number): boolean {
  const line = source.slice(source.lastIndexOf('\n', index - 1) + 1, index);
  return /^\s*(?:\/?\*|\/\/)|\s\/\/\s/.test(line);
}

function roomOf(file: string): Room {
  if (file.startsWith('worker/origin/')) return 'worker/origin';
  const folder = file.split('/', 1)[0] ?? '';
  return (['client', 'shared', 'worker', 'scripts', 'tests'] as const).find((room) => room === folder) ?? 'around';
}

function lineAt(source: string, index: number): number {
  return source.slice(0, index).split('\n').length;
}

/** Names of the databases that the origin is configured with. */
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
  console.log('Every import follows the arrows.');
}
