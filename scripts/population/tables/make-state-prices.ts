// Cuts the table of how home prices moved in each state from the Federal Housing Finance Agency's index. Needed only to
// renew it: the table is part of the repository.
//
// node scripts/population/tables/make-state-prices.ts FILE
//
// FILE the agency's all-transactions index of the states, not seasonally adjusted, by quarter (HPI_AT_state.csv): lines of
//      state, year, quarter and index, with or without a header.
import { readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';

const TABLE = new URL('./state-prices.txt', import.meta.url);
const FIRST_YEAR = 1975;
/** Before this year few sales were counted in a small state, so that its index jumps: three years have one average. */
const STEADY_FROM = 1987;

const [file] = process.argv.slice(2);
if (file === undefined) {
  console.error('node scripts/population/tables/make-state-prices.ts FILE');
  process.exit(1);
}
const byState = new Map<string, number[]>();
for (const line of readFileSync(resolve(file), 'utf8').split(/\r?\n/)) {
  const [state = '', year = '', quarter = '', index = ''] = line.split(',');
  if (!/^[A-Z]{2}$/.test(state) || quarter !== '1') continue;
  const years = byState.get(state) ?? [];
  years[Number(year) - FIRST_YEAR] = Number(index);
  byState.set(state, years);
}
const lines = [...byState]
  .sort(([a], [b]) => (a < b ? -1 : 1))
  .map(([state, years]) => `${state} ${years.map(rounded).join(' ')}`);
const last = FIRST_YEAR - 1 + Math.max(...[...byState.values()].map(({ length }) => length));
writeFileSync(
  TABLE,
  `# Home prices by state in the first quarter of each year from ${FIRST_YEAR} to ${last}, those of the first quarter of 1980
# being about 100; before ${STEADY_FROM} the average of three years. Source: House Price Index of the Federal Housing Finance Agency, all transactions, not seasonally adjusted
# (public domain). Cut by make-state-prices.ts.
${lines.join('\n')}
`,
);

function rounded(index: number, at: number, years: readonly number[]): number {
  const around = at + FIRST_YEAR < STEADY_FROM ? years.slice(Math.max(0, at - 1), at + 2) : [index];
  return Math.round(around.reduce((sum, one) => sum + one, 0) / around.length);
}
