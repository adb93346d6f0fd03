import type { Suggestion } from '../../shared/contract/finding/reverse-search.ts';
import { searchBoxCopy } from '../../shared/copy/search/search-box.ts';
import { aboutEntry, visitDay } from '../history/about-entry.ts';
import type { HistoryEntry } from '../history/history-entry.ts';
import type { IconName } from '../ui/text/icon-paths.ts';
import { markTyped, type TextPiece } from './mark-typed.ts';

const words = searchBoxCopy.suggestions;

/** What a choice does. */
export type ChoiceAct =
  | { readonly do: 'go'; readonly path: string; readonly isRecent: boolean }
  | { readonly do: 'fill'; readonly text: string }
  | { readonly do: 'search' }
  | { readonly do: 'clear-recent' }
  | { readonly do: 'undo-clear' };

/** One line of the list. */
export interface Choice {
  readonly icon: IconName;
  readonly title: readonly TextPiece[];
  readonly detail: string | null;
  /** at the end of the line, and how screen readers say it */
  readonly aside: string | null;
  readonly asideLabel: string | null;
  readonly act: ChoiceAct;
}

export interface ChoiceGroup {
  /** null: the list's own label is enough */
  readonly title: string | null;
  readonly choices: readonly Choice[];
}

const KINDS = ['full-name', 'person', 'last-name', 'place'] as const;
const ICONS = { 'full-name': 'users', person: 'user', 'last-name': 'users', place: 'pin' } as const satisfies Record<
  string,
  IconName
>;

/** Suggestions by kind; if there are none, the search itself. */
export function suggestedGroups(suggestions: readonly Suggestion[], typed: string): readonly ChoiceGroup[] {
  if (suggestions.length === 0) return [{ title: null, choices: [searchChoice(typed)] }];
  return KINDS.map((kind) => ({
    title: words.groups[kind],
    choices: suggestions.filter((one) => one.kind === kind).map((one) => suggestedChoice(one, typed)),
  })).filter(({ choices }) => choices.length > 0);
}

/** The visitor's recent views, and a way to clear them. */
export function recentGroups(entries: readonly HistoryEntry[], now: Date): readonly ChoiceGroup[] {
  if (entries.length === 0) return [];
  const recent = entries.map((entry) => ({
    ...line('clock', plain(entry.label)),
    detail: aboutEntry(entry) || null,
    aside: visitDay(new Date(entry.timestamp), now),
    act: { do: 'go', path: entry.path, isRecent: true } as const,
  }));
  const clear = { ...line('close', plain(words.clear)), detail: words.clearNote, act: { do: 'clear-recent' } as const };
  return [{ title: words.groups.recent, choices: [...recent, clear] }];
}

/** What the list shows after it was cleared. */
export function clearedGroups(): readonly ChoiceGroup[] {
  const undo = { ...line('clock', plain(words.undo)), detail: words.undoNote, act: { do: 'undo-clear' } as const };
  return [{ title: null, choices: [undo] }];
}

function suggestedChoice({ kind, text, detail, people, path }: Suggestion, typed: string): Choice {
  return {
    icon: ICONS[kind],
    title: markTyped(text, typed),
    detail: kind === 'last-name' || kind === 'full-name' ? words.everyone : detail,
    aside: people === null ? null : words.people(people),
    asideLabel: people === null ? null : words.peopleLabel(people),
    act: path === null ? { do: 'fill', text } : { do: 'go', path, isRecent: false },
  };
}

function searchChoice(typed: string): Choice {
  return { ...line('search', plain(words.searchFor(typed))), detail: words.noMatch, act: { do: 'search' } };
}

function plain(text: string): readonly TextPiece[] {
  return [{ text, isTyped: false }];
}

function line(icon: IconName, title: readonly TextPiece[]): Omit<Choice, 'act'> {
  return { icon, title, detail: null, aside: null, asideLabel: null };
}
