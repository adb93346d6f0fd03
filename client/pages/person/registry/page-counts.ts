import type { PersonCounts } from '../../../../shared/contract/person/counts.ts';
import { COUNTS_ID } from '../../../deferred-data.ts';
import type { PersonPageCore } from '../browser-model.ts';
import { type Cell, createCell } from '../header/toggle-store.ts';
import { COUNTS_PLACE_ID } from '../place-ids.ts';

/** null: there are none, or none yet */
export type CountsNow = PersonCounts | 'loading' | null;

const cells = new WeakMap<PersonPageCore, Cell<CountsNow>>();

/**
 * The counts of a page, for scripts that start later; for the browser. Late counts are passed on as soon as they stream
 * in.
 */
export function pageCounts(page: PersonPageCore): Cell<CountsNow> {
  let cell = cells.get(page);
  if (cell === undefined) {
    cell = createCell<CountsNow>(firstCounts(page));
    if (cell.get() === 'loading') awaitCounts(cell);
    cells.set(page, cell);
  }
  return cell;
}

function firstCounts({ counts }: PersonPageCore): CountsNow {
  if (counts === 'late') return 'loading';
  return counts === 'missing' ? null : counts;
}

/** The counts are in the page as data, at the place where they are shown. */
function awaitCounts(cell: Cell<CountsNow>): void {
  const place = document.getElementById(COUNTS_PLACE_ID);
  if (place === null) return;
  const observer = new MutationObserver(read);
  observer.observe(place, { childList: true, subtree: true });
  read();

  function read(): void {
    // Not anywhere in the document: streamed content first waits at its end and may be incomplete.
    const text = place?.querySelector(`#${COUNTS_ID}`)?.textContent;
    if (!text) return;
    observer.disconnect();
    cell.set(JSON.parse(text) as PersonCounts | null);
  }
}
