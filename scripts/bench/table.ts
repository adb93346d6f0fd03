/** A line of a table: what was measured, its value, and a note such as its aim. */
export interface Row {
  readonly name: string;
  readonly value: string;
  readonly note: string;
}

export interface Table {
  readonly title: string;
  readonly rows: Row[];
}

let tables: Table[] = [];

/** Begins a table: prints its title, and remembers what follows for {@link takeTables}. */
export function beginTable(title: string): void {
  console.log(`\n${title}`);
  tables.push({ title, rows: [] });
}

/** Prints a line of the table that was begun last. */
export function print(name: string, value: string, note = ''): void {
  console.log(`  ${name.padEnd(44)} ${value.padStart(12)}${note === '' ? '' : `   ${note}`}`);
  tables.at(-1)?.rows.push({ name, value, note });
}

/** What was printed since the last time. */
export function takeTables(): Table[] {
  const taken = tables;
  tables = [];
  return taken;
}

export function median(values: readonly number[]): number {
  return quantile(values, 0.5);
}

/** The percentile: the value that this share of the values does not exceed. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}
