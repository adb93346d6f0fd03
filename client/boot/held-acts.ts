import type { Holding } from './hold-script.ts';

/** What the inline script holds (hold-script.ts). */
export interface HeldActs {
  /** From now on only these controls wait. What was held for others is done now. */
  holdOnly(isHeld: (control: HTMLElement) => boolean): void;
  /** Calls back whenever something is held; first for what is. */
  onHold(call: (control: HTMLElement) => void): void;
  /** Whether something waits. */
  isWaiting(): boolean;
}

/** The acts held so far, and those to come. Without the inline script, nothing is ever held. */
export function heldActs(): HeldActs {
  const { holding } = globalThis as { holding?: Holding };
  if (holding === undefined) return { holdOnly() {}, onHold() {}, isWaiting: () => false };
  return {
    holdOnly(isHeld) {
      holding.isHeld = isHeld;
      for (const act of holding.acts.filter(({ target }) => !isHeld(target))) holding.replay(act);
    },
    onHold(call) {
      holding.onHold = call;
      for (const { target } of [...holding.acts]) call(target);
    },
    isWaiting: () => holding.acts.length > 0,
  };
}
