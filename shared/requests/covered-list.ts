import type { ListRow, RowFault } from '../csv/list-rows.ts';
import { readListRows } from '../csv/list-rows.ts';
import { singleLine } from '../forms/single-line.ts';
import { US_STATES } from '../people/us-states.ts';
import { recordOfLink } from './record-link.ts';
import { LIST_ROWS_MAX } from './request-limits.ts';

/** The columns of a list of covered persons, in the order of the sample. */
export const LIST_COLUMNS = ['first_name', 'last_name', 'link', 'street', 'city', 'state', 'zip', 'phone'] as const;
export type ListColumn = (typeof LIST_COLUMNS)[number];

/** Why a row cannot be used. */
export const ROW_FAULTS = ['not-text', 'too-long', 'open-quote', 'name', 'place', 'link', 'state', 'zip'] as const;
export type CoveredFault = (typeof ROW_FAULTS)[number];

/** The longest value of a cell, in characters. */
export const CELL_MAX = 200;
const LINK_MAX = 1_000;

/** A person of a list: a link to the record, or a name and where they live. Missing values are ''. */
export interface CoveredPerson {
  readonly line: number;
  readonly firstName: string;
  readonly lastName: string;
  readonly street: string;
  readonly city: string;
  /** 'NJ' */
  readonly state: string;
  /** five digits */
  readonly zip: string;
  /** ten digits */
  readonly phone: string;
  readonly personId: string | null;
  readonly fault: CoveredFault | null;
}

/** Why a whole list cannot be used. */
export type ListFault = 'no-rows' | 'no-header' | 'too-many';

type Value = (column: ListColumn) => string;

/**
 * The people of a list, one by one. Its first row names the columns, in any order; columns that we do not know are
 * ignored. A row that cannot be used is there with its fault and whatever could be read of it.
 *
 * @throws ListRefused for a list without a header or rows, and, after the last row that is taken, for one with more
 */
export function* readCoveredList(text: string): Generator<CoveredPerson> {
  const rows = readListRows(text);
  const header = rows.next();
  if (header.done === true) throw new ListRefused('no-rows');
  const columns = columnsOf(header.value);
  if (columns === null) throw new ListRefused('no-header');
  let count = 0;
  for (const row of rows) {
    count += 1;
    if (count > LIST_ROWS_MAX) throw new ListRefused('too-many');
    yield 'cells' in row ? readRow(row.line, row.cells, columns) : unreadable(row.line, row.fault, row.start);
  }
  if (count === 0) throw new ListRefused('no-rows');
}

/** A list that cannot be used as a whole. */
export class ListRefused extends Error {
  override readonly name = 'ListRefused';
  readonly fault: ListFault;

  constructor(fault: ListFault) {
    super(fault);
    this.fault = fault;
  }
}

/** Where each column is; null if the row is no header: it must name a link, or first and last names. */
function columnsOf(row: ListRow): ReadonlyMap<ListColumn, number> | null {
  if (!('cells' in row)) return null;
  const names = row.cells.map((cell) =>
    cell
      .trim()
      .toLowerCase()
      .replace(/[\s-]+/g, '_'),
  );
  const columns = new Map(
    LIST_COLUMNS.flatMap((column) => {
      const at = names.indexOf(column);
      return at < 0 ? [] : [[column, at] as const];
    }),
  );
  const hasPeople = columns.has('link') || (columns.has('first_name') && columns.has('last_name'));
  return hasPeople ? new Map([...columns]) : null;
}

function unreadable(line: number, fault: RowFault, start: string): CoveredPerson {
  return { ...NOBODY, line, firstName: start, fault };
}

const NOBODY = {
  firstName: '',
  lastName: '',
  street: '',
  city: '',
  state: '',
  zip: '',
  phone: '',
  personId: null,
} as const;

function readRow(line: number, cells: readonly string[], columns: ReadonlyMap<ListColumn, number>): CoveredPerson {
  let isTooLong = false;
  const values: { [C in ListColumn]?: string } = {};
  for (const [column, at] of columns) {
    const text = singleLine(cells[at] ?? '');
    const most = column === 'link' ? LINK_MAX : CELL_MAX;
    if (text.length > most) isTooLong = true;
    values[column] = text.slice(0, most);
  }
  const person = readPerson(line, (column) => values[column] ?? '');
  return isTooLong ? { ...person, fault: 'too-long' } : person;
}

/** A person from values as they were typed, in a list or in the form for one person. */
export function readPerson(line: number, value: Value): CoveredPerson {
  const link = value('link');
  const state = value('state').toUpperCase();
  const zip = /^(\d{5})(?:-?\d{4})?$/.exec(value('zip'))?.[1] ?? '';
  const digits = value('phone')
    .replace(/\D/g, '')
    .replace(/^1(?=\d{10}$)/, '');
  const person = {
    line,
    firstName: value('first_name'),
    lastName: value('last_name'),
    street: value('street'),
    city: value('city'),
    state: Object.hasOwn(US_STATES, state) ? state : '',
    zip,
    phone: digits.length === 10 ? digits : '',
    personId: link === '' ? null : recordOfLink(link),
  };
  return { ...person, fault: faultOf(person, { link, state, zip: value('zip') }) };
}

const LETTER = /\p{L}/u;

function faultOf(
  { personId, firstName, lastName, street, city, state, zip }: Omit<CoveredPerson, 'line' | 'phone' | 'fault'>,
  typed: { readonly link: string; readonly state: string; readonly zip: string },
): CoveredFault | null {
  if (personId !== null) return null;
  if (typed.link !== '') return 'link';
  if (!LETTER.test(firstName) || !LETTER.test(lastName)) return 'name';
  if (typed.state !== '' && state === '') return 'state';
  if (typed.zip !== '' && zip === '') return 'zip';
  const hasPlace = street !== '' && (zip !== '' || (city !== '' && state !== ''));
  return hasPlace ? null : 'place';
}
