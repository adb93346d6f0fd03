import { DROP_LISTS } from '../../../shared/contract/operations/delete-act.ts';
import type { OriginBindings } from '../env.ts';
import { type ReadProblem, type ReadRow, refuseFile, takeRows, withdrawRows } from './item-store.ts';
import { type ListType, REMOVED } from './lists.ts';
import { readLines } from './read-lines.ts';
import { isHeader, LINE_MAX, readRow } from './read-row.ts';
import type { Run, RunFile } from './run-store.ts';

/** Rows and problems of one transaction. */
const ROWS_AT_ONCE = 1_000;

/**
 * Reads a list from where it was left.
 *
 * @param bytes the whole file, from its beginning
 * @param mayGoOn asked after each thousand rows; without it, all is read
 * @returns whether it is read to its end
 * @throws what `bytes` throws
 */
export async function readList(
  env: Pick<OriginBindings, 'ACCOUNTS' | 'PEOPLE'>,
  run: Run,
  file: RunFile,
  bytes: AsyncIterable<Uint8Array>,
  { now, mayGoOn = () => true }: { readonly now: number; readonly mayGoOn?: () => boolean },
): Promise<boolean> {
  const kind = kindOf(file);
  let rows: ReadRow[] = [];
  let problems: ReadProblem[] = [];
  let linesRead = file.linesRead;
  const take = async (upTo: number): Promise<void> => {
    const part = { ...file, linesRead };
    if (kind === REMOVED) await withdrawRows(env, part, rows, problems, upTo, now);
    else await takeRows(env.ACCOUNTS, part, rows, problems, upTo);
    [rows, problems, linesRead] = [[], [], upTo];
  };
  let last = 0;
  for await (const { number, text } of readLines(bytes, LINE_MAX)) {
    last = number;
    if (number === 1 && (text === null || !isHeader(text, kind))) {
      await env.ACCOUNTS.batch(refuseFile(env.ACCOUNTS, run, file.name, 'header'));
      return true;
    }
    if (number === 1 || number <= linesRead || text?.trim() === '') continue;
    const row = text === null ? 'long' : readRow(text, kind);
    if (typeof row === 'string') problems.push({ line: number, problem: row });
    else rows.push({ ...row, line: number });
    if (rows.length + problems.length < ROWS_AT_ONCE) continue;
    await take(number);
    if (!mayGoOn()) return false;
  }
  if (last === 0) {
    await env.ACCOUNTS.batch(refuseFile(env.ACCOUNTS, run, file.name, 'header'));
    return true;
  }
  await take(last);
  await env.ACCOUNTS.prepare('UPDATE drop_file SET is_read = 1 WHERE id = ?1').bind(file.id).run();
  return true;
}

function kindOf({ list }: RunFile): ListType | typeof REMOVED {
  return DROP_LISTS.find((one) => one === list) ?? REMOVED;
}
