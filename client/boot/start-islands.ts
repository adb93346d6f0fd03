import { islandsCopy } from '../../shared/copy/site/islands.ts';
import { loadIslands } from '../islands/load-islands.ts';
import { opensDialog } from '../pages/person/background/record-window.ts';
import { areRecordsWatched } from '../pages/person/background/records-watched.ts';
import { loadForAct } from '../pages/person/load-for-act.ts';
import { afterPaint, whenReaderActs, whenShown } from '../ui/loading/when-reader-acts.ts';
import { say } from '../ui/overlay/say.ts';
import type { HeldActs } from './held-acts.ts';
import { WAIT_MAX_MS } from './hold-limits.ts';
import type { DocumentData } from './page-data.ts';
import { savesData, whenIdle } from './when-idle.ts';

/**
 * The state of an island, in its data-island attribute: '' until its code has arrived, then 'alive'; 'native' if it stays
 * as the server wrote it.
 */
type IslandState = '' | 'alive' | 'native';

const waitingIslands = () => document.querySelectorAll<HTMLElement>('[data-island=""]');

/** Whether the code for a control is still missing: of its island, or of the records that open in place on this page. */
function isHeld(control: HTMLElement, { page }: DocumentData): boolean {
  if (control instanceof HTMLAnchorElement) {
    const opensHere = control.dataset.record === undefined || opensDialog();
    return page.kind === 'person' && opensHere && !areRecordsWatched();
  }
  const around = control.closest<HTMLElement>('[data-island]');
  return around?.dataset.island === ('' satisfies IslandState);
}

/**
 * Starts React at the first of: a sign of the reader, something that must show, or an idle moment after the page has
 * loaded. With Save-Data or on a slow connection, nothing loads for a page that nobody uses: without the idle moment. A
 * page without islands never loads React.
 */
export function startIslands(data: DocumentData, acts: HeldActs): void {
  // Everything else works by now.
  acts.holdOnly((control) => isHeld(control, data));
  if (waitingIslands().length === 0) return;
  let isStarted = false;
  const start = () => {
    if (isStarted) return;
    isStarted = true;
    void bringToLife(data, acts);
  };
  acts.onHold((control) => {
    if (data.page.kind === 'person') loadForAct(control);
    start();
  });
  if (mustStart(data)) {
    whenShown(start);
    return;
  }
  whenReaderActs(() => afterPaint(start));
  if (!savesData()) whenIdle(start);
}

/** Somebody is about to type into a form; on the page of a person, an address that asks to save may open a dialog. */
function mustStart({ page, site }: DocumentData): boolean {
  return page.kind !== 'person' || site.path.includes('save_contact');
}

async function bringToLife({ page }: DocumentData, acts: HeldActs): Promise<void> {
  const leaveAll = () => {
    for (const island of waitingIslands()) leaveNative(island, islandsCopy.gone);
    acts.release();
  };
  let patience: ReturnType<typeof setTimeout> | undefined;
  acts.onHold(() => {
    patience ??= setTimeout(leaveAll, WAIT_MAX_MS);
  });
  const loaded = await Promise.all([import('../islands/hydrate-islands.tsx'), loadIslands(page)]).catch(() => null);
  clearTimeout(patience);
  // It is in the log already (watch-errors.ts).
  if (loaded === null) return leaveAll();
  const [{ hydrateIslands }, makeIslands] = loaded;
  try {
    hydrateIslands(makeIslands(), acts.isWaiting(), {
      onAlive(island) {
        island.dataset.island = 'alive' satisfies IslandState;
        acts.release();
      },
      onChanged(island) {
        leaveNative(island, islandsCopy.translated);
        acts.release();
      },
      onFailed(island) {
        leaveNative(island, islandsCopy.gone);
        acts.release();
      },
    });
    // Also what waits for a control that is no longer in the page.
    acts.release();
  } catch (error) {
    leaveAll();
    throw error;
  }
}

/** The island stays as the server wrote it: its forms are sent as without scripts, and its other buttons say why they cannot act. */
function leaveNative(island: HTMLElement, reason: string): void {
  island.dataset.island = 'native' satisfies IslandState;
  island.addEventListener('click', ({ target }) => {
    // Its code may have come after all.
    if (island.dataset.island !== ('native' satisfies IslandState)) return;
    const button = (target as Element).closest('button[type=button]');
    if (button !== null) say({ text: reason, style: 'error' });
  });
}
