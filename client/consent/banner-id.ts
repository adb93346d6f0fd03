/** The banner that asks a reader what the site may do. */
export const CONSENT_BANNER_ID = 'consent-banner';
