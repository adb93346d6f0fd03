import { createContext, use } from 'react';
import type { PersonCounts } from '../shared/contract/counts.ts';
import type { DeferredData } from './pages/page-model.ts';

/** The data block that late counts stand in, once they have come. */
export const COUNTS_ID = 'late-counts';

/** Set by the worker only; in the browser late data is read from where it was streamed to. */
export const DeferredContext = createContext<DeferredData | null>(null);

/**
 * Late counts, inside a Suspense boundary. On the server it waits for them; in the browser they are already in the
 * boundary, as data, because React hydrates a boundary only once its content has arrived.
 */
export function useLateCounts(): { counts: PersonCounts | null; data: React.ReactNode } {
  const deferred = use(DeferredContext);
  const counts = deferred === null ? readLateCounts() : use(deferred.counts);
  return { counts, data: <LateJson id={COUNTS_ID} value={counts} /> };
}

/**
 * Late counts for what stays as the server wrote it, inside a Suspense boundary of its own: no data, which is in the page
 * once. Null where they did not come.
 */
export function useServerCounts(): PersonCounts | null {
  const deferred = use(DeferredContext);
  return deferred === null ? null : use(deferred.counts);
}

function readLateCounts(): PersonCounts | null {
  const text = document.getElementById(COUNTS_ID)?.textContent;
  return text ? (JSON.parse(text) as PersonCounts | null) : null;
}

function LateJson({ id, value }: { id: string; value: unknown }) {
  return <script id={id} type="application/json" dangerouslySetInnerHTML={{ __html: jsonForScript(value) }} />;
}

/**
 * JSON for the data block of a script element. Without '<' nothing in it can end the element or begin a comment; that
 * is all HTML asks of a block that is never run.
 */
export function jsonForScript(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}
