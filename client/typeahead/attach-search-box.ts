import { checkFilled, SEARCH_WAYS, type SearchField, type SearchValues } from '../../shared/forms/search-form.ts';
import { callApi } from '../api/call-api.ts';
import field from '../ui/form/Field.module.css';
import { drawIcon } from '../ui/text/draw-icon.ts';
import icon from '../ui/text/Icon.module.css';
import { makeTypeahead, type SuggestedKind } from './typeahead.ts';

const forms = new WeakSet<HTMLFormElement>();
const fields = new WeakSet<HTMLInputElement>();

/**
 * Adds a search box's script features: suggestions below its fields, and errors before the form is submitted. Once per
 * field and form, however often it is called.
 */
export function attachSearchBox(input: HTMLInputElement): void {
  const { form } = input;
  if (form !== null && !forms.has(form)) {
    forms.add(form);
    checkBeforeSending(form);
  }
  const kind = input.dataset.suggest;
  if (fields.has(input) || (kind !== 'name' && kind !== 'location')) return;
  fields.add(input);
  const look = makeTypeahead(input, kind, (typed, signal) => loadSuggestions(kind, typed, signal));
  // Somebody may have typed while this was loading. A value from the server starts no request, and an empty field that the
  // page focused shows its error below.
  const isAsking = input.value !== input.defaultValue || (input.value === '' && !input.autofocus);
  if (isAsking && document.activeElement === input) look();
}

async function loadSuggestions(type: SuggestedKind, q: string, signal: AbortSignal) {
  const answer = await callApi<'suggest'>('GET', '/api/suggest', { query: { q, type }, signal });
  return answer?.suggestions ?? [];
}

/** Errors that the server would show on its own page appear at the field. */
function checkBeforeSending(form: HTMLFormElement): void {
  const inputs = [...form.querySelectorAll<HTMLInputElement>('[data-ways] input')];
  // The header has no room below its fields: the browser shows the message there.
  const isCompact = form.closest('header') !== null;
  const show = (input: HTMLInputElement, message: string | null) => {
    if (isCompact) input.setCustomValidity(message ?? '');
    else showFieldError(input, message);
  };
  form.addEventListener('submit', (event) => {
    const values = Object.fromEntries(new FormData(form)) as SearchValues & { by?: string };
    const by = SEARCH_WAYS.find((way) => way === values.by) ?? 'name';
    const errors = checkFilled(by, values);
    for (const input of inputs) show(input, errors[input.name as SearchField] ?? null);
    const wrong = inputs.find(({ name }) => errors[name as SearchField] !== undefined);
    if (wrong === undefined) return;
    event.preventDefault();
    if (isCompact) wrong.reportValidity();
    else wrong.focus();
  });
  // Cleared on the next change: a field that stays invalid and is then hidden would block the form.
  const forget = ({ target }: Event) => {
    for (const input of inputs) if (isCompact || target === input || isWay(target)) show(input, null);
  };
  for (const type of ['input', 'change']) form.addEventListener(type, forget);
}

function isWay(target: EventTarget | null): boolean {
  return target instanceof HTMLInputElement && target.type === 'radio';
}

/** Shows an error below its field, like `Field` on the server; null removes it. */
function showFieldError(input: HTMLInputElement, message: string | null): void {
  const id = `${input.id}-error`;
  document.getElementById(id)?.remove();
  const notes = (input.getAttribute('aria-describedby') ?? '').split(' ').filter((note) => note !== '' && note !== id);
  if (message === null) {
    input.removeAttribute('aria-invalid');
  } else {
    const line = document.createElement('p');
    line.id = id;
    line.className = field.error ?? '';
    const sign = drawIcon('alert');
    sign.classList.add(icon.s16 ?? '');
    line.append(sign, message);
    input.closest('[data-ways] > *')?.append(line);
    input.setAttribute('aria-invalid', 'true');
    notes.push(id);
  }
  if (notes.length === 0) input.removeAttribute('aria-describedby');
  else input.setAttribute('aria-describedby', notes.join(' '));
}
