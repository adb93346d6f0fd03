/** Ids of rules as code, docs and the titles of tests cite them. */
export const CITED_ID = /\b[FP]\d-\d{2,3}\b/g;

/** The rules that a title says it proves: ' [P4-091 P4-092]'. */
const TITLE_IDS = /\s*\[([FP]\d-\d{2,3}(?: [FP]\d-\d{2,3})*)\]/g;

/** The ids that a title carries. */
export function titleIds(title: string): string[] {
  return [...title.matchAll(TITLE_IDS)].flatMap(([, ids = '']) => ids.split(' '));
}

export function withoutTitleIds(title: string): string {
  return title.replace(TITLE_IDS, '');
}
