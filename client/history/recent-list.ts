import { recentCopy } from '../../shared/copy/search/recent.ts';
import { track } from '../analytics/track.ts';
import { aboutEntry, visitDay } from './about-entry.ts';
import type { HistoryEntry } from './history-entry.ts';
import {
  clearHistories,
  type Histories,
  type HistoryName,
  readHistories,
  recentEntries,
  recordVisits,
  removePath,
  subscribeToHistory,
} from './history-storage.ts';

interface Look {
  readonly names: readonly HistoryName[];
  readonly max: number;
  /** no older ones, in milliseconds */
  readonly withinMs?: number;
}

/** What each look lists, and how much of it at most. */
const LOOKS: Readonly<Record<string, Look>> = {
  tiles: { names: ['viewed'], max: 4 },
  rows: { names: ['viewed', 'searched'], max: 5 },
  // As long as people count, and as many as an account may open (docs/rules.md).
  day: { names: ['viewed'], max: 30, withinMs: 86_400_000 },
};

/** What can be undone: its message, and both histories as they were. */
interface Undoable {
  readonly said: string;
  readonly before: Histories;
}

/**
 * Fills a place (RecentViews.tsx) with recent views and searches, stored only in this browser. Visitors can remove one or
 * clear the list, and undo that until they leave the page.
 */
export function mountRecentList(place: HTMLElement): void {
  const { ownPath } = place.dataset;
  const look = LOOKS[place.dataset.recent ?? ''];
  const drawn = place.querySelector('template')?.content.firstElementChild;
  if (look === undefined || !(drawn instanceof HTMLElement)) return;
  const find = <E extends HTMLElement = HTMLElement>(selector: string) => drawn.querySelector(selector) as E;
  const list = find('ul');
  const row = find('li');
  const clear = find<HTMLButtonElement>('[name=clear]');
  const said = find('[role=status] > span');
  const undo = find<HTMLButtonElement>('[name=undo]');
  let undoable: Undoable | null = null;
  let shown = '';
  row.remove();

  const show = () => {
    const since = look.withinMs === undefined ? 0 : Date.now() - look.withinMs;
    const entries = recentEntries(readHistories(), { ...look, ownPath, since });
    if (entries.length === 0 && undoable === null) drawn.remove();
    else if (!drawn.isConnected) place.append(drawn);
    clear.hidden = entries.length === 0;
    undo.hidden = undoable === null;
    said.textContent = undoable?.said ?? '';
    const wanted = JSON.stringify(entries);
    if (wanted === shown) return;
    shown = wanted;
    list.replaceChildren(...entries.map((entry) => drawEntry(row, entry, change)));
  };
  const change = (message: string, act: () => void) => {
    undoable = { said: message, before: readHistories() };
    act();
    show();
    // The pressed button is gone.
    undo.focus();
  };

  clear.addEventListener('click', () => {
    change(recentCopy.cleared, () => clearHistories(look.names));
    track('recent_views_cleared', {});
  });
  undo.addEventListener('click', () => {
    if (undoable === null) return;
    recordVisits('viewed', ...undoable.before.viewed);
    recordVisits('searched', ...undoable.before.searched);
    undoable = null;
    show();
    find('h2').focus();
  });
  subscribeToHistory(show);
  show();
}

/** 'Maya Ostrowski', 'Portland, OR · Today', with a link to the page and a button to remove the entry. */
function drawEntry(
  row: HTMLElement,
  entry: HistoryEntry,
  change: (said: string, act: () => void) => void,
): HTMLElement {
  const { label, path, timestamp } = entry;
  const day = visitDay(new Date(timestamp), new Date());
  const about = aboutEntry(entry);
  const drawn = row.cloneNode(true) as HTMLElement;
  const find = <E extends HTMLElement = HTMLElement>(selector: string) => drawn.querySelector(selector) as E;
  const link = find<HTMLAnchorElement>('a');
  link.href = path;
  link.addEventListener('click', () => track('recent_view_opened', {}));
  find('b').textContent = label;
  find('span').textContent = about === '' ? day : `${about} · ${day}`;
  const remove = find<HTMLButtonElement>('[name=remove]');
  remove.ariaLabel = recentCopy.remove(label, about);
  remove.addEventListener('click', () => change(recentCopy.removed(label), () => removePath(path)));
  return drawn;
}
