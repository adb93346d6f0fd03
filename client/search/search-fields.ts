import type { ComponentProps } from 'react';
import type { SearchField } from '../../shared/forms/search-form.ts';

interface SearchFieldRow extends Pick<ComponentProps<'input'>, 'inputMode' | 'autoCapitalize'> {
  readonly name: SearchField;
  /** the kinds of search that have this field */
  readonly belongsTo: 'name' | 'phone' | 'address' | 'name address';
  /** what client/typeahead suggests while somebody types */
  readonly suggests?: 'name' | 'location';
  readonly enterKeyHint: 'search';
}

const PLAIN = { enterKeyHint: 'search' } as const;

/** What a search box's form says for all of its fields. */
export const SEARCH_FORM = { autoComplete: 'off', spellCheck: false } as const;

/** The fields of a search box, in order. */
export const SEARCH_FIELDS: readonly SearchFieldRow[] = [
  { name: 'name', belongsTo: 'name', suggests: 'name', autoCapitalize: 'words', ...PLAIN },
  // No numeric keypad: an X stands for an unknown digit.
  { name: 'phone', belongsTo: 'phone', autoCapitalize: 'characters', ...PLAIN },
  { name: 'street', belongsTo: 'address', autoCapitalize: 'words', ...PLAIN },
  { name: 'location', belongsTo: 'name address', suggests: 'location', autoCapitalize: 'words', ...PLAIN },
];
