import { checkSearch, SEARCH_WAYS, type SearchField, type SearchValues } from '../../shared/forms/search-form.ts';
import { callApi } from '../api/call-api.ts';
import field from '../ui/form/Field.module.css';
import { drawIcon } from '../ui/text/draw-icon.ts';
import icon from '../ui/text/Icon.module.css';
import { makeTypeahead, type SuggestedKind } from './typeahead.ts';

const forms = new WeakSet<HTMLFormElement>();
const fields = new WeakSet<HTMLInputElement>();

/**
 * Gives a search box what it has with scripts: suggestions under the fields that have them, and a word about what is
 * missing before the form is sent. Each field and form once, however often it is called.
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
  // Somebody may have typed while this was on its way. What the server filled in is no question, and under an empty
  // field that the page itself chose stands what is wrong with it.
  const isAsking = input.value !== input.defaultValue || (input.value === '' && !input.autofocus);
  if (isAsking && document.activeElement === input) look();
}

async function loadSuggestions(type: SuggestedKind, q: string, signal: AbortSignal) {
  const answer = await callApi<'suggest'>('GET', '/api/suggest', { query: { q, type }, signal });
  return answer?.suggestions ?? [];
}

/** What the server would say in a page of its own is said here at the field. */
function checkBeforeSending(form: HTMLFormElement): void {
  const inputs = [...form.querySelectorAll<HTMLInputElement>('[data-ways] input')];
  // Under the fields of the header's row there is no room: the browser says it there.
  const isCompact = form.closest('header') !== null;
  const show = (input: HTMLInputElement, message: string | null) => {
    if (isCompact) input.setCustomValidity(message ?? '');
    else showFieldError(input, message);
  };
  form.addEventListener('submit', (event) => {
    const values = Object.fromEntries(new FormData(form)) as SearchValues & { by?: string };
    const by = SEARCH_WAYS.find((way) => way === values.by) ?? 'name';
    const errors = checkSearch(by, values);
    for (const input of inputs) show(input, errors[input.name as SearchField] ?? null);
    const wrong = inputs.find(({ name }) => errors[name as SearchField] !== undefined);
    if (wrong === undefined) return;
    event.preventDefault();
    if (isCompact) wrong.reportValidity();
    else wrong.focus();
  });
  // Said once: a field that stays wrong, and is hidden then, would keep the form from being sent.
  const forget = ({ target }: Event) => {
    for (const input of inputs) if (isCompact || target === input || isWay(target)) show(input, null);
  };
  for (const type of ['input', 'change']) form.addEventListener(type, forget);
}

function isWay(target: EventTarget | null): boolean {
  return target instanceof HTMLInputElement && target.type === 'radio';
}

/** Says under its field what is wrong with it, as `Field` does where the server wrote it; null takes that away. */
export function showFieldError(input: HTMLInputElement, message: string | null): void {
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
