import { REQUEST_CLOCKS } from '../../../requests/due-dates.ts';
import { paths } from '../../../urls/paths.ts';
import type { PrivacyRow, PrivacySection } from './privacy.ts';

/** What privacy requests and choices about sale leave behind. */
export const requestRows = {} as const satisfies { readonly [row: string]: PrivacyRow };

export const requestSection: PrivacySection = {
  id: 'requests',
  title: 'Privacy requests',
  text: [
    'Anybody, in whatever state, can ask what we hold about them, have it deleted or corrected, limit how it is used, and have us not sell it. Somebody else can ask on your behalf.',
    `We confirm that a request reached us within ${REQUEST_CLOCKS.acknowledgeBusinessDays} business days and answer within ${REQUEST_CLOCKS.answerDays} days. If that is not enough we say so and why, and answer within ${REQUEST_CLOCKS.extensionDays} more. A choice against sale is carried out within ${REQUEST_CLOCKS.saleBusinessDays} business days.`,
    'We ask for no more than we need to know that it is you, and nobody is treated worse for asking.',
    `Judges, law enforcement and others whom a law protects have a page of their own: their homes and unlisted numbers are taken off within ${REQUEST_CLOCKS.judicialHours} hours where federal law applies, and within ${REQUEST_CLOCKS.judicialBusinessDays} business days in any case.`,
  ],
  links: [
    { text: 'Make a request', href: paths.privacyRequests() },
    { text: 'Judicial privacy', href: paths.judicialPrivacy() },
  ],
  rows: Object.values<PrivacyRow>(requestRows),
};
