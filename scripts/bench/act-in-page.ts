/** How a reader sees that an act worked. */
export type Sign =
  /** the tab is the selected one, and its panel shows */
  | 'tab selected'
  /** the list is open */
  | 'list open'
  /** a dialog is open, or else the page that answers the form without scripts has been painted */
  | 'dialog or page'
  /** the button says that it copied */
  | 'copied'
  /** the browser is on its way to another page */
  | 'leaving';

/** An act on a page, planned before the page loads. */
export interface PlannedAct {
  /** the control; the first visible one */
  readonly selector: string;
  readonly sign: Sign;
  /** milliseconds after first contentful paint */
  readonly delay: number;
  /** milliseconds without a sign after which an act counts as lost */
  readonly lostAfter: number;
}

export interface Outcome {
  /** milliseconds from the act to the paint of its sign, or to leaving; null if the act was lost */
  readonly time: number | null;
  /** when the page showed something, in milliseconds after its navigation began */
  readonly painted: number;
}

/** The page's way to tell what became of the act. */
export const REPORT = 'reportAct';

declare const reportAct: (outcome: Outcome) => Promise<void>;

/**
 * Runs in each document before anything else does: acts at the planned time after first contentful paint, and reports
 * when its sign showed. A driver's click from outside would come up to a second late under throttling.
 *
 * It dispatches what a tap does: a pointer, then a click. They are not trusted, which nothing on the site asks; only
 * privileges such as opening a window depend on it. A finger does not wait for the main thread, so time counts from the
 * planned moment, or from when the control arrived if that was later; scrolling to it does not count.
 */
export function actEarly({ selector, sign, delay, lostAfter }: PlannedAct): void {
  const KEY = 'early-act';
  if (window !== top || !location.protocol.startsWith('http')) return;

  const whenPainted = (then: (at: number) => void) =>
    new PerformanceObserver((list, observer) => {
      const paint = list.getEntriesByName('first-contentful-paint')[0];
      if (paint === undefined) return;
      observer.disconnect();
      then(paint.startTime);
    }).observe({ type: 'paint', buffered: true });

  const isShown = (control: HTMLElement): boolean => {
    if (sign === 'tab selected')
      return (
        control.getAttribute('aria-selected') === 'true' &&
        document.getElementById(control.getAttribute('aria-controls') ?? '')?.checkVisibility() === true
      );
    if (sign === 'list open') return (control.parentElement as HTMLDetailsElement).open;
    if (sign === 'copied') return control.previousElementSibling?.textContent !== '';
    return sign === 'dialog or page' && document.querySelector('dialog[open]') !== null;
  };

  const choose = (select: HTMLSelectElement) => {
    select.selectedIndex = select.options.length - 1;
    for (const type of ['input', 'change']) select.dispatchEvent(new Event(type, { bubbles: true }));
  };

  const tap = (control: HTMLElement) => {
    const box = control.getBoundingClientRect();
    const at = { clientX: box.x + box.width / 2, clientY: box.y + box.height / 2 };
    const pointer = { ...at, bubbles: true, cancelable: true, composed: true, pointerId: 2, pointerType: 'touch' };
    for (const type of ['pointerover', 'pointerdown', 'pointerup', 'pointerout'])
      control.dispatchEvent(new PointerEvent(type, { ...pointer, isPrimary: true, button: 0 }));
    control.focus({ preventScroll: true });
    if (control instanceof HTMLSelectElement) choose(control);
    else control.click();
  };

  const watch = (control: HTMLElement, from: number, painted: number) => {
    const look = () => {
      if (isShown(control)) {
        // The frame that is being made shows it; the next one begins after that was painted.
        requestAnimationFrame(() => reportAct({ time: performance.now() - from, painted }));
      } else if (performance.now() - from > lostAfter) reportAct({ time: null, painted });
      else requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  };

  const act = (due: number, painted: number) => {
    const control = [...document.querySelectorAll<HTMLElement>(selector)].find((one) => one.checkVisibility());
    // The document may still be arriving.
    if (control === undefined) {
      requestAnimationFrame(() => act(performance.now(), painted));
      return;
    }
    const waited = performance.now() - due;
    control.scrollIntoView({ block: 'center', behavior: 'instant' });
    const from = performance.now() - waited;
    // Two documents have no common clock but the time of day.
    sessionStorage.setItem(KEY, JSON.stringify({ from: performance.timeOrigin + from, painted }));
    tap(control);
    watch(control, from, painted);
  };

  const earlier = sessionStorage.getItem(KEY);
  if (earlier === null) {
    whenPainted((painted) => {
      const rest = painted + delay - performance.now();
      if (rest > 0) setTimeout(act, rest, painted + delay, painted);
      else act(painted + delay, painted);
    });
    return;
  }
  // The act led here.
  const { from, painted } = JSON.parse(earlier) as { from: number; painted: number };
  const left = performance.timeOrigin - from;
  if (sign === 'leaving') reportAct({ time: left, painted });
  else whenPainted((at) => reportAct({ time: left + at, painted }));
}
