import { speedSearchCopy } from '../../../shared/copy/account/speed-search.ts';
import { type FileLines, readSpeedSearchFile } from '../../../shared/forms/speed-search-form.ts';
import { SPEED_SEARCH_FILE_MAX, SPEED_SEARCH_MAX } from '../../../shared/forms/speed-search-limits.ts';
import { readList } from '../../../shared/forms/speed-search-list.ts';
import { COUNT_ID, FILE_ID, FILE_SAID_ID, LIST_ID } from './speed-search-ids.ts';

const words = speedSearchCopy;

/** Counts the lines of a list while it is written, and puts the lines of a chosen file into it. */
export function helpList(): void {
  const list = document.getElementById(LIST_ID);
  const file = document.getElementById(FILE_ID);
  if (!(list instanceof HTMLTextAreaElement) || !(file instanceof HTMLInputElement)) return;
  const count = () => say(COUNT_ID, words.list.count(readList(list.value).length, SPEED_SEARCH_MAX));
  list.addEventListener('input', count);
  file.addEventListener('change', () => void takeFile(file, list).then(count));
  // The browser may have put back what was written, and a file may have been chosen before this script was here.
  count();
  void takeFile(file, list).then(count);
}

/** Until its lines are in the list, the file stays in the form, so that it is sent either way, and only once. */
async function takeFile(input: HTMLInputElement, list: HTMLTextAreaElement): Promise<void> {
  const file = input.files?.[0];
  if (file === undefined) return;
  const read = await readFile(file);
  // Another one was chosen meanwhile.
  if (input.files?.[0] !== file) return;
  input.value = '';
  if ('error' in read) {
    say(FILE_SAID_ID, read.error, true);
    return;
  }
  list.value = [...readList(list.value), ...read.lines].join('\n');
  say(FILE_SAID_ID, words.list.fileRead(read.lines.length));
}

async function readFile(file: File): Promise<FileLines> {
  if (file.size > SPEED_SEARCH_FILE_MAX) return { error: words.errors.fileTooBig };
  try {
    return readSpeedSearchFile(new Uint8Array(await file.arrayBuffer()));
  } catch {
    return { error: words.errors.fileUnreadable };
  }
}

function say(id: string, text: string, isWrong = false): void {
  const place = document.getElementById(id);
  if (place === null) return;
  place.textContent = text;
  place.toggleAttribute('data-wrong', isWrong);
}
