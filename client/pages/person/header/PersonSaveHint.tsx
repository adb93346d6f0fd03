import { useEffect, useRef, useState } from 'react';
import type { Person } from '../../../../shared/contract/person/person.ts';
import { personActionCopy } from '../../../../shared/copy/person/person-actions.ts';
import { firstNameOf } from '../../../../shared/people/mention.ts';
import { track } from '../../../analytics/track.ts';
import styles from './PersonSaveHint.module.css';

const words = personActionCopy.tooltip;
/** In localStorage once this browser has seen the tooltip of the save button (P3-119). */
const SEEN = 'save_tooltip_seen';

/** What saving is for, once per browser (P4-045). It lies over the page, so nothing moves when it comes or goes. */
export function PersonSaveHint({ person }: { person: Person }) {
  const [isShown, setIsShown] = useState(false);
  const hint = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Who was led to another place of the page, as to a report just unlocked, came for that: it waits for another page.
    if (location.hash !== '' || !noteSeen()) return;
    setIsShown(true);
    track('save_tooltip_shown', {});
  }, []);
  // It lies over something that somebody may want to read: whatever is done elsewhere puts it away.
  useEffect(() => {
    if (!isShown) return undefined;
    const away = ({ target }: Event) => {
      if (!(target instanceof Node && hint.current?.contains(target))) setIsShown(false);
    };
    const onKey = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') setIsShown(false);
    };
    document.addEventListener('pointerdown', away);
    document.addEventListener('keydown', onKey);
    return () => {
      document.removeEventListener('pointerdown', away);
      document.removeEventListener('keydown', onKey);
    };
  }, [isShown]);
  if (!isShown) return null;
  return (
    <div className={styles.hint} ref={hint}>
      <p role="status">{words.text(firstNameOf(person))}</p>
      <button
        type="button"
        onClick={() => {
          // Back to the button that it is about.
          hint.current?.parentElement?.querySelector('button')?.focus();
          setIsShown(false);
        }}
      >
        {words.close}
      </button>
    </div>
  );
}

/** Whether it was not seen before. Where nothing can be kept nothing can be shown only once, so it counts as seen. */
function noteSeen(): boolean {
  try {
    if (localStorage.getItem(SEEN) !== null) return false;
    localStorage.setItem(SEEN, '1');
    return true;
  } catch {
    return false;
  }
}
