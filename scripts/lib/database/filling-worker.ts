// The thread that writes a people database while the main one makes its rows (filling-thread.ts).
import { DatabaseSync } from 'node:sqlite';
import { parentPort, workerData } from 'node:worker_threads';
import type { ImportBatch } from '../../../worker/origin/import/batches.ts';
import type { ImportState } from '../../../worker/origin/import/import-state.ts';
import { type FinishingStep, PeopleWriter } from '../../../worker/origin/import/people-writer.ts';

/** What the thread is told. After 'close' it ends. */
export type FillingOrder =
  | { readonly kind: 'write'; readonly batch: ImportBatch }
  | { readonly kind: 'finish'; readonly state: ImportState }
  | { readonly kind: 'close' };

/** What it says: after each batch, before each step, at the end, or instead of all that what went wrong. */
export type FillingAnswer =
  | { readonly kind: 'written' }
  | { readonly kind: 'step'; readonly step: FinishingStep }
  | { readonly kind: 'done' }
  | {
      readonly kind: 'failed';
      readonly message: string;
      /** an error loses what is no part of every error on its way between threads */
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
