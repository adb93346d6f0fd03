import { execFileSync } from 'node:child_process';
import {
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

export const ROOT = join(import.meta.dirname, '../..');

const TEXT_FILE = /(?:\.(?:tsx?|m?js|css|json|sql|toml|md|html|svg|txt|ya?ml|sh)|\/_headers|^\.[a-z]+)$/;

const SKIPPED_FOLDER = /(?:^|\/)(?:\.git|\.wrangler|node_modules|dist)(?:\/|$)/;

/** Text files that are tracked or about to be (not ignored), with what is in them. */
export function trackedFiles(folder = '.'): { file: string; text: string }[] {
  return listFiles(folder)
    .filter((file) => TEXT_FILE.test(file) && existsSync(join(ROOT, file)) && lstatSync(join(ROOT, file)).isFile())
    .map((file) => ({ file, text: readFileSync(join(ROOT, file), 'utf8') }));
}

function listFiles(folder: string): string[] {
  try {
    const args = ['ls-files', '-z', '--cached', '--others', '--exclude-standard', folder];
    return execFileSync('git', args, { cwd: ROOT, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).split('\0');
  } catch {
    // A copy without its repository is guarded as well.
    const all = readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' });
    return all.map((file) => join(folder, file)).filter((file) => !SKIPPED_FOLDER.test(file));
  }
}

/** 'file:line text' of every line that a pattern matches. */
export function linesWith(files: readonly { file: string; text: string }[], pattern: RegExp): string[] {
  return files.flatMap(({ file, text }) =>
    text.split('\n').flatMap((line, index) => (pattern.test(line) ? [`${file}:${index + 1} ${line.trim()}`] : [])),
  );
}

/** Runs a check on a folder with only these files. */
export function withPlantedTree<T>(files: Readonly<Record<string, string>>, check: (root: string) => T): T {
  const root = mkdtempSync(join(tmpdir(), 'planted-'));
  try {
    for (const [file, text] of Object.entries(files)) {
      mkdirSync(dirname(join(root, file)), { recursive: true });
      writeFileSync(join(root, file), text);
    }
    return check(root);
  } finally {
    rmSync(root, { recursive: true, force: true });
  }
}
