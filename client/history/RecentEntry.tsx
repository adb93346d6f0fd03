import { recentCopy } from '../../shared/copy/search/recent.ts';
import { track } from '../analytics/track.ts';
import { Button } from '../ui/action/Button.tsx';
import { Icon } from '../ui/text/Icon.tsx';
import { aboutEntry, visitDay } from './about-entry.ts';
import type { HistoryEntry } from './history-entry.ts';

/** 'Maya Ostrowski', 'Portland, OR · Today', the way back, and the way off the list. */
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
