import { globSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { ROOT } from '../run/local-server.ts';
import { shortName } from './short-names.ts';

/**
 * The names of classes and animations of the style modules in a build: two or three characters each, because they are
 * sent with every page. They depend only on the names in the source, so that equal sources make equal files.
 */
export function shortClassNames(): (name: string, file: string) => string {
  const keys = new Set<string>();
  for (const file of globSync('client/**/*.module.css', { cwd: ROOT }).toSorted()) {
    const names = readFileSync(join(ROOT, file), 'utf8').matchAll(/(?:\.|@keyframes )(-?[_a-zA-Z][\w-]*)/g);
    for (const name of [...names].map(([, found]) => found).toSorted()) keys.add(`${file} ${name}`);
  }
  const short = new Map([...keys].map((key, index) => [key, shortName(index)]));
  return (name, file) => {
    const key = `${relative(ROOT, file.split('?')[0] ?? file)} ${name}`;
    const found = short.get(key);
    if (found === undefined) throw new Error(`no short class name for ${key}`);
    return found;
  };
}
