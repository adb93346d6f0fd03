import type { GuideSection } from '../guide.ts';
import { accountSection } from './account.ts';
import { browserSection } from './browser.ts';
import { childrenSection } from './children.ts';
import { choicesSection } from './choices.ts';
import { claimSection } from './claims.ts';
import { cookiesSection } from './cookies.ts';
import { deleteActSection } from './delete-act.ts';
import { disputeSection } from './disputes.ts';
import { limitsSection } from './limits.ts';
import { mailSection } from './mail.ts';
import type { PrivacySection } from './privacy.ts';
import { purchasesSection } from './purchases.ts';
import { recordsSection } from './records.ts';
import { removalSection } from './removal.ts';
import { requestSection } from './requests.ts';
import { saleSection } from './sale.ts';
import { securitySection } from './security.ts';
import { visitsSection } from './visits.ts';

/** What we keep about people on record who ask something of us. */
const RECORD_SECTIONS = [
  removalSection,
  claimSection,
  deleteActSection,
  requestSection,
  disputeSection,
] as const satisfies readonly PrivacySection[];

/** What we keep about people who use the site. */
const READER_SECTIONS = [
  cookiesSection,
  browserSection,
  accountSection,
  mailSection,
  purchasesSection,
  visitsSection,
  limitsSection,
] as const satisfies readonly PrivacySection[];

/** Every table of the privacy page: a row here is a row of the list of what is stored (worker/origin/retention). */
export const PRIVACY_SECTIONS: readonly PrivacySection[] = [...RECORD_SECTIONS, ...READER_SECTIONS];

/** The whole page in its order, but for its end; those with a table are the ones above. */
export const PRIVACY_PARTS: readonly (GuideSection | PrivacySection)[] = [
  recordsSection,
  ...RECORD_SECTIONS,
  saleSection,
  childrenSection,
  ...READER_SECTIONS,
  choicesSection,
  securitySection,
];
