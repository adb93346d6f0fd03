import type { Suggestion } from '../../shared/contract/finding/reverse-search.ts';

/** How long somebody pauses before they are asked about, in milliseconds. */
export const PAUSE_MS = 150;
/** Answers that are kept for who goes back a letter. */
const KEPT_MAX = 40;

type Suggestions = readonly Suggestion[];

/** What becomes of a question. Only the last one asked is heard of. */
export interface SourceListener {
  /** the call goes out; a kept answer needs none */
  onWait(): void;
  onAnswer(suggestions: Suggestions): void;
  onFail(): void;
}

export interface SuggestionSource {
  ask(typed: string): void;
  /** forgets what was asked: no answer comes any more */
  stop(): void;
  /** the answer to what was asked last is still to come, also during the pause before the call */
  readonly isOut: () => boolean;
}

/** Asks for suggestions after a pause in typing. A new question ends the one before, also where its answer still comes. */
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
        // An answer that came too late is no answer to what stands there now.
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

/** The oldest goes first. */
function keep(kept: Map<string, Suggestions>, typed: string, found: Suggestions): void {
  kept.set(typed, found);
  const [oldest] = kept.keys();
  if (kept.size > KEPT_MAX && oldest !== undefined) kept.delete(oldest);
}
