import { DROP_LISTS } from '../../../shared/contract/operations/delete-act.ts';
import type { HashKind } from '../import/person-hashes.ts';

export type ListType = (typeof DROP_LISTS)[number];
/** The list of identifiers whose owners withdrew their request. */
export const REMOVED = 'Removed';

/** Which of our facts a list is about. Of advertising ids, cars and televisions we know nothing. */
export const KIND_OF_LIST: { readonly [L in ListType]: HashKind | null } = {
  NDZ: 'ndz',
  Email: 'email',
  Phone: 'phone',
  MAID: null,
  NameVIN: null,
  CTVID: null,
};

/** What became of an identifier, as the platform numbers it. */
export const STATUS = {
  /** all that we hold about its owner is exempt from deletion */
  exempt: 2,
  deleted: 3,
  /** several people share it, and all of them were opted out */
  optedOut: 4,
  notFound: 5,
} as const;
export type DropStatus = (typeof STATUS)[keyof typeof STATUS];

/** An identifier of a list. */
export interface ItemKey {
  readonly list: ListType;
  /** 12 letters and digits */
  readonly id: string;
}

/** What suppressions because of an identifier refer to. */
export function referenceOf({ list, id }: ItemKey): string {
  return `drop ${list} ${id}`;
}

/** What a file of the platform is called: '20260312_4821_Email_part01.csv'. */
export interface ListFileName {
  /** 'YYYYMMDD' */
  readonly date: string;
  /** of the data broker, four digits */
  readonly broker: string;
  readonly list: ListType | typeof REMOVED;
}

const FILE_NAME = /^(\d{8})_(\d{4})_([A-Za-z]+)(?:_[A-Za-z0-9]{1,10})?\.csv$/;

/** @returns null for any other name */
export function readFileName(name: string): ListFileName | null {
  const [, date = '', broker = '', type = ''] = FILE_NAME.exec(name) ?? [];
  const list = [...DROP_LISTS, REMOVED].find((one): one is ListFileName['list'] => one === type);
  return list === undefined ? null : { date, broker, list };
}

/** The name of a file of answers to a list: its own, with another suffix or none. */
export function answerFileName(listFile: string, suffix: string): string {
  const { date, broker, list } = readFileName(listFile) as ListFileName;
  return `${date}_${broker}_${list}${suffix === '' ? '' : `_${suffix}`}.csv`;
}
