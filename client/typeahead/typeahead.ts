import type { Suggestion } from '../../shared/contract/finding/reverse-search.ts';
import { searchBoxCopy } from '../../shared/copy/search/search-box.ts';
import { nameKey } from '../../shared/people/names/name-key.ts';
import { track } from '../analytics/track.ts';
import {
  announceHistory,
  clearHistories,
  type Histories,
  readHistories,
  recentEntries,
  recordVisits,
} from '../history/history-storage.ts';
import { type Choice, type ChoiceGroup, clearedGroups, lineGroups, recentGroups, suggestedGroups } from './choices.ts';
import { createComboboxList } from './combobox-list.ts';
import { decideKey, type KeyAction } from './decide-key.ts';
import { createSuggestionSource } from './suggestion-source.ts';

/** Letters typed before the first request. */
const TYPED_MIN = 2;
/** Longest text in a request; the call refuses more. */
const TYPED_MAX = 100;
const RECENT_MAX = 5;
const BOTH = ['viewed', 'searched'] as const;

export type SuggestedKind = 'name' | 'location';
export type LoadSuggestions = (typed: string, signal: AbortSignal) => Promise<readonly Suggestion[]>;

const words = searchBoxCopy.suggestions;

/**
 * Suggests while somebody types into a field of a search box. The field stays a plain field: whatever fails, the form can
 * be submitted. An empty name field lists recent views.
 *
 * @returns opens the list for the field's current text
 */
export function makeTypeahead(input: HTMLInputElement, kind: SuggestedKind, load: LoadSuggestions): () => void {
  const list = createComboboxList(input, {
    id: `${kind}-suggestions`,
    label: words.label[kind],
    keys: words.keys[kind],
    onChoose: (choice) => choose(choice),
  });
  /** where the keyboard goes once the list has loaded */
  let wanted: 'first' | 'last' | null = null;
  let cleared: Histories | null = null;
  const typed = () => input.value.trim().slice(0, TYPED_MAX);

  const source = createSuggestionSource(load, {
    // The old list stays until the new one arrives, so that it does not flicker with every letter.
    onWait: list.wait,
    onAnswer(suggestions) {
      // A list that only repeats the field would just cover the rest of the form.
      if (suggestions.length === 1 && isTypedOut(suggestions[0], typed())) return list.close();
      list.open(suggestedGroups(suggestions, typed()), wanted);
      list.say(suggestions.length === 0 ? words.saidNone : words.said(suggestions.length));
    },
    onFail: list.close,
  });
  const close = () => {
    source.stop();
    list.close();
  };

  /** Opens the list for the field's current text. */
  function look(at: 'first' | 'last' | null = null): void {
    wanted = at;
    const text = typed();
    const line = kind === 'name' && text.length >= TYPED_MIN ? lineGroups(text) : null;
    if (line !== null) showLine(line);
    else if (text.length >= TYPED_MIN) source.ask(text);
    else if (text === '' && kind === 'name') showRecent();
    else close();
  }

  /** What is no name needs no suggestions of people. */
  function showLine(groups: readonly ChoiceGroup[]): void {
    source.stop();
    list.open(groups, wanted);
    if (groups.length > 0) list.say(words.said(groups.length));
  }

  function showRecent(): void {
    source.stop();
    const entries = recentEntries(readHistories(), { names: BOTH, max: RECENT_MAX, ownPath: location.pathname });
    list.open(recentGroups(entries, new Date()), wanted);
    if (entries.length > 0) list.say(words.said(entries.length));
  }

  function choose({ act }: Choice): void {
    switch (act.do) {
      case 'go':
        if (act.isRecent) track('recent_view_opened', {});
        else track('suggestion_used', { kind: 'page' });
        close();
        location.assign(act.path);
        break;
      case 'fill':
        track('suggestion_used', { kind: 'words' });
        input.value = act.text;
        // As if it had been typed: an earlier error no longer applies.
        input.dispatchEvent(new Event('change', { bubbles: true }));
        close();
        break;
      case 'search':
        track('suggestion_used', { kind: 'search' });
        close();
        input.form?.requestSubmit();
        break;
      case 'clear-recent':
        cleared = readHistories();
        clearHistories(BOTH);
        announceHistory();
        track('recent_views_cleared', {});
        list.open(clearedGroups(), list.active() === null ? null : 'first');
        list.say(words.undoNote);
        break;
      case 'undo-clear':
        recordVisits('viewed', ...(cleared?.viewed ?? []));
        recordVisits('searched', ...(cleared?.searched ?? []));
        announceHistory();
        look();
    }
  }

  function carryOut(action: KeyAction): void {
    switch (action.do) {
      case 'open':
        look(action.at === 'text' ? null : action.at);
        break;
      case 'move':
        list.activate(action.to);
        break;
      case 'want':
        wanted = action.at;
        break;
      case 'choose': {
        const choice = list.choices()[action.choice];
        if (choice !== undefined) choose(choice);
        break;
      }
      case 'close':
        close();
        break;
      case 'clear':
        close();
        input.value = '';
        break;
      case 'edit':
        wanted = null;
        list.activate(null);
    }
  }

  const begin = () => {
    if (typed() === '' && !list.isShown()) look();
  };
  input.addEventListener('focus', begin);
  input.addEventListener('click', begin);
  // Phones compose every word: the current text counts, composed or not.
  input.addEventListener('input', () => {
    list.activate(null);
    look();
  });
  input.addEventListener('keydown', (event) => {
    const state = {
      isOpen: list.isShown(),
      active: list.active(),
      choices: list.choices().length,
      isEmptyField: input.value === '',
      isStale: source.isOut(),
    };
    const action = decideKey(event, state);
    if (action === null) return;
    if (action.do !== 'edit') event.preventDefault();
    carryOut(action);
  });
  input.addEventListener('blur', close);
  // A page restored from the browser's cache must not show an old list.
  addEventListener('pagehide', close);
  return look;
}

/** A place typed in full, in any spelling: choosing it would change nothing. */
function isTypedOut(suggestion: Suggestion | undefined, typed: string): boolean {
  return suggestion?.path === null && nameKey(suggestion.text) === nameKey(typed);
}
