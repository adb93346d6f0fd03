import { islandsCopy } from '../../shared/copy/site/islands.ts';
import { say } from '../ui/overlay/say.ts';
import { SCRIPTS_GONE_ID } from './hold-limits.ts';
import type { Holding } from './hold-script.ts';

/** What the inline script holds (hold-script.ts). */
export interface HeldActs {
  /** From now on only these controls wait. What was held for others is done now. */
  holdOnly(isHeld: (control: HTMLElement) => boolean): void;
  /** Does what is held for controls that need not wait any longer; says so if a control is no longer in the page. */
  release(): void;
  /** Calls back for whatever is held, first for what already is. */
  onHold(call: (control: HTMLElement) => void): void;
  /** Whether something waits. */
  isWaiting(): boolean;
}

/** The acts held so far, and those to come. Without the inline script, nothing is ever held. */
export function heldActs(): HeldActs {
  const { holding } = globalThis as { holding?: Holding };
  if (holding === undefined) return { holdOnly() {}, release() {}, onHold() {}, isWaiting: () => false };
  // The script that was waited for is this one.
  clearTimeout(holding.patience);
  holding.patience = 0;
  document.getElementById(SCRIPTS_GONE_ID)?.setAttribute('hidden', '');
  const listeners: ((control: HTMLElement) => void)[] = [];
  holding.onHold = (control) => {
    for (const listener of listeners) listener(control);
  };
  const release = () => {
    for (const act of [...holding.acts]) {
      if (act.target.isConnected) {
        if (!holding.isHeld(act.target)) holding.replay(act);
      } else if (holding.drop(act)) say({ text: islandsCopy.gone, style: 'error' });
    }
  };
  return {
    holdOnly(isHeld) {
      holding.isHeld = isHeld;
      release();
    },
    release,
    onHold(call) {
      listeners.push(call);
      for (const { target } of [...holding.acts]) call(target);
    },
    isWaiting: () => holding.acts.length > 0,
  };
}
