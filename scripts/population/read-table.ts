import { readFileSync } from 'node:fs';

/** The lines of a table in the folder `tables`, without comments and empty ones. */
export function linesOfTable(name: string): string[] {
  return readFileSync(new URL(`./tables/${name}`, import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'));
}
