/** How long clicks are gathered before a call is sent, in milliseconds (P4-040). */
export const GATHER_MS = 250;

/** A value that components read with useSyncExternalStore. */
export interface Cell<T> {
  readonly get: () => T;
  /** its initial value: the page as the server rendered it */
  readonly first: T;
  readonly set: (value: T) => void;
  readonly subscribe: (listener: () => void) => () => void;
}

export function createCell<T>(first: T): Cell<T> {
  let value = first;
  const listeners = new Set<() => void>();
  return {
    first,
    get: () => value,
    set(next) {
      if (next === value) return;
      value = next;
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** Sends the change and resolves to whether it was made. `isStillWished` says whether the visitor still wants it. */
export type Send = (isOn: boolean, isStillWished: () => boolean) => Promise<boolean>;

/** Something that is on or off: the visitor's last choice, even before the server has confirmed it (P4-039). */
export interface Toggle extends Pick<Cell<boolean>, 'get' | 'first' | 'subscribe'> {
  readonly flip: () => void;
  /** the server knows this now: something else on the page changed it */
  readonly assume: (isOn: boolean) => void;
}

/**
 * Shows a click at once and gathers the clicks that follow, so that one call is sent for the last choice (P4-040), or
 * none if it equals what the server knows. A click while a call is pending is sent after it. A failed call reverts to
 * what the server knows. For the browser, except `get`.
 */
export function createToggle(start: boolean, send: Send): Toggle {
  const wished = createCell(start);
  let known = start;
  let isOut = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const settle = async (): Promise<void> => {
    const asked = wished.get();
    if (isOut || timer !== undefined || asked === known) return;
    isOut = true;
    const isDone = await send(asked, () => wished.get() === asked).catch(() => false);
    isOut = false;
    if (isDone) known = asked;
    else wished.set(known);
    await settle();
  };
  const flush = () => {
    clearTimeout(timer);
    timer = undefined;
    void settle();
  };
  return {
    first: start,
    get: wished.get,
    subscribe: wished.subscribe,
    assume(isOn) {
      known = isOn;
      wished.set(isOn);
    },
    flip() {
      wished.set(!wished.get());
      clearTimeout(timer);
      timer = setTimeout(flush, GATHER_MS);
      // Leaving early still counts as a choice.
      addEventListener('pagehide', flush, { once: true });
    },
  };
}
