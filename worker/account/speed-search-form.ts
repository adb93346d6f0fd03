import { personIdSchema } from '../../shared/contract/identity.ts';
import type { SpeedSearchBody } from '../../shared/contract/speed-search.ts';
import { speedSearchCopy } from '../../shared/copy/account/speed-search.ts';
import { singleLine } from '../../shared/forms/single-line.ts';
import { readSpeedSearchFile } from '../../shared/forms/speed-search-file.ts';
import { SPEED_SEARCH_MAX } from '../../shared/forms/speed-search-limits.ts';
import { readList } from '../../shared/forms/speed-search-list.ts';
import type { EdgeContext } from '../context.ts';
import { readUpload } from '../input/read-body.ts';

/** Longest form we read, in bytes: a list, a file, or the table of results. */
const FORM_MAX_BYTES = 512 * 1024;

type Line = SpeedSearchBody['lines'][number];

/** What was sent. */
export type SentSpeedSearch =
  /** a list that was typed or pasted, with the lines of a file behind it; `text` goes back into the form */
  | { readonly kind: 'list'; readonly text: string; readonly lines: readonly Line[]; readonly fileError: string | null }
  /** the lines of some results again, with the person each means */
  | { readonly kind: 'choices'; readonly text: string; readonly lines: readonly Line[] }
  /** the table of some results, to be made a file */
  | { readonly kind: 'table'; readonly table: string }
  | { readonly kind: 'too-long' };

/** The page's forms. @throws Refusal 400 if the body is not a form, 408 if it does not arrive in time */
export async function readSpeedSearch(c: EdgeContext): Promise<SentSpeedSearch> {
  const form = await readUpload(c.req.raw, FORM_MAX_BYTES);
  if (form === null) return { kind: 'too-long' };
  const table = form.get('table');
  if (typeof table === 'string') return { kind: 'table', table };
  const again = form.getAll('line');
  return again.length > 0 ? readChoices(form, again) : readTyped(form);
}

async function readTyped(form: FormData): Promise<SentSpeedSearch> {
  const typed = form.get('lines');
  // Forms are sent with CRLF, whatever was typed.
  const text = typeof typed === 'string' ? typed.replaceAll('\r\n', '\n') : '';
  const file = form.get('file');
  // A form without a file sends an empty one.
  const read =
    file instanceof File && file.size > 0
      ? readSpeedSearchFile(new Uint8Array(await file.arrayBuffer()))
      : { lines: [] as readonly string[] };
  const added = 'lines' in read ? read.lines : [];
  return {
    kind: 'list',
    text: added.length === 0 ? text : [...readList(text), ...added].join('\n'),
    lines: [...readList(text), ...added].map((line) => ({ text: line })),
    fileError: 'fault' in read ? speedSearchCopy.errors.file[read.fault] : null,
  };
}

/** At most one line more than a list may have, which is then refused as too long. */
function readChoices(form: FormData, sent: readonly FormDataEntryValue[]): SentSpeedSearch {
  const lines = sent.slice(0, SPEED_SEARCH_MAX + 1).flatMap((line, at): Line[] => {
    const text = typeof line === 'string' ? singleLine(line) : '';
    const personId = personIdSchema.safeParse(form.get(`person-${at}`));
    if (text === '') return [];
    return [personId.success ? { text, personId: personId.data } : { text }];
  });
  return { kind: 'choices', text: lines.map(({ text }) => text).join('\n'), lines };
}

/** Most rows and cells of the table of a list. */
const ROWS_MAX = SPEED_SEARCH_MAX + 1;
const CELLS_MAX = speedSearchCopy.table.columns.length;

/** The rows of a table as our page wrote it; null if it is not. */
export function readTable(json: string): string[][] | null {
  let table: unknown;
  try {
    table = JSON.parse(json);
  } catch {
    return null;
  }
  const isRow = (row: unknown) =>
    Array.isArray(row) && row.length <= CELLS_MAX && row.every((cell) => typeof cell === 'string');
  return Array.isArray(table) && table.length <= ROWS_MAX && table.every(isRow) ? table : null;
}
