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
  /** hears of every few hundred people */
  readonly onPeople: (people: number) => void;
  readonly onStep: (step: FinishingStep) => void;
}

/** Batches that may wait for the writer: so many that it is never idle, and so few that they take no memory. */
const MOST_WAITING = 64;

/**
 * Fills a migrated people database in a file: rows are made here and written by a thread of its own, so that both
 * take place at once.
 *
 * @throws what the rows throw, or what SQLite says, with its error codes.
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

/** The thread that writes, and what it has been given and has not done. */
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

  /** Hands rows over; waits while too many are on their way. */
  async write(batch: Extract<FillingOrder, { kind: 'write' }>['batch']): Promise<void> {
    this.#order({ kind: 'write', batch });
    this.#waiting += 1;
    await this.#until(() => this.#waiting < MOST_WAITING);
  }

  async finish(state: ImportState): Promise<void> {
    this.#order({ kind: 'finish', state });
    await this.#until(() => this.#isDone);
  }

  /** Lets go of the file, whatever is still to be written. */
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
