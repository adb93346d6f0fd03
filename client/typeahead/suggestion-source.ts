import type { Suggestion } from '../../shared/contract/finding/reverse-search.ts';

/** How long typing must pause before a request, in milliseconds. */
export const PAUSE_MS = 150;
/** Cached answers, for visitors who delete a letter. */
const KEPT_MAX = 40;

type Suggestions = readonly Suggestion[];

/** Hears the outcome of a query. Only the latest query is reported. */
export interface SourceListener {
  /** the request is sent; a cached answer needs none */
  onWait(): void;
  onAnswer(suggestions: Suggestions): void;
  onFail(): void;
}

export interface SuggestionSource {
  ask(typed: string): void;
  /** cancels the query: no answer will come */
  stop(): void;
  /** the latest answer is still pending, including the pause before the request */
  readonly isOut: () => boolean;
}

/** Requests suggestions after a pause in typing. A new query cancels the previous one, even if the cache answers it. */
export function createSuggestionSource(
  load: (typed: string, signal: AbortSignal) => Promise<Suggestions>,
  listener: SourceListener,
): SuggestionSource {
  const kept = new Map<string, Suggestions>();
  let running: AbortController | null = null;

  const stop = () => {
    running?.abort();
    running = null;
  };
  return {
    ask(typed) {
      stop();
      const known = kept.get(typed);
      if (known !== undefined) return listener.onAnswer(known);
      const question = new AbortController();
      running = question;
      const timer = setTimeout(async () => {
        listener.onWait();
        const found = await load(typed, question.signal).catch(() => null);
        // A late answer does not match the field's current text.
        if (question.signal.aborted) return;
        running = null;
        if (found === null) return listener.onFail();
        keep(kept, typed, found);
        listener.onAnswer(found);
      }, PAUSE_MS);
      question.signal.addEventListener('abort', () => clearTimeout(timer), { once: true });
    },
    stop,
    isOut: () => running !== null,
  };
}

/** Drops the oldest answer when the cache is full. */
function keep(kept: Map<string, Suggestions>, typed: string, found: Suggestions): void {
  kept.set(typed, found);
  const [oldest] = kept.keys();
  if (kept.size > KEPT_MAX && oldest !== undefined) kept.delete(oldest);
}
