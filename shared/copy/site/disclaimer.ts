/** The required disclaimer (P9-070), in the footer and below every report. New wording needs a new version. */
export const DISCLAIMER_VERSION = '2026-11';

export const disclaimerCopy = {
  title: 'Before you use this',
  text: 'Porchlight is not a consumer reporting agency under the Fair Credit Reporting Act. You may not use this information to decide about employment, credit, insurance or housing. Records may not belong to the person you searched for, and court records may be inaccurate or incomplete.',
} as const;
