import { operatorCopy as words } from '../../shared/copy/operator/operator.ts';
import { paths } from '../../shared/urls/paths.ts';
import type { SideLink } from '../ui/navigation/SideNavLayout.tsx';

/** The operator's pages, in the order of the links beside them. */
export const OPERATOR_LINKS = [
  { name: 'overview', text: words.overview, href: paths.operator() },
  { name: 'requests', text: words.requests, href: paths.operatorRequests() },
  { name: 'removals', text: words.removals, href: paths.operatorRemovals() },
  { name: 'delete-act', text: words.deleteAct, href: paths.operatorDeleteAct() },
  { name: 'record-errors', text: words.recordErrors, href: paths.operatorRecordErrors() },
  { name: 'corrections', text: words.corrections, href: paths.operatorCorrections() },
  { name: 'disputes', text: words.disputes, href: paths.operatorDisputes() },
] as const satisfies readonly SideLink[];

export type OperatorPlace = (typeof OPERATOR_LINKS)[number]['name'];
