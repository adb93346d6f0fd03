import { readFileSync } from 'node:fs';

const TABLE = new URL('./tables/zip-areas.txt', import.meta.url);
const PREFIX_LENGTH = 3;

let areas: ReadonlyMap<string, ReadonlySet<string>> | null = null;

/** Whether people live in the ZIP code, so that it is not one of post office boxes or of a single organization. */
export function zipHasArea(zip5: string): boolean {
  areas ??= readAreas();
  return areas.get(zip5.slice(0, PREFIX_LENGTH))?.has(zip5.slice(PREFIX_LENGTH)) === true;
}

function readAreas(): ReadonlyMap<string, ReadonlySet<string>> {
  const lines = readFileSync(TABLE, 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'));
  return new Map(
    lines.map((line) => {
      const [prefix = '', ends = ''] = line.split(' ');
      return [prefix, new Set(ends.match(/\d\d/g))];
    }),
  );
}
