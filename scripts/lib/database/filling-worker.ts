// The thread that writes a people database while the main thread makes its rows (filling-thread.ts).
import { DatabaseSync } from 'node:sqlite';
import { parentPort, workerData } from 'node:worker_threads';
import type { ImportBatch } from '../../../worker/origin/import/batches.ts';
import type { ImportState } from '../../../worker/origin/import/import-state.ts';
import { type FinishingStep, PeopleWriter } from '../../../worker/origin/import/people-writer.ts';

/** Messages to the thread. 'close' ends it. */
export type FillingOrder =
  | { readonly kind: 'write'; readonly batch: ImportBatch }
  | { readonly kind: 'finish'; readonly state: ImportState }
  | { readonly kind: 'close' };

/** Messages from the thread: after each batch, before each step, at the end, or an error instead. */
export type FillingAnswer =
  | { readonly kind: 'written' }
  | { readonly kind: 'step'; readonly step: FinishingStep }
  | { readonly kind: 'done' }
  | {
      readonly kind: 'failed';
      readonly message: string;
      /** errors lose their custom properties between threads */
      readonly codes: { readonly code?: unknown; readonly errcode?: unknown };
    };

const { file } = workerData as { readonly file: string };
const say = (answer: FillingAnswer): void => parentPort?.postMessage(answer);

let database: DatabaseSync | null = null;
let writer: PeopleWriter | null = null;
let hasFailed = false;

parentPort?.on('message', (order: FillingOrder) => {
  if (order.kind === 'close') {
    database?.close();
    parentPort?.close();
    return;
  }
  if (hasFailed) return;
  try {
    database ??= new DatabaseSync(file);
    writer ??= new PeopleWriter(database);
    if (order.kind === 'write') {
      writer.write(order.batch);
      say({ kind: 'written' });
    } else {
      writer.finish(order.state, (step) => say({ kind: 'step', step }));
      say({ kind: 'done' });
    }
  } catch (error) {
    hasFailed = true;
    const { code, errcode } = error as { readonly code?: unknown; readonly errcode?: unknown };
    say({ kind: 'failed', message: error instanceof Error ? error.message : String(error), codes: { code, errcode } });
  }
});
