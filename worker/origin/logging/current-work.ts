import { AsyncLocalStorage } from 'node:async_hooks';

/** What the origin is doing: it answers a call, or does a job. */
export interface Work {
  /** finds its lines in the logs of both workers: 32 hexadecimal digits */
  readonly traceId: string;
  /** the edge's call that this answers, 16 hexadecimal digits; null for jobs and for calls from outside */
  readonly spanId: string | null;
}

const storage = new AsyncLocalStorage<{ work: Work }>();

/** Runs something as this work, with everything that it begins, also what goes on after it has returned. */
export function asWork<T>(work: Work, run: () => T): T {
  return storage.run({ work }, run);
}

/** The current work turns out to be part of this trace: a call whose envelope is verified. */
export function continueAs(work: Work): void {
  const store = storage.getStore();
  if (store !== undefined) store.work = work;
}

/** What the code that asks is part of; null outside of any, as while the worker starts. */
export function currentWork(): Work | null {
  return storage.getStore()?.work ?? null;
}
