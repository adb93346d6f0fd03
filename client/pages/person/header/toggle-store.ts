/** How long clicks are gathered before a call goes out, in milliseconds (P4-040). */
export const GATHER_MS = 250;

/** A value that a component reads with useSyncExternalStore. */
export interface Cell<T> {
  readonly get: () => T;
  /** what it began with: the page as the server drew it */
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

/**
 * Makes the change known and says how it went: true where it was made. `isStillWished` tells whether the reader has not
 * changed their mind since.
 */
export type Send = (isOn: boolean, isStillWished: () => boolean) => Promise<boolean>;

/** Something that is on or off: as the reader wished it last, whatever the server has made of it so far (P4-039). */
export interface Toggle extends Pick<Cell<boolean>, 'get' | 'first' | 'subscribe'> {
  readonly flip: () => void;
}

/**
 * Shows a click at once and gathers what follows it, so that one call goes out for the last wish (P4-040), or none where
 * it came back to what the server knows. A click while a call is out is remembered and sent after it. What fails goes
 * back to what the server knows. For the browser, but for `get`.
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
    flip() {
      wished.set(!wished.get());
      clearTimeout(timer);
      timer = setTimeout(flush, GATHER_MS);
      // Who leaves before the time is up has wished it all the same.
      addEventListener('pagehide', flush, { once: true });
    },
  };
}
