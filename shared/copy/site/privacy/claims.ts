import { paths } from '../../../urls/paths.ts';
import type { PrivacyRow, PrivacySection } from './privacy.ts';

/** What a claim and a correction of a record leave behind. */
export const claimRows = {} as const satisfies { readonly [row: string]: PrivacyRow };

export const claimSection: PrivacySection = {
  id: 'claims',
  title: 'Claimed and corrected records',
  text: [
    'Whoever proves that a page is about them, with a code that we send to a phone number or an email address on it, sees everything on it and who can see what. They can hide single facts and ask for corrections.',
    'A person decides about each correction. One that is accepted changes the page for everybody.',
  ],
  links: [{ text: 'Claim and correct your page', href: paths.claim() }],
  rows: Object.values<PrivacyRow>(claimRows),
};
