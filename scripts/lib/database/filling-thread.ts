import { Worker } from 'node:worker_threads';
import { ImportBatcher, type ImportDay } from '../../../worker/origin/import/batches.ts';
import { assertAllCame } from '../../../worker/origin/import/fill-people.ts';
import type { ImportState } from '../../../worker/origin/import/import-state.ts';
import type { FinishingStep } from '../../../worker/origin/import/people-writer.ts';
import type { ImportRow } from '../../../worker/origin/import/rows.ts';
import type { FillingAnswer, FillingOrder } from './filling-worker.ts';

export interface FillingOptions {
  readonly state: ImportState;
  readonly asOf: ImportDay;
  /** called every few hundred people */
  readonly onPeople: (people: number) => void;
  readonly onStep: (step: FinishingStep) => void;
}

/** How many batches may wait for the writer: enough to keep it busy, few enough to save memory. */
const MOST_WAITING = 16;

/**
 * Fills a migrated people database: this thread makes rows while another writes them.
 *
 * @throws what making rows throws, or SQLite's error with its codes
 */
export async function fillPeopleFile(
  file: string,
  rows: Iterable<ImportRow>,
  { state, asOf, onPeople, onStep }: FillingOptions,
): Promise<void> {
  const thread = new FillingThread(file, onStep);
  try {
    const batcher = new ImportBatcher(asOf);
    for (const row of rows) {
      const batch = batcher.add(row);
      if (batch === null) continue;
      if (batch.table === 'person') onPeople(batcher.people);
      await thread.write(batch);
    }
    for (const batch of batcher.rest()) await thread.write(batch);
    assertAllCame(batcher.people, state);
    await thread.finish(state);
  } finally {
    await thread.close();
  }
}

/** The writing thread, with its pending work. */
class FillingThread {
  readonly #worker: Worker;
  readonly #ended: Promise<void>;
  #waiting = 0;
  #failure: Error | null = null;
  #isDone = false;
  #wake: () => void = () => {};

  constructor(file: string, onStep: (step: FinishingStep) => void) {
    this.#worker = new Worker(new URL('./filling-worker.ts', import.meta.url), { workerData: { file }, execArgv: [] });
    this.#worker.on('message', (answer: FillingAnswer) => {
      if (answer.kind === 'written') this.#waiting -= 1;
      else if (answer.kind === 'step') onStep(answer.step);
      else if (answer.kind === 'done') this.#isDone = true;
      else this.#failure = Object.assign(new Error(answer.message), answer.codes);
      this.#wake();
    });
    this.#worker.on('error', (error) => {
      this.#failure = error instanceof Error ? error : new Error(String(error));
      this.#wake();
    });
    this.#ended = new Promise((resolve) => {
      this.#worker.on('exit', () => {
        if (!this.#isDone) this.#failure ??= new Error('The thread that writes the people ended early: start again.');
        resolve();
        this.#wake();
      });
    });
  }

  /** Hands rows over; waits while too many are pending. */
  async write(batch: Extract<FillingOrder, { kind: 'write' }>['batch']): Promise<void> {
    this.#order({ kind: 'write', batch });
    this.#waiting += 1;
    await this.#until(() => this.#waiting < MOST_WAITING);
  }

  async finish(state: ImportState): Promise<void> {
    this.#order({ kind: 'finish', state });
    await this.#until(() => this.#isDone);
  }

  /** Closes the file, even with pending writes. */
  async close(): Promise<void> {
    this.#order({ kind: 'close' });
    await this.#ended;
  }

  #order(order: FillingOrder): void {
    this.#worker.postMessage(order);
  }

  async #until(isReached: () => boolean): Promise<void> {
    while (this.#failure === null && !isReached()) {
      await new Promise<void>((resolve) => {
        this.#wake = resolve;
      });
    }
    if (this.#failure !== null) throw this.#failure;
  }
}

export interface FillingProgress {
  /** @param done people so far */
  onPeople(done: number): void;
  onStep(step: FinishingStep): void;
}

/** Milliseconds between two progress lines. */
const BETWEEN_LINES = 2_000;
/** From this many people on, each later step takes long enough to be announced. */
const STEPS_TOLD_FROM = 100_000;

/**
 * Reports progress: every two seconds how many people are done, how fast, and how long the rest will take; then each
 * later step.
 *
 * @param now milliseconds of a monotonic clock
 */
export function fillingProgress(people: number, say: (line: string) => void, now: () => number): FillingProgress {
  const started = now();
  let told = started;
  return {
    onPeople(done) {
      const at = now();
      if (at - told < BETWEEN_LINES) return;
      told = at;
      const perSecond = (done / (at - started)) * 1_000;
      const left = duration((people - done) / perSecond);
      const share = Math.floor((done / people) * 100);
      say(`${whole(done)} of ${whole(people)} people (${share} %), ${whole(perSecond)} a second, ${left} left`);
    },
    onStep({ name, number, count }) {
      if (people >= STEPS_TOLD_FROM) say(`building ${number} of ${count}: ${name}`);
    },
  };
}

/** '4 s', '2 min 10 s' */
function duration(seconds: number): string {
  const all = Math.max(0, Math.round(seconds));
  return all < 60 ? `${all} s` : `${Math.floor(all / 60)} min ${all % 60} s`;
}

function whole(number: number): string {
  return Math.round(number).toLocaleString('en-US');
}
