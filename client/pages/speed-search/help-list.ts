import { type FileFault, readSpeedSearchFile } from '../../../shared/forms/speed-search-file.ts';
import { SPEED_SEARCH_FILE_MAX } from '../../../shared/forms/speed-search-limits.ts';
import { readList } from '../../../shared/forms/speed-search-list.ts';
import { COUNT_ID, FILE_ID, FILE_SAID_ID, LIST_ID, NUMBER } from './speed-search-ids.ts';

/** Counts the lines of a list while it is written, and puts the lines of a chosen file into it. */
export function helpList(): void {
  const list = document.getElementById(LIST_ID);
  const file = document.getElementById(FILE_ID);
  if (!(list instanceof HTMLTextAreaElement) || !(file instanceof HTMLInputElement)) return;
  const count = () => fillIn(COUNT_ID, 'text', readList(list.value).length);
  const take = () => void takeFile(file, list).then(count);
  list.addEventListener('input', count);
  file.addEventListener('change', take);
  // The browser may have put back what was written, and a file may have been chosen before this script was here.
  count();
  take();
}

/** The file stays in the form until its lines are in the list, so that either way it is sent once. */
async function takeFile(input: HTMLInputElement, list: HTMLTextAreaElement): Promise<void> {
  const file = input.files?.[0];
  if (file === undefined) return;
  const read = await readFile(file);
  // Another one was chosen meanwhile.
  if (input.files?.[0] !== file) return;
  input.value = '';
  if (typeof read === 'string') {
    fillIn(FILE_SAID_ID, FAULTS[read], 0, true);
    return;
  }
  list.value = [...readList(list.value), ...read].join('\n');
  fillIn(FILE_SAID_ID, 'read', read.length);
}

type Fault = FileFault | 'unreadable';
/** The attribute with the sentence about each. */
const FAULTS: { readonly [F in Fault]: string } = {
  'too-big': 'tooBig',
  'not-text': 'notText',
  empty: 'empty',
  unreadable: 'unreadable',
};

async function readFile(file: File): Promise<readonly string[] | Fault> {
  if (file.size > SPEED_SEARCH_FILE_MAX) return 'too-big';
  try {
    const read = readSpeedSearchFile(new Uint8Array(await file.arrayBuffer()));
    return 'fault' in read ? read.fault : read.lines;
  } catch {
    return 'unreadable';
  }
}

/** Shows a sentence that the server wrote into an attribute of its place, with a number. */
function fillIn(id: string, sentence: string, number: number, isWrong = false): void {
  const place = document.getElementById(id);
  if (place === null) return;
  place.textContent = place.dataset[sentence]?.replace(NUMBER, String(number)) ?? '';
  place.toggleAttribute('data-wrong', isWrong);
}
