import { parseCsv } from '../csv/parse-csv.ts';
import { singleLine } from './single-line.ts';

/** What a column holds, as far as it helps to find somebody. */
type Column = 'name' | 'first' | 'middle' | 'last' | 'place' | 'city' | 'state' | 'zip' | 'phone';

/** Titles of columns that nothing else is called. */
const TITLES: Readonly<Record<string, Column>> = {
  name: 'name',
  'full name': 'name',
  fullname: 'name',
  'contact name': 'name',
  'customer name': 'name',
  'first name': 'first',
  firstname: 'first',
  'given name': 'first',
  'middle name': 'middle',
  'middle initial': 'middle',
  'last name': 'last',
  lastname: 'last',
  surname: 'last',
  'family name': 'last',
  phone: 'phone',
  'phone number': 'phone',
  phonenumber: 'phone',
  telephone: 'phone',
  'telephone number': 'phone',
  'mobile phone': 'phone',
  'mobile number': 'phone',
  'cell phone': 'phone',
  'home phone': 'phone',
  'work phone': 'phone',
};

/** Titles that may be a name or a place as well ('Mobile, AL'), so that one alone makes no row of titles. */
const WEAK_TITLES: Readonly<Record<string, Column>> = {
  first: 'first',
  middle: 'middle',
  last: 'last',
  contact: 'name',
  customer: 'name',
  person: 'name',
  place: 'place',
  location: 'place',
  'city and state': 'place',
  'city state': 'place',
  city: 'city',
  town: 'city',
  'home city': 'city',
  state: 'state',
  'home state': 'state',
  st: 'state',
  zip: 'zip',
  'zip code': 'zip',
  'postal code': 'zip',
  mobile: 'phone',
  cell: 'phone',
  tel: 'phone',
  number: 'phone',
};

const FINDS: ReadonlySet<Column> = new Set(['name', 'first', 'last', 'phone']);

/**
 * The lines of a list, as typed or pasted: one name or number a line. Cells copied from a spreadsheet and text with a row
 * of titles become lines as in {@link readListFile}. Blank lines are left out.
 */
export function readList(text: string): string[] {
  const rows = text.trim() === '' ? [] : parseCsv(text);
  return text.includes('\t') || isTitles(rows[0] ?? []) ? linesOf(rows) : tidy(text.split(/\r\n|\r|\n/));
}

/**
 * The lines of a CSV file. A first row of titles says what the columns hold, in any order: name, first, middle, last,
 * city, state, zip, phone. A row with a name becomes 'Maya Ostrowski, Portland, OR', one without becomes its number.
 * Without titles, the cells of a row are a line, in their order.
 */
export function readListFile(text: string): string[] {
  return linesOf(parseCsv(text));
}

function linesOf(rows: readonly (readonly string[])[]): string[] {
  const [titles = [], ...more] = rows;
  if (!isTitles(titles))
    return tidy(
      rows.map((cells) =>
        cells
          .map(singleLine)
          .filter((cell) => cell !== '')
          .join(', '),
      ),
    );
  const columns = titles.map(columnOf);
  return tidy(more.map((cells) => lineOf((column) => cellOf(cells, columns, column))));
}

function isTitles(cells: readonly string[]): boolean {
  const columns = cells.map(columnOf).filter((column) => column !== null);
  if (!columns.some((column) => FINDS.has(column))) return false;
  return columns.length > 1 || cells.some((cell) => titleOf(cell) in TITLES);
}

function columnOf(cell: string): Column | null {
  const title = titleOf(cell);
  return TITLES[title] ?? WEAK_TITLES[title] ?? null;
}

const titleOf = (cell: string) => singleLine(cell.replace(/[_.*:#/-]/g, ' ')).toLowerCase();

/** The first cell of such a column that is not empty. */
function cellOf(cells: readonly string[], columns: readonly (Column | null)[], column: Column): string {
  const filled = cells.map(singleLine).filter((cell, at) => columns[at] === column && cell !== '');
  return filled[0] ?? '';
}

function lineOf(cell: (column: Column) => string): string {
  const parts = ['first', 'middle', 'last'] as const;
  const name = inOrder(cell('name')) || joined(parts.map(cell), ' ');
  if (name === '') return cell('phone');
  return joined([name, cell('place') || joined([cell('city'), cell('state')], ', ') || cell('zip')], ', ');
}

/** What follows a name after a comma, but is no first name. */
const SUFFIX = /^(?:jr|sr|i{1,3}|iv|v|md|phd|esq)\.?$/i;

/** 'Maya Ostrowski' from 'Ostrowski, Maya'; a suffix stays behind. */
function inOrder(name: string): string {
  const [last = '', first = '', ...more] = name.split(',').map((part) => part.trim());
  if (first === '' || SUFFIX.test(first)) return joined([last, first, ...more], ' ');
  return joined([first, last, ...more], ' ');
}

const joined = (parts: readonly string[], by: string) => parts.filter((part) => part !== '').join(by);
const tidy = (lines: readonly string[]) => lines.map(singleLine).filter((line) => line !== '');
