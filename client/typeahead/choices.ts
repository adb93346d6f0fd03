import type { Suggestion } from '../../shared/contract/finding/reverse-search.ts';
import { searchBoxCopy } from '../../shared/copy/search/search-box.ts';
import { aboutEntry, visitDay } from '../history/about-entry.ts';
import type { HistoryEntry } from '../history/history-entry.ts';
import type { IconName } from '../ui/text/icon-paths.ts';
import { decideTypedLine } from './decide-typed-line.ts';
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

const ICONS = { 'full-name': 'users', person: 'user', 'last-name': 'users', place: 'pin' } as const satisfies Record<
  string,
  IconName
>;

/** Suggestions by kind, in the order of the answer, near spellings apart; if there are none, the search itself. */
export function suggestedGroups(suggestions: readonly Suggestion[], typed: string): readonly ChoiceGroup[] {
  if (suggestions.length === 0) return [{ title: null, choices: [searchChoice(typed)] }];
  const groups = new Map<string | null, Choice[]>();
  for (const one of suggestions) {
    const title = titleOf(one);
    groups.set(title, [...(groups.get(title) ?? []), suggestedChoice(one, typed)]);
  }
  return [...groups].map(([title, choices]) => ({ title, choices }));
}

/** The full name itself needs no title above it. */
function titleOf({ kind, isSpelling }: Suggestion): string | null {
  if (isSpelling === true) return words.groups.spelling;
  return kind === 'full-name' ? null : words.groups[kind];
}

/** The visitor's recent views, and a way to clear them. */
export function recentGroups(entries: readonly HistoryEntry[], now: Date): readonly ChoiceGroup[] {
  if (entries.length === 0) return [];
  const recent = entries.map((entry) => ({
    ...lineOf('clock', plain(entry.label)),
    detail: aboutEntry(entry) || null,
    aside: visitDay(new Date(entry.timestamp), now),
    act: { do: 'go', path: entry.path, isRecent: true } as const,
  }));
  const clear = {
    ...lineOf('close', plain(words.clear)),
    detail: words.clearNote,
    act: { do: 'clear-recent' } as const,
  };
  return [{ title: words.groups.recent, choices: [...recent, clear] }];
}

/** What the list shows after it was cleared. */
export function clearedGroups(): readonly ChoiceGroup[] {
  const undo = { ...lineOf('clock', plain(words.undo)), detail: words.undoNote, act: { do: 'undo-clear' } as const };
  return [{ title: null, choices: [undo] }];
}

function suggestedChoice(suggestion: Suggestion, typed: string): Choice {
  const { kind, text, detail, people, isCapped = false, path } = suggestion;
  return {
    icon: ICONS[kind],
    title: markTyped(text, typed),
    detail: detail ?? (kind === 'last-name' || kind === 'full-name' ? words.everyone : null),
    aside: people === null ? null : words.people(people, isCapped),
    asideLabel: people === null ? null : words.peopleLabel(people, isCapped),
    act: path === null ? { do: 'fill', text } : { do: 'go', path, isRecent: false },
  };
}

function searchChoice(typed: string): Choice {
  return { ...lineOf('search', plain(words.searchFor(typed))), detail: words.noMatch, act: { do: 'search' } };
}

/** A line that is no name leads to its own search, which needs no suggestion; null for a line that may be a name. */
export function lineGroups(typed: string): readonly ChoiceGroup[] | null {
  const line = decideTypedLine(typed);
  if (line === null) return null;
  if (line.title === '') return [];
  const { icon, title, detail } = line;
  return [{ title: null, choices: [{ ...lineOf(icon, plain(title)), detail, act: { do: 'search' } }] }];
}

function plain(text: string): readonly TextPiece[] {
  return [{ text, isTyped: false }];
}

function lineOf(icon: IconName, title: readonly TextPiece[]): Omit<Choice, 'act'> {
  return { icon, title, detail: null, aside: null, asideLabel: null };
}
