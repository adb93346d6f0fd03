import { StrictMode, useEffect, useId, useRef, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { recentCopy } from '../../shared/copy/search/recent.ts';
import { track } from '../analytics/track.ts';
import { Wrap } from '../site/Wrap.tsx';
import { Button } from '../ui/action/Button.tsx';
import { Icon } from '../ui/text/Icon.tsx';
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
import styles from './RecentList.module.css';

/** Most entries in a list. */
const MAX = { tiles: 4, rows: 5 } as const;
const NAMES: { readonly [L in RecentListProps['look']]: readonly HistoryName[] } = {
  tiles: ['viewed'],
  rows: ['viewed', 'searched'],
};

export interface RecentListProps {
  /** tiles across a page: people only; rows in a column: searches too */
  readonly look: 'tiles' | 'rows';
  /** path of the page that shows the list, which leaves itself out */
  readonly ownPath?: string | undefined;
}

/** Renders the list into its place (RecentViews.tsx). */
export function mountRecentList(place: HTMLElement): void {
  const { recent, ownPath } = place.dataset;
  const props: RecentListProps = { look: recent === 'tiles' ? 'tiles' : 'rows', ownPath };
  createRoot(place).render(
    <StrictMode>
      <RecentList {...props} />
    </StrictMode>,
  );
}

/** What can be undone: its message, and both histories as they were. */
interface Undoable {
  readonly said: string;
  readonly before: Histories;
}

/**
 * Recent views and searches, stored only in this browser. Visitors can remove one or clear the list, and undo that until
 * they leave the page.
 */
export function RecentList({ look, ownPath }: RecentListProps) {
  const [histories, setHistories] = useState(readHistories);
  const [undoable, setUndoable] = useState<Undoable | null>(null);
  const undo = useRef<HTMLButtonElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const id = useId();

  useEffect(() => subscribeToHistory(() => setHistories(readHistories())), []);
  // The pressed button is gone, so the focus moves to Undo.
  useEffect(() => {
    if (undoable !== null) undo.current?.focus();
  }, [undoable]);

  const entries = recentEntries(histories, { names: NAMES[look], max: MAX[look], ownPath });
  if (entries.length === 0 && undoable === null) return null;

  const change = (said: string, act: () => void) => {
    const before = readHistories();
    act();
    setHistories(readHistories());
    setUndoable({ said, before });
  };
  const clear = () => {
    change(recentCopy.cleared, () => clearHistories(NAMES[look]));
    track('recent_views_cleared', {});
  };
  const remove = ({ label, path }: HistoryEntry) => change(recentCopy.removed(label), () => removePath(path));
  const putBack = ({ before }: Undoable) => {
    recordVisits('viewed', ...before.viewed);
    recordVisits('searched', ...before.searched);
    setHistories(readHistories());
    setUndoable(null);
    heading.current?.focus();
  };

  const list = (
    <section className={styles[look]} aria-labelledby={id}>
      <div className={styles.head}>
        <h2 id={id} ref={heading} tabIndex={-1}>
          {recentCopy.title}
        </h2>
        {entries.length === 0 ? null : (
          <Button look="quiet" size="small" onClick={clear}>
            {recentCopy.clear}
          </Button>
        )}
      </div>
      <ul className={styles.list}>
        {entries.map((entry) => (
          <RecentEntry key={entry.path} entry={entry} onRemove={() => remove(entry)} />
        ))}
      </ul>
      <p className={styles.said} role="status">
        {undoable === null ? null : (
          <>
            <span>{undoable.said}</span>
            <Button look="quiet" size="small" ref={undo} onClick={() => putBack(undoable)}>
              {recentCopy.undo}
            </Button>
          </>
        )}
      </p>
      <p className={styles.note}>{recentCopy.note}</p>
    </section>
  );
  return look === 'tiles' ? <Wrap>{list}</Wrap> : list;
}

/** 'Maya Ostrowski', 'Portland, OR · Today', with a link to the page and a button to remove the entry. */
export function RecentEntry({ entry, onRemove }: { entry: HistoryEntry; onRemove: () => void }) {
  const { label, path, timestamp } = entry;
  const day = visitDay(new Date(timestamp), new Date());
  const about = aboutEntry(entry);
  return (
    <li>
      <a href={path} onClick={() => track('recent_view_opened', {})}>
        <b>{label}</b>
        <span>{about === '' ? day : `${about} · ${day}`}</span>
      </a>
      <Button look="quiet" isIcon aria-label={recentCopy.remove(label, about)} onClick={onRemove}>
        <Icon name="close" size={16} />
      </Button>
    </li>
  );
}
