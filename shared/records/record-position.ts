import type { RecordGroup } from '../contract/records/background.ts';
import { RECORD_GROUPS } from './record-reference.ts';

/** Where a sheet of a long report begins: within a list, behind the records of the sheets before it. */
export interface RecordPosition {
  readonly group: RecordGroup;
  /** how many records of the section the sheets before it have */
  readonly done: number;
  /** the origin's cursor; '' for the beginning of the list */
  readonly after: string;
}

const SHAPE = /^(\w+)\.(\d{1,6})\.(.{0,64})$/s;

/** 'liens.1000.cursor', as in addresses. */
export function formatRecordPosition({ group, done, after }: RecordPosition): string {
  return `${group}.${done}.${after}`;
}

/** Null if it is no position. */
export function parseRecordPosition(text: string | null): RecordPosition | null {
  const [, named, done = '', after = ''] = SHAPE.exec(text ?? '') ?? [];
  const group = RECORD_GROUPS.find((name) => name === named);
  return group === undefined ? null : { group, done: Number(done), after };
}
