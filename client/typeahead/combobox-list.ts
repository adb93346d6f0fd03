import type { Choice, ChoiceGroup } from './choices.ts';
import { drawList, fillList, fillWaiting, type ListWords } from './draw-list.ts';
import { makeRoom, placePopup } from './place-popup.ts';

/** The list of a field, and the field's attributes that describe it. */
export interface ComboboxList {
  readonly choices: () => readonly Choice[];
  /** index of the choice the keyboard is at; null while it is in the text */
  readonly active: () => number | null;
  /** choices or the loading box are showing */
  readonly isShown: () => boolean;
  open(groups: readonly ChoiceGroup[], at?: 'first' | 'last' | null): void;
  /** shows the loading box, unless the list is already showing */
  wait(): void;
  close(): void;
  activate(choice: number | null): void;
  /** announces it to screen readers */
  say(text: string): void;
}

/** Turns a field into a combobox (ARIA 1.2) with a closed list. `onChoose` gets the clicked choice. */
export function createComboboxList(
  input: HTMLInputElement,
  {
    onChoose,
    ...drawn
  }: ListWords & {
    readonly onChoose: (choice: Choice) => void;
  },
): ComboboxList {
  const { id } = drawn;
  const { popup, listbox, status } = drawList(drawn);
  input.form?.append(popup, status);
  input.role = 'combobox';
  input.ariaAutoComplete = 'list';
  input.setAttribute('aria-controls', id);
  input.ariaExpanded = 'false';
  let choices: readonly Choice[] = [];
  let active: number | null = null;

  const optionAt = (at: number | null) => (at === null ? null : document.getElementById(`${id}-${at}`));
  const isShown = () => !popup.hidden;
  const show = () => {
    if (popup.hidden) makeRoom(input);
    popup.hidden = false;
    placePopup(popup, input);
  };

  const activate = (choice: number | null) => {
    const before = optionAt(active);
    if (before !== null) before.ariaSelected = 'false';
    active = choice;
    const option = optionAt(choice);
    if (option === null) {
      input.removeAttribute('aria-activedescendant');
      return;
    }
    option.ariaSelected = 'true';
    input.setAttribute('aria-activedescendant', option.id);
    option.scrollIntoView({ block: 'nearest' });
  };

  const close = () => {
    activate(null);
    input.ariaExpanded = 'false';
    popup.hidden = true;
    choices = [];
    listbox.replaceChildren();
    status.textContent = '';
  };

  const open = (groups: readonly ChoiceGroup[], at: 'first' | 'last' | null = null) => {
    activate(null);
    choices = groups.flatMap((group) => group.choices);
    // The field may have lost focus while the answer was loading.
    if (choices.length === 0 || document.activeElement !== input) {
      close();
      return;
    }
    fillList(listbox, groups);
    input.ariaExpanded = 'true';
    show();
    popup.scrollTop = 0;
    if (at !== null) activate(at === 'first' ? 0 : choices.length - 1);
  };

  // A press must not move the focus out of the field: that would close the list before the click.
  popup.addEventListener('mousedown', (event) => event.preventDefault());
  popup.addEventListener('click', ({ target }) => {
    const option = target instanceof Element ? target.closest('[role=option]') : null;
    const choice = choices.find((_, at) => option !== null && option === optionAt(at));
    if (choice !== undefined) onChoose(choice);
  });
  // An on-screen keyboard comes and goes.
  window.visualViewport?.addEventListener('resize', () => {
    if (!isShown()) return;
    makeRoom(input);
    placePopup(popup, input);
  });

  return {
    choices: () => choices,
    active: () => active,
    isShown,
    open,
    wait() {
      if (isShown()) return;
      fillWaiting(listbox);
      show();
    },
    close,
    activate,
    say(text) {
      status.textContent = text;
    },
  };
}
