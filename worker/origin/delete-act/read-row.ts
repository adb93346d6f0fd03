import { DROP_LISTS, type DROP_PROBLEMS } from '../../../shared/contract/operations/delete-act.ts';
import { parseCsv } from '../../../shared/csv/parse-csv.ts';
import { HASH_SHAPE } from './hash.ts';
import { type ListType, REMOVED } from './lists.ts';

/** Why a file or a row of it was not read. */
export type Problem = (typeof DROP_PROBLEMS)[number];

/** A row of a list. */
export interface ListRow {
  readonly id: string;
  readonly hash: string;
  /** only of withdrawn identifiers: which list they were on */
  readonly list: ListType | null;
}

/** The longest row is 12 characters, 44, 'NameVIN', with commas and quotes. */
export const LINE_MAX = 200;

const ID_SHAPE = /^[A-Za-z0-9]{12}$/;
const HEADERS = { list: ['id', 'hash'], removed: ['id', 'hash', 'listtype'] } as const;
/** Rows as the platform writes them: nearly all of them. */
const PLAIN_ROW = /^([A-Za-z0-9]{12}),([A-Za-z0-9+/]{43}=)$/;

/** Whether a file begins as one of its kind must. */
export function isHeader(line: string, kind: ListType | typeof REMOVED): boolean {
  const cells = cellsOf(line).map((cell) => cell.toLowerCase());
  const expected = kind === REMOVED ? HEADERS.removed : HEADERS.list;
  return cells.length === expected.length && expected.every((name, at) => cells[at] === name);
}

/** Reads a row, and says what is wrong with it otherwise. */
export function readRow(line: string, kind: ListType | typeof REMOVED): ListRow | Problem {
  if (kind !== REMOVED) {
    const plain = PLAIN_ROW.exec(line);
    if (plain !== null) return { id: plain[1] ?? '', hash: plain[2] ?? '', list: null };
  }
  const [id = '', hash = '', type = '', ...more] = cellsOf(line);
  const count = cellsOf(line).length;
  if (count !== (kind === REMOVED ? 3 : 2) || more.length > 0) return 'columns';
  if (!ID_SHAPE.test(id)) return 'id';
  if (!HASH_SHAPE.test(hash)) return 'hash';
  if (kind !== REMOVED) return { id, hash, list: null };
  const list = DROP_LISTS.find((one) => one === type);
  return list === undefined ? 'list' : { id, hash, list };
}

function cellsOf(line: string): string[] {
  return (parseCsv(`${line}\n`)[0] ?? []).map((cell) => cell.trim());
}
