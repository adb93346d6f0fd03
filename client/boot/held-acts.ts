import type { Holding } from './hold-script.ts';

/** What the inline script holds (hold-script.ts). */
export interface HeldActs {
  /** From now on only these controls wait. What was held for others is done now. */
  holdOnly(isHeld: (control: HTMLElement) => boolean): void;
  /** Does what is held for controls that need not wait any longer. */
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
  const listeners: ((control: HTMLElement) => void)[] = [];
  holding.onHold = (control) => {
    for (const listener of listeners) listener(control);
  };
  const release = () => {
    for (const act of holding.acts.filter(({ target }) => !holding.isHeld(target))) holding.replay(act);
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
