import { accountSection } from './account.ts';
import { browserSection } from './browser.ts';
import { claimSection } from './claims.ts';
import { cookiesSection } from './cookies.ts';
import { deleteActSection } from './delete-act.ts';
import { disputeSection } from './disputes.ts';
import { limitsSection } from './limits.ts';
import { mailSection } from './mail.ts';
import type { PrivacySection } from './privacy.ts';
import { purchasesSection } from './purchases.ts';
import { removalSection } from './removal.ts';
import { requestSection } from './requests.ts';
import { visitsSection } from './visits.ts';

/** What we keep about people on record who ask something of us. */
export const RECORD_SECTIONS: readonly PrivacySection[] = [
  removalSection,
  claimSection,
  deleteActSection,
  requestSection,
  disputeSection,
];

/** What we keep about people who use the site. */
export const READER_SECTIONS: readonly PrivacySection[] = [
  cookiesSection,
  browserSection,
  accountSection,
  mailSection,
  purchasesSection,
  visitsSection,
  limitsSection,
];

/** Every table of the privacy page: with nothing else on it, a row here is a row of the list of what is stored. */
export const PRIVACY_SECTIONS: readonly PrivacySection[] = [...RECORD_SECTIONS, ...READER_SECTIONS];
