import { expect, it } from 'vitest';
import type { SqlDatabase, SqlStatement, SqlValue } from '../env.ts';
import { closeCitiesStatement } from './place-spellings-store.ts';

/** The ranges that a statement for these places reads. */
function rangesFor(...cityKeys: string[]): unknown[] {
  let bound: SqlValue[] = [];
  const statement = { bind: (...values: SqlValue[]) => (bound = values) } as unknown as SqlStatement;
  const db = { prepare: () => statement } as unknown as SqlDatabase;
  closeCitiesStatement(
    db,
    cityKeys.map((cityKey) => ({ cityKey, stateCodes: null })),
  );
  return JSON.parse(String(bound[0]));
}

it('looks for near spellings of what may be a place only: neither of a few letters nor of a pasted text', () => {
  expect(rangesFor('portl')).not.toEqual([]);
  expect(rangesFor('port')).toEqual([]);
  expect(rangesFor('st maria la ny st a jr jr de ny van jr de maria or garcia de ny')).toEqual([]);
});
