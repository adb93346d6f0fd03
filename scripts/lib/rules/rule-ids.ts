/** Rule ids as cited in code, docs and test titles. */
export const CITED_ID = /\b[FP]\d-\d{2,3}\b/g;

/** The ids at the end of a title: ' [P4-091 P4-092]'. */
const TITLE_IDS = /\s*\[([FP]\d-\d{2,3}(?: [FP]\d-\d{2,3})*)\]/g;

/** The ids in a title. */
export function titleIds(title: string): string[] {
  return [...title.matchAll(TITLE_IDS)].flatMap(([, ids = '']) => ids.split(' '));
}

export function withoutTitleIds(title: string): string {
  return title.replace(TITLE_IDS, '');
}
