/** What a buyer may say that a report is for; none of them is a decision about the person. */
export const PURPOSES = ['reconnect', 'verify-contact', 'safety', 'own-record', 'dealing', 'other'] as const;
export type Purpose = (typeof PURPOSES)[number];
