import type { UserType } from '../contract/viewer.ts';
import type { PropertyLink } from '../urls/builders/path-builders.ts';
import { paths } from '../urls/paths.ts';

/** Any user type but free and family: who pays, and who has paid, has a plan or a purchase that billing shows (F2-43). */
export function isBilled(userType: UserType | null): boolean {
  return userType !== null && userType !== 'free' && userType !== 'fam';
}

/** Where a property report is bought: by the plan of who has one (P2-118), else at its checkout (P2-117). */
export function propertyFunnelHref(userType: UserType | null, link: PropertyLink): string {
  return isBilled(userType) ? paths.managePlanForProperty(link) : paths.checkoutPropertySummary(link);
}
