import { useLayoutEffect, useRef } from 'react';
import { recentUpdatesCopy as words } from '../../../../shared/copy/person/monitor.ts';
import { Button } from '../../../ui/action/Button.tsx';
import styles from './ChangesPopover.module.css';
import { anchorOfChange, type ListedChange } from './list-changes.ts';

const TITLE_ID = 'recent-updates';
/** The name by which the style sheet finds the button that it belongs to. */
const ANCHOR = '--monitor-button';

/**
 * Below the button of a monitored report: what changed, each leading to its section (P4-014, P4-015), or that nothing did
 * (P4-018), and a way to stop (P4-019). A native popover: Esc and a press elsewhere close it, and the focus returns.
 */
export function ChangesPopover({
  first,
  changes,
  button,
  onClose,
  onStop,
}: {
  first: string;
  changes: readonly ListedChange[];
  button: HTMLElement;
  onClose: () => void;
  onStop: () => void;
}) {
  const popover = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    button.style.setProperty('anchor-name', ANCHOR);
    popover.current?.showPopover();
    popover.current?.querySelector<HTMLElement>('a, button')?.focus({ preventScroll: true });
    return () => {
      button.style.removeProperty('anchor-name');
    };
  }, [button]);
  const hide = () => popover.current?.hidePopover();
  return (
    <div
      ref={popover}
      className={styles.popover}
      popover="auto"
      role="dialog"
      aria-labelledby={TITLE_ID}
      onToggle={({ newState }) => {
        if (newState === 'closed') onClose();
      }}
    >
      <h2 id={TITLE_ID}>{changes.length === 0 ? words.upToDate : words.title}</h2>
      {changes.length === 0 ? (
        <p>{words.nothing(first)}</p>
      ) : (
        <ul className={styles.changes}>
          {changes.map(({ kind, count }) => (
            <li key={kind}>
              <ChangeLink anchor={anchorOfChange(kind)} onFollow={hide}>
                {words.changes(kind, count)}
              </ChangeLink>
            </li>
          ))}
        </ul>
      )}
      <Button
        onClick={() => {
          hide();
          onStop();
        }}
      >
        {words.stop}
      </Button>
    </div>
  );
}

/** A section that this page does not have, such as a report that could not be loaded, is no link. */
function ChangeLink({ anchor, onFollow, children }: { anchor: string; onFollow: () => void; children: string }) {
  if (document.getElementById(anchor) === null) return children;
  return (
    <a href={`#${anchor}`} onClick={onFollow}>
      {children}
    </a>
  );
}
