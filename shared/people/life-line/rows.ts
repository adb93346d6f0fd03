import { type Span, STEPS } from './lane-model.ts';

/** The most rows in a lane: more would be too thin to read or tap. */
const ROWS_MAX = 4;
/** What a number needs, in steps, as long as there is room for all. */
const NUMBER_ROOM = 12;

/** A span in its row. */
export interface Laid {
  readonly span: Span;
  readonly row: number;
  readonly isAlone: boolean;
}

/**
 * Puts spans into as few rows as overlaps need, and makes short ones as long as a number is wide; neighbors move over to
 * make room. In the order they came in.
 *
 * @param spans in any order; those that only touch share a row
 */
export function layStretches(spans: readonly Span[]): { readonly laid: readonly Laid[]; readonly rows: number } {
  const order = spans.map((_, index) => index).sort((a, b) => at(spans, a).start - at(spans, b).start || a - b);
  const rows: number[][] = [];
  for (const index of order) {
    const { start } = at(spans, index);
    const free = rows.find((row) => endOf(at(spans, row.at(-1) ?? index)) <= start);
    if (free !== undefined) free.push(index);
    else if (rows.length < ROWS_MAX) rows.push([index]);
    // Too many at once to be drawn beside each other: the row that is free first takes it, after what it has.
    else rows.reduce((first, row) => (lastEnd(row, spans) < lastEnd(first, spans) ? row : first)).push(index);
  }
  const placed: { span: Span; row: number }[] = [];
  for (const [row, members] of rows.entries()) {
    const moved = spread(members.map((index) => at(spans, index)));
    for (const [place, index] of members.entries()) placed[index] = { span: at(moved, place), row };
  }
  const laid = placed.map((own) => ({
    ...own,
    isAlone: !placed.some((other) => other.row !== own.row && overlap(other.span, own.span)),
  }));
  return { laid, rows: Math.max(rows.length, 1) };
}

/**
 * The spans of one row, in order, none shorter than a number is wide (or than its share of the row, if they are many),
 * and none over another.
 */
function spread(spans: readonly Span[]): Span[] {
  const room = Math.min(NUMBER_ROOM, Math.floor(STEPS / Math.max(spans.length, 1)));
  const starts: number[] = [];
  const ends: number[] = [];
  for (const [index, span] of spans.entries()) {
    starts[index] = Math.max(span.start, ends[index - 1] ?? 0);
    ends[index] = Math.max(endOf(span), at(starts, index) + room);
  }
  let limit = STEPS;
  for (let index = spans.length - 1; index >= 0; index--) {
    ends[index] = Math.min(at(ends, index), limit);
    starts[index] = Math.min(at(starts, index), at(ends, index) - room);
    limit = at(starts, index);
  }
  return spans.map((_, index) => ({ start: at(starts, index), length: at(ends, index) - at(starts, index) }));
}

/**
 * Rows for things with text, which needs room of its own; null for what fits in none.
 *
 * @param spans each with its text
 */
export function layTexts(spans: readonly Span[], rowsMax: number): (number | null)[] {
  const rows: Span[][] = [];
  const order = spans.map((_, index) => index).sort((a, b) => at(spans, a).start - at(spans, b).start || a - b);
  const found: (number | null)[] = spans.map(() => null);
  for (const index of order) {
    const span = at(spans, index);
    let row = rows.findIndex((members) => !members.some((member) => overlap(member, span)));
    if (row < 0 && rows.length < rowsMax) row = rows.push([]) - 1;
    if (row < 0) continue;
    rows[row]?.push(span);
    found[index] = row;
  }
  return found;
}

function overlap(a: Span, b: Span): boolean {
  return a.start < endOf(b) && b.start < endOf(a);
}

const endOf = ({ start, length }: Span): number => start + length;

function lastEnd(row: readonly number[], spans: readonly Span[]): number {
  const last = row.at(-1);
  return last === undefined ? 0 : endOf(at(spans, last));
}

function at<T>(list: readonly T[], index: number): T {
  const found = list[index];
  if (found === undefined) throw new RangeError(`no entry ${index}`);
  return found;
}
