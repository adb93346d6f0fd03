/** The record that an address asks for: 'liens.R1'; null if it is the report's own. */
export function recordInAddress({ search }: Pick<Location, 'search'>): string | null {
  return new URLSearchParams(search).get('record');
}

/**
 * What a page of a report does when the reader goes back or forward to an entry that the browser takes for the same
 * document: 'show' a record, 'close' the dialog, 'go on' if the reader is leaving and this is still the record, 'load'
 * what only the server can show.
 */
export function decideOnPop({
  asked,
  shown,
  canShow,
  isLeaving,
}: {
  /** in the address now */
  asked: string | null;
  /** in the dialog */
  shown: string | null;
  /** whether this page has a record */
  canShow: (record: string) => boolean;
  isLeaving: boolean;
}): 'show' | 'close' | 'go on' | 'load' | 'nothing' {
  if (asked === null) return shown === null ? 'nothing' : 'close';
  if (asked === shown) return isLeaving ? 'go on' : 'nothing';
  return canShow(asked) ? 'show' : 'load';
}

/** Where a record stands among the rows of the page, from 1; null if it is none of them. */
export function placeAmong(records: readonly string[], record: string): { at: number; of: number } | null {
  const at = records.indexOf(record);
  return at === -1 ? null : { at: at + 1, of: records.length };
}
