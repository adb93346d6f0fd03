import { useEffect, useRef, useState } from 'react';
import { personActionCopy } from '../../../../shared/copy/person/person-actions.ts';
import { firstNameOf } from '../../../../shared/people/mention.ts';
import { track } from '../../../analytics/track.ts';
import type { PersonCore } from '../browser-model.ts';
import styles from './PersonSaveHint.module.css';
import { noteSaveHint } from './save-hint-seen.ts';

const words = personActionCopy.tooltip;

/** Explains saving, once per browser (P4-045). It overlays the page, so nothing moves when it appears or disappears. */
export function PersonSaveHint({ person }: { person: PersonCore }) {
  const [isShown, setIsShown] = useState(false);
  const hint = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!noteSaveHint()) return;
    setIsShown(true);
    track('save_tooltip_shown', {});
  }, []);
  // It may cover what somebody wants to read, so any action outside it closes it.
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
          // Back to the button that the hint explains.
          hint.current?.parentElement?.querySelector('button')?.focus();
          setIsShown(false);
        }}
      >
        {words.close}
      </button>
    </div>
  );
}
