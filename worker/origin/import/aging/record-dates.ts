import { daysAfter } from './aging-time.ts';

export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };

/** Dates that may be still to come. */
const AHEAD = /expir|due|auction/i;
/** Fields that hold the number of a case, document or license. */
const NUMBERS = new Set([
  'caseNumber',
  'courtCaseNumber',
  'recordingNumber',
  'documentNumber',
  'number',
  'certificateNumber',
  'airmanNumber',
]);
const DAY = /^\d{4}-\d{2}-\d{2}$/;
const MONTH = /^\d{4}-\d{2}$/;

/**
 * The body of a record as if it were filed later: every date is moved by so many days, and what has not happened by a
 * date has none.
 *
 * @param until 'YYYY-MM-DD'
 */
export function moveDates(body: Json, days: number, until: string): Json {
  return mapTexts(body, (text, field) => {
    const moved = DAY.test(text) ? daysAfter(text, days) : MONTH.test(text) ? laterMonth(text, days) : text;
    return moved !== text && moved > until && !AHEAD.test(field) ? null : moved;
  });
}

function laterMonth(month: string, days: number): string {
  return daysAfter(`${month}-15`, days).slice(0, 7);
}

/**
 * The body with numbers of its own instead of another record's. A number that names the year names that of the filing,
 * and stays the same wherever it is told.
 *
 * @param from the year of the other record, and `to` that of this one: '2026'
 * @param digits so many random digits
 */
export function renumber(body: Json, from: string, to: string, digits: (length: number) => string): Json {
  const fresh = new Map<string, string>();
  mapTexts(body, (text, field) => {
    if (NUMBERS.has(field) && !fresh.has(text)) fresh.set(text, freshNumber(text, from, to, digits));
    return text;
  });
  return mapTexts(body, (text) => {
    const known = [...fresh].find(([number]) => number.length > 3 && text.includes(number));
    return known === undefined ? text : text.replace(known[0], known[1]);
  });
}

function freshNumber(number: string, from: string, to: string, digits: (length: number) => string): string {
  const dated = number.includes(from)
    ? number.replace(from, to)
    : number.replace(new RegExp(`(^|[A-Z])${from.slice(2)}(?=\\D|\\d{5})`), `$1${to.slice(2)}`);
  return dated.replace(/\d{3}(?=\D*$)/, (last) => digits(last.length));
}

/** Every text of a body, with the field that it is in; a body keeps its shape. */
function mapTexts(value: Json, change: (text: string, field: string) => string | null, field = ''): Json {
  if (typeof value === 'string') return change(value, field);
  if (value === null || typeof value !== 'object') return value;
  if (Array.isArray(value)) return value.map((one: Json) => mapTexts(one, change, field));
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, mapTexts(one, change, name)]));
}
