/** The place of the filters, as the server wrote them. */
export const FILTERS_ID = 'results-filters';
/** The id of the note for keyboard users, since choices apply automatically. */
export const KEYS_ID = 'filters-keys';

/** Where this tab stores the last used filter until its list has loaded: path and id of the control. */
const FOCUS_KEY = 'results-focus';

/** Keys that change a closed select on each press. */
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
 * Applies a filter as soon as it is chosen, except when keys step through a closed select: those choices wait for Enter or
 * the button, or keyboard users would get a new page for every step. That also goes for what they chose before this code
 * was there (hold-script.ts). The next page puts the focus back where it was.
 */
export function watchFilters(): void {
  const form = document.querySelector<HTMLFormElement>(`#${FILTERS_ID} form`);
  if (form === null) return;
  const on = <K extends keyof HTMLElementEventMap>(name: K, listener: (event: HTMLElementEventMap[K]) => void) =>
    form.addEventListener(name, listener);
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
  // Not every way of choosing moves the focus there.
  let used: EventTarget | null = null;
  on('change', ({ target, isTrusted }) => {
    used = target;
    const wasStepping = !isTrusted && (target as Element).matches(':focus-visible');
    if (!isStepping && !wasStepping) form.requestSubmit();
  });
  on('submit', (event) => {
    // This list is already showing: the Back button must not pass through it twice.
    if (!selectsOf(form).some(isChanged)) {
      event.preventDefault();
      return;
    }
    keepFocus(used);
    say(true);
  });
  // Filters that nobody chose stay out of the URL.
  on('formdata', ({ formData }) => {
    for (const [name, value] of [...formData]) if (value === '') formData.delete(name);
  });
  // Going back shows the earlier list together with its filters.
  addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return;
    form.reset();
    say(false);
  });
  form.setAttribute('aria-describedby', KEYS_ID);
  returnFocus(form);
}

function isStep({ key, altKey }: KeyboardEvent): boolean {
  // A letter jumps to an option that starts with it; a space opens the list.
  return !altKey && (STEPS.has(key) || (key !== ' ' && [...key].length === 1));
}

function selectsOf(form: HTMLFormElement): Element[] {
  return [...form.elements].filter((control) => control instanceof HTMLSelectElement);
}

function isChanged(target: EventTarget | null): boolean {
  return target instanceof HTMLSelectElement && target.selectedOptions[0]?.defaultSelected === false;
}

function say(isUpdating: boolean): void {
  const line = document.querySelector<HTMLElement>(`#${FILTERS_ID} [data-updating]`);
  if (line !== null) line.textContent = isUpdating ? (line.dataset.updating ?? '') : '';
}

function keepFocus(control: EventTarget | null): void {
  if (!(control instanceof HTMLElement)) return;
  try {
    sessionStorage.setItem(FOCUS_KEY, `${location.pathname}#${control.id}`);
  } catch {
    // Without storage, the next page starts at the top.
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
  // If the visitor has moved on, leave the focus there.
  if (control instanceof HTMLElement && document.activeElement === document.body) control.focus();
}
