import { ADULT_AGE, isMinor } from '../people/age.ts';
import type { ImportRow, PersonRow, TableName } from './rows.ts';
import { TABLES } from './tables.ts';

/** A value of a column. */
export type ImportValue = string | number | null;

/** Rows of one table, laid end to end in column order: quick to pass to another thread and to SQLite. */
export interface ImportBatch {
  readonly table: TableName;
  readonly values: ImportValue[];
}

export interface ImportDay {
  readonly year: number;
  /** 1-based, like the day */
  readonly month: number;
  readonly day: number;
}

/** Rows of a table per batch. */
const ROWS_PER_BATCH = 512;

/** Groups rows by table. People who must not be in the product are stopped here. */
export class ImportBatcher {
  readonly #open = new Map<TableName, ImportValue[]>();
  readonly #asOf: number;
  #people = 0;

  /** @param asOf nobody who may be younger than 18 on this day gets in */
  constructor({ year, month, day }: ImportDay) {
    this.#asOf = Date.UTC(year, month - 1, day);
  }

  /** People so far. */
  get people(): number {
    return this.#people;
  }

  /**
   * Adds a row.
   *
   * @returns the rows of its table once there are enough, otherwise null
   * @throws if a person may be a minor, or has no name
   */
  add(entry: ImportRow): ImportBatch | null {
    const { table, row } = entry;
    if (table === 'person') {
      refusePerson(row, this.#asOf);
      this.#people += 1;
    }
    const values = this.#open.get(table) ?? [];
    if (values.length === 0) this.#open.set(table, values);
    const { columns } = TABLES[table];
    const cells = row as unknown as Readonly<Record<string, ImportValue>>;
    for (const column of columns) values.push(cells[column] ?? null);
    if (values.length < columns.length * ROWS_PER_BATCH) return null;
    this.#open.delete(table);
    return { table, values };
  }

  /** The remaining rows. */
  rest(): ImportBatch[] {
    const batches = [...this.#open].map(([table, values]) => ({ table, values }));
    this.#open.clear();
    return batches;
  }
}

/**
 * Nobody under 18 is in the product (docs/rules.md), by the origin's own rule; people with unknown birth dates are let
 * in. A blank name does not fit the contract, and would break the entire result list.
 */
function refusePerson(person: PersonRow, asOf: number): void {
  const birth = { year: person.birth_year, month: person.birth_month };
  const late = { year: person.late_birth_year, month: person.late_birth_month };
  if (isMinor(birth, asOf) || isMinor(late, asOf)) throw new Error(`${person.id} may be under ${ADULT_AGE}`);
  if (person.full_name.trim() === '') throw new Error(`${person.id} has no name`);
}
