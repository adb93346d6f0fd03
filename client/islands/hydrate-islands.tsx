import { type ReactNode, StrictMode, startTransition, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { logError } from '../api/log.ts';

/** What React renders into the element with this id. */
export interface IslandContent {
  readonly id: string;
  readonly content: ReactNode;
}

/** What becomes of an island. */
interface IslandListeners {
  /** its listeners are there */
  onAlive(island: HTMLElement): void;
  /** something else has rewritten its text, so it stays as it is */
  onChanged(island: HTMLElement): void;
  /** React could not render it, and removed what was in it */
  onFailed(island: HTMLElement): void;
}

/**
 * Brings islands to life, those that are on the page: in slices of a few milliseconds, between which the browser answers
 * touches, or at once if somebody waits.
 */
export function hydrateIslands(
  islands: readonly IslandContent[],
  isAwaited: boolean,
  { onAlive, onChanged, onFailed }: IslandListeners,
): void {
  const hydrate = () => {
    for (const { id, content } of islands) {
      const island = document.getElementById(id);
      if (island === null) continue;
      if (isChanged(island)) {
        onChanged(island);
        continue;
      }
      hydrateRoot(
        island,
        <StrictMode>
          <Alive onAlive={() => onAlive(island)}>{content}</Alive>
        </StrictMode>,
        {
          onRecoverableError: reportRecovered,
          onUncaughtError(error) {
            onFailed(island);
            // As if nobody had caught it.
            reportError(error);
          },
        },
      );
    }
  };
  if (isAwaited) hydrate();
  else startTransition(hydrate);
}

/**
 * Whether something else has rewritten the text, such as the browser's translator, which wraps it in font elements:
 * rendering it again would undo that. It stays as it is, and works as it does without scripts.
 */
function isChanged(island: Element): boolean {
  return island.querySelector('font') !== null;
}

/** Its effect runs after those of everything in it. */
function Alive({ onAlive, children }: { onAlive: () => void; children: ReactNode }) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it has come to life
  useEffect(onAlive, []);
  return children;
}

/** The island works, but server and browser rendered it differently: somebody must look into it (P7-047). */
function reportRecovered(error: unknown): void {
  console.error(error);
  logError('selector-hydration-error', error);
}
