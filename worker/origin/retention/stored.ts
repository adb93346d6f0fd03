import type { FixedSpan, Span } from '../../../shared/retention/span.ts';
import type { SqlDatabase } from '../env.ts';
import type { ExportSection } from '../own-data/export-sections.ts';

/** Why something is stored, and for how long: a row of /privacy (shared/copy/site/privacy), or words of its own. */
export interface Told {
  readonly why: string;
  /** how long, readable by itself */
  readonly until: string;
}

/** One column of a table. */
export interface StoredColumn {
  readonly what: string;
  /** if it is kept for another reason or time than its table */
  readonly told?: Told;
  /** why its owner's export leaves it out; only of tables in the export */
  readonly notExported?: string;
}

/** Rows that expire, found by an index on their time. */
export interface ExpiringRows {
  readonly kind: 'expire';
  /** the primary key, or 'rowid' */
  readonly key: readonly string[];
  /** a column of milliseconds since 1970 */
  readonly time: string;
  /** how long after that a row goes; null: at once */
  readonly after: Span | null;
  /** if `time` is the end of something whose beginning counts: how long it lasts */
  readonly lasts?: FixedSpan;
  /** which rows expire, if not all: a condition */
  readonly where?: string;
}

/** Whatever is more than that: it is anonymized, counted first, or depends on something else. */
export interface SweepWork {
  readonly kind: 'work';
  /** for the log and docs/privacy.md: what it does, in a few words */
  readonly name: string;
  /** `now` is in milliseconds since 1970 */
  run(db: SqlDatabase, now: number): Promise<void>;
}

/** What becomes of a table's rows when their account is deleted (DELETE /api/user). */
export type WithAccount =
  /** they are deleted */
  | 'goes'
  /** they belong to no account */
  | 'apart'
  /** they stay; without what, and why */
  | { readonly stays: string };

/** A table of the accounts database that holds something about people who use the site. */
export interface StoredTable {
  readonly table: string;
  /** what a row is */
  readonly what: string;
  readonly told: Told;
  readonly columns: { readonly [column: string]: string | StoredColumn };
  /** what the scheduled job does; none: `told` says what ends it */
  readonly sweeps: readonly (ExpiringRows | SweepWork)[];
  readonly withAccount: WithAccount;
  /** the part of the export that holds it, or why there is none */
  readonly exported: ExportSection | { readonly not: string };
}

/** A table that holds our products, words and settings, and nothing about anybody. */
export interface OwnTable {
  readonly table: string;
  readonly what: string;
  readonly columns: readonly string[];
}

/** What is stored elsewhere than in the accounts database. */
export interface StoredElsewhere {
  readonly place: 'cookie' | 'browser' | 'counter' | 'log';
  /** as the program calls it */
  readonly name: string;
  readonly what: string;
  readonly told: Told;
  /** the file that stores it; cookies are told by their names */
  readonly file?: string;
}
