import type { StateCode } from '../../../shared/people/us-states.ts';
import { byState } from '../by-state.ts';

/** What a seller signs for a home that was lived in. Elsewhere a warranty deed. An approximation of ours. */
const OF_RESALE = byState(`
Grant Deed|CA
Grant, Bargain and Sale Deed|NV
Bargain and Sale Deed|NY NJ
Limited Warranty Deed|GA OH
Quitclaim Deed|MA
Special Warranty Deed|DC PA VA
Deed|DE MD
Statutory Warranty Deed|WA OR
Deed of Sale|PR
`);
/** The owner of a cooperative apartment has shares and a lease. */
const OF_COOPERATIVE = 'Assignment of Proprietary Lease';
/** Where a loan is secured by a deed of trust, in general; elsewhere by a mortgage. */
const HAVE_DEEDS_OF_TRUST: ReadonlySet<string> = new Set(
  'AK AZ CA CO DC ID MD MO MS MT NC NE NV OR TN TX UT VA WA WV'.split(' '),
);

/** Homes whose documents differ from those of others. */
export interface Deeded {
  readonly stateCode: StateCode;
  readonly isCooperative: boolean;
}

/** The document by which a home is sold. */
export function deedOfSale({ stateCode, isCooperative }: Deeded, isNew: boolean): string {
  if (isCooperative) return OF_COOPERATIVE;
  const ofResale = OF_RESALE.get(stateCode) ?? 'Warranty Deed';
  return isNew && ofResale === 'Warranty Deed' ? 'Special Warranty Deed' : ofResale;
}

/** The document that secures a loan. */
export function securityOf({ stateCode, isCooperative }: Deeded): string {
  if (isCooperative) return 'Security Agreement';
  return stateCode === 'GA' ? 'Security Deed' : HAVE_DEEDS_OF_TRUST.has(stateCode) ? 'Deed of Trust' : 'Mortgage';
}
