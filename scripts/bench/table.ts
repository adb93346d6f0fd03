/** A line of a table: what was measured, and a cell for each column. */
export interface Row {
  readonly name: string;
  readonly cells: readonly string[];
}

export interface Table {
  readonly title: string;
  /** headings beside the title */
  readonly columns: readonly string[];
  readonly rows: Row[];
}

/** Most tables have a value, and a note such as its aim, under no headings. */
const VALUE_AND_NOTE = ['', ''];
const NAME_WIDTH = 44;
const CELL_WIDTH = 12;

let tables: Table[] = [];

/** Begins a table: prints its title, and remembers what follows for {@link takeTables}. */
export function beginTable(title: string): void {
  console.log(`\n${title}`);
  tables.push({ title, columns: VALUE_AND_NOTE, rows: [] });
}

/** Prints a line of the table that was begun last. */
export function print(name: string, value: string, note = ''): void {
  console.log(`  ${name.padEnd(NAME_WIDTH)} ${value.padStart(CELL_WIDTH)}${note === '' ? '' : `   ${note}`}`);
  tables.at(-1)?.rows.push({ name, cells: [value, note] });
}

/** Prints a whole table with a heading over each column. */
export function printGrid(title: string, columns: readonly string[], rows: readonly Row[]): void {
  const widths = columns.map((column, at) =>
    Math.max(CELL_WIDTH, column.length, ...rows.map(({ cells }) => cells[at]?.length ?? 0)),
  );
  const line = (name: string, cells: readonly string[]) =>
    console.log(`  ${name.padEnd(NAME_WIDTH)} ${cells.map((cell, at) => cell.padStart(widths[at] ?? 0)).join('  ')}`);
  console.log(`\n${title}`);
  line('', columns);
  for (const { name, cells } of rows) line(name, cells);
  tables.push({ title, columns, rows: [...rows] });
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
