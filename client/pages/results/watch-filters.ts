/** What somebody who goes by keyboard has to know where choices apply by themselves. */
export const KEYS_ID = 'filters-keys';

/** Where this tab keeps which filter was used last, until its list is there: path and id of the control. */
const FOCUS_KEY = 'results-focus';

/** Keys that change a closed select with each press. */
const STEPS: ReadonlySet<string> = new Set([
  'ArrowUp',
  'ArrowDown',
  'ArrowLeft',
  'ArrowRight',
  'Home',
  'End',
  'PageUp',
  'PageDown',
]);

/**
 * Applies a choice of the filters at once, but for choices that a key makes on its way through a closed select: those wait
 * for Enter or the button, or a reader who goes by keyboard would get a page for every step. The next page puts the focus
 * back to where it was.
 *
 * @returns what ends the watching.
 */
export function watchFilters(form: HTMLFormElement): () => void {
  const ending = new AbortController();
  const on = <K extends keyof HTMLElementEventMap>(name: K, listener: (event: HTMLElementEventMap[K]) => void) =>
    form.addEventListener(name, listener, { signal: ending.signal });
  let isStepping = false;
  const stand = () => {
    isStepping = false;
  };
  on('keydown', (event) => {
    isStepping = isStep(event);
    if (event.key !== 'Enter' || !isChanged(event.target)) return;
    event.preventDefault();
    form.requestSubmit();
  });
  on('keyup', stand);
  on('focusout', stand);
  on('pointerdown', stand);
  // Not everything that chooses moves the focus there.
  let used: EventTarget | null = null;
  on('change', ({ target }) => {
    used = target;
    if (!isStepping) form.requestSubmit();
  });
  on('submit', (event) => {
    // The list that this asks for is there already: the way back is not to lead through it twice.
    if (!selectsOf(form).some(isChanged)) {
      event.preventDefault();
      return;
    }
    keepFocus(form.contains(document.activeElement) ? document.activeElement : used);
    say(form, true);
  });
  // What nobody chose is no part of the address.
  on('formdata', ({ formData }) => {
    for (const [name, value] of [...formData]) if (value === '') formData.delete(name);
  });
  // Who comes back sees the list that was there, and with it what it was filtered by.
  addEventListener(
    'pageshow',
    ({ persisted }) => {
      if (!persisted) return;
      form.reset();
      say(form, false);
    },
    { signal: ending.signal },
  );
  form.setAttribute('aria-describedby', KEYS_ID);
  returnFocus(form);
  return () => ending.abort();
}

function isStep({ key, altKey }: KeyboardEvent): boolean {
  // A letter looks for the option that begins so; a space opens the list.
  return !altKey && (STEPS.has(key) || (key !== ' ' && [...key].length === 1));
}

function selectsOf(form: HTMLFormElement): Element[] {
  return [...form.elements].filter((control) => control instanceof HTMLSelectElement);
}

function isChanged(target: EventTarget | null): boolean {
  return target instanceof HTMLSelectElement && target.selectedOptions[0]?.defaultSelected === false;
}

function say(form: HTMLFormElement, isUpdating: boolean): void {
  const line = form.querySelector<HTMLElement>('[data-updating]');
  if (line !== null) line.textContent = isUpdating ? (line.dataset.updating ?? '') : '';
}

function keepFocus(control: EventTarget | null): void {
  if (!(control instanceof HTMLElement)) return;
  try {
    sessionStorage.setItem(FOCUS_KEY, `${location.pathname}#${control.id}`);
  } catch {
    // Without storage the next page begins at its top.
  }
}

function returnFocus(form: HTMLFormElement): void {
  let kept: string | null = null;
  try {
    kept = sessionStorage.getItem(FOCUS_KEY);
    sessionStorage.removeItem(FOCUS_KEY);
  } catch {
    return;
  }
  const [path, id = ''] = kept?.split('#') ?? [];
  const control = path === location.pathname ? form.elements.namedItem(id) : null;
  // Who has gone on to something else meanwhile is left there.
  if (control instanceof HTMLElement && document.activeElement === document.body) control.focus();
}
