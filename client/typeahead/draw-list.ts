import skeleton from '../ui/loading/Skeleton.module.css';
import { drawIcon } from '../ui/text/draw-icon.ts';
import hidden from '../ui/text/VisuallyHidden.module.css';
import type { Choice, ChoiceGroup } from './choices.ts';
import styles from './Typeahead.module.css';

/** The list under a field, drawn without React because the field is server-written HTML. */
export interface DrawnList {
  /** the overlay; hidden while there is nothing to choose */
  readonly popup: HTMLElement;
  readonly listbox: HTMLElement;
  /** announcements for screen readers */
  readonly status: HTMLElement;
}

export interface ListWords {
  /** unique in the page */
  readonly id: string;
  readonly label: string;
  /** what the keys do, shown below the list */
  readonly keys: string;
}

/** Makes the empty list. */
export function drawList({ id, label, keys }: ListWords): DrawnList {
  const popup = element('div', styles.popup);
  popup.hidden = true;
  const listbox = element('div', styles.list);
  listbox.id = id;
  listbox.role = 'listbox';
  listbox.ariaLabel = label;
  popup.append(listbox, element('p', styles.keys, keys));
  const status = element('p', hidden.hidden);
  status.role = 'status';
  return { popup, listbox, status };
}

/** Fills the list with choices in their groups. Options are numbered across groups: `{id}-0`, `{id}-1`. */
export function fillList(listbox: HTMLElement, groups: readonly ChoiceGroup[]): void {
  let count = 0;
  const options = (choices: readonly Choice[]) =>
    choices.map((choice) => drawOption(choice, `${listbox.id}-${count++}`));
  listbox.replaceChildren(
    ...groups.flatMap(({ title, choices }) => {
      if (title === null) return options(choices);
      const group = element('div', undefined);
      group.role = 'group';
      group.ariaLabel = title;
      const heading = element('p', styles.heading, title);
      // The group's label already says it.
      heading.ariaHidden = 'true';
      group.append(heading, ...options(choices));
      return [group];
    }),
  );
}

/** The loading box. */
export function fillWaiting(listbox: HTMLElement): void {
  const row = element('div', styles.waiting);
  row.ariaHidden = 'true';
  row.append(drawIcon('search'), element('span', `${skeleton.skeleton} ${skeleton.text}`));
  listbox.replaceChildren(row);
}

function drawOption({ icon, title, detail, aside, asideLabel }: Choice, id: string): HTMLElement {
  const option = element('div', styles.option);
  option.id = id;
  option.role = 'option';
  option.ariaSelected = 'false';
  const text = element('span', undefined);
  for (const { text: piece, isTyped } of title) text.append(isTyped ? element('b', undefined, piece) : piece);
  if (detail !== null) text.append(' ', element('small', undefined, detail));
  option.append(drawIcon(icon), text);
  if (aside !== null) {
    const end = element('small', styles.aside, aside);
    option.append(' ', end);
    if (asideLabel !== null) {
      end.ariaHidden = 'true';
      option.append(element('span', hidden.hidden, asideLabel));
    }
  }
  return option;
}

function element(tag: string, className: string | undefined, text?: string): HTMLElement {
  const made = document.createElement(tag);
  if (className !== undefined) made.className = className;
  if (text !== undefined) made.textContent = text;
  return made;
}
