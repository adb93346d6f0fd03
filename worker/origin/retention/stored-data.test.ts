import { describe, expect, it } from 'vitest';
import { PRIVACY_SECTIONS } from '../../../shared/copy/site/privacy/sections.ts';
import { openTestDatabase } from '../../../tests/support/sqlite-database.ts';
import { EXPORT_SECTIONS } from '../own-data/export-sections.ts';
import type { StoredTable, Told } from './stored.ts';
import { ELSEWHERE, OURS, STORED_TABLES } from './stored-data.ts';

const db = openTestDatabase('accounts');

interface ColumnRow {
  readonly table: string;
  readonly name: string;
}
async function columnsOfSchema(): Promise<ColumnRow[]> {
  const { results } = await db
    .prepare(
      `SELECT t.name AS "table", c.name FROM sqlite_schema t JOIN pragma_table_info(t.name) c
       WHERE t.type = 'table' AND t.name NOT LIKE 'sqlite%'`,
    )
    .all<ColumnRow>();
  return results;
}

const columnsOf = ({ columns }: StoredTable) =>
  Object.entries(columns).map(([name, column]) => ({
    name,
    ...(typeof column === 'string' ? { what: column } : column),
  }));

describe('the list of what is stored', () => {
  it('has every column of every table of the accounts database, and no other', async () => {
    const listed = [
      ...STORED_TABLES.flatMap((table) => columnsOf(table).map(({ name }) => `${table.table}.${name}`)),
      ...OURS.flatMap(({ table, columns }) => columns.map((name) => `${table}.${name}`)),
    ];
    const existing = (await columnsOfSchema()).map(({ table, name }) => `${table}.${name}`);
    expect(listed.sort()).toEqual(existing.sort());
  });

  it('sweeps by columns that exist, or says how a row ends', async () => {
    const existing = new Set((await columnsOfSchema()).map(({ table, name }) => `${table}.${name}`));
    for (const { table, sweeps } of STORED_TABLES)
      for (const sweep of sweeps)
        if (sweep.kind === 'expire')
          for (const name of [sweep.time, ...sweep.key.filter((key) => key !== 'rowid')])
            expect(existing, `${table}.${name}`).toContain(`${table}.${name}`);
    // Everything else ends with something: with what it belongs to, or by its owner's or the provider's hand.
    expect(
      STORED_TABLES.filter(({ sweeps }) => sweeps.length === 0)
        .map(({ table }) => table)
        .sort(),
    ).toEqual([
      'alert_setting',
      'contact',
      'contact_list',
      'court_runner_record',
      'covered_person',
      'digest',
      'drop_answer',
      'drop_chunk',
      'drop_count',
      'drop_file',
      'drop_item',
      'drop_match',
      'drop_problem',
      'method_to_forget',
      'passkey',
      'payment_method',
      'purchase_line',
      'refund',
      'subject',
      'subject_key',
      'subject_record',
      'test_charge',
      'watched_person',
    ]);
  });

  it('says of each table what the database does with it when its account is deleted', async () => {
    const { results } = await db
      .prepare(
        `SELECT t.name AS "table", f."table" AS parent, f.on_delete AS action
         FROM sqlite_schema t JOIN pragma_foreign_key_list(t.name) f WHERE t.type = 'table'`,
      )
      .all<{ table: string; parent: string; action: string }>();
    const goes = new Set(['account']);
    for (let before = 0; before < goes.size; ) {
      before = goes.size;
      for (const { table, parent, action } of results) if (action === 'CASCADE' && goes.has(parent)) goes.add(table);
    }
    // A trigger deletes these.
    goes.add('pool_spent');
    const said = STORED_TABLES.filter(({ withAccount }) => withAccount === 'goes').map(({ table }) => table);
    expect(said.sort()).toEqual([...goes].sort());
  });
});

describe('the export', () => {
  it('has a part for every table that holds what is somebody’s own, and no other', () => {
    const listed = STORED_TABLES.flatMap(({ exported }) => (typeof exported === 'string' ? [exported] : []));
    expect([...new Set(listed)].sort()).toEqual(Object.keys(EXPORT_SECTIONS).sort());
    for (const { table, exported } of STORED_TABLES)
      if (typeof exported !== 'string') expect(exported.not, table).not.toBe('');
  });

  it('tells every column of these tables that has no reason against it, and none that has', () => {
    for (const stored of STORED_TABLES) {
      if (typeof stored.exported !== 'string') continue;
      const { sql } = EXPORT_SECTIONS[stored.exported];
      // Conditions, orders and the ids of what is joined tell nothing.
      const told = sql.replaceAll(/\b(?:WHERE|ORDER BY) [^()]*?(?=\)|$|\bWHERE\b)|\b\w+\.id = /g, ' ');
      for (const { name, notExported } of columnsOf(stored))
        expect([stored.table, name, new RegExp(`\\b${name}\\b`).test(told)]).toEqual([
          stored.table,
          name,
          notExported === undefined,
        ]);
    }
  });
});

describe('the privacy page', () => {
  const pageRows: readonly Told[] = PRIVACY_SECTIONS.flatMap(({ rows }) => rows);
  const told = [
    ...STORED_TABLES.flatMap((table) => [
      { name: table.table, told: table.told },
      ...columnsOf(table).flatMap((column) =>
        column.told === undefined ? [] : [{ name: `${table.table}.${column.name}`, told: column.told }],
      ),
    ]),
    ...ELSEWHERE,
  ];

  it('has a row for everything that is stored, except what local runs and logs leave', () => {
    const untold = told.filter((entry) => !pageRows.includes(entry.told)).map(({ name }) => name);
    expect(untold).toEqual([
      'test_charge',
      'test_payment_method',
      'lines of both workers',
      'page events in Analytics Engine, where EVENTS is bound',
      'limits per minute',
    ]);
  });

  it('has no row for what is not stored', () => {
    const used = new Set(told.map((entry) => entry.told));
    expect(pageRows.filter((row) => !used.has(row))).toEqual([]);
  });
});
