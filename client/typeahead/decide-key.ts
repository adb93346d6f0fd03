/** The state of a field's list when a key is pressed. */
export interface ListState {
  readonly isOpen: boolean;
  /** the choice the keyboard is at; null while it is in the text */
  readonly active: number | null;
  readonly choices: number;
  readonly isEmptyField: boolean;
  /** the answer for the field's text is still loading: the list is for an earlier text, so nothing can be chosen */
  readonly isStale: boolean;
}

export type KeyAction =
  | { readonly do: 'open'; readonly at: 'first' | 'last' | 'text' }
  | { readonly do: 'move'; readonly to: number }
  /** notes where the keyboard goes in the list that is loading */
  | { readonly do: 'want'; readonly at: 'first' | 'last' }
  | { readonly do: 'choose'; readonly choice: number }
  | { readonly do: 'close' }
  /** clears the field */
  | { readonly do: 'clear' }
  /** back to the text, where the key does what it always does */
  | { readonly do: 'edit' };

type Key = Pick<KeyboardEvent, 'key' | 'altKey' | 'isComposing'>;

/**
 * What a key does in a combobox with a list (ARIA Authoring Practices, editable combobox with list autocomplete). null and
 * 'edit' leave the key to the field. Keys that compose characters, as in Japanese, belong to the input method.
 */
export function decideKey({ key, altKey, isComposing }: Key, state: ListState): KeyAction | null {
  const { isOpen, active, choices, isEmptyField, isStale } = state;
  if (isComposing) return null;
  const last = choices - 1;
  switch (key) {
    case 'ArrowDown':
      if (isStale && !altKey) return { do: 'want', at: 'first' };
      if (!isOpen) return { do: 'open', at: altKey ? 'text' : 'first' };
      return altKey || choices === 0 ? null : { do: 'move', to: active === null || active === last ? 0 : active + 1 };
    case 'ArrowUp':
      if (altKey) return isOpen ? { do: 'close' } : null;
      if (isStale) return { do: 'want', at: 'last' };
      if (!isOpen) return { do: 'open', at: 'last' };
      return choices === 0 ? null : { do: 'move', to: active === null || active === 0 ? last : active - 1 };
    case 'Enter':
      return isOpen && active !== null && !isStale ? { do: 'choose', choice: active } : null;
    case 'Escape':
      if (isOpen) return { do: 'close' };
      return isEmptyField ? null : { do: 'clear' };
    case 'Home':
    case 'End':
    case 'ArrowLeft':
    case 'ArrowRight':
      return isStale || (isOpen && active !== null) ? { do: 'edit' } : null;
    default:
      return null;
  }
}
