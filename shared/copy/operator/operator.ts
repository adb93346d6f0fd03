/** The operator's pages, and what waits there. */
export const operatorCopy = {
  nav: 'Operator',
  overview: 'Overview',
  recordErrors: 'Errors in records',
  disputes: 'Phone reports',
  corrections: 'Corrections',
  removals: 'Removals',
  requests: 'Privacy requests',
  deleteAct: 'Delete Act',
  lede: 'What is waiting for a decision. Each action is logged with your name.',
  area: 'What',
  open: 'Open',
  late: 'Late',
  nothingOpen: 'Nothing is waiting.',
  actingAs: (operator: string) => `Acting as ${operator}`,
} as const;

/** What somebody who works for the operator decides, in the order of the pages. */
export const operatorAreasCopy = {
  requests: 'Privacy requests, covered persons included',
  removals: 'Removals that are confirmed and not carried out',
  'record-errors': 'Errors reported in records',
  disputes: 'Disputed phone reports',
  'delete-act': 'Runs of the California Delete Act that failed or wait',
  corrections: 'Corrections that people suggested about themselves',
} as const;
