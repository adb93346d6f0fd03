/** The required disclaimer (P9-070), in the footer and below every report. */
export const disclaimerCopy = {
  title: 'Before you use this',
  text: 'Porchlight is not a consumer reporting agency under the Fair Credit Reporting Act. You may not use this information to make decisions about employment, credit, insurance or housing. Records may not belong to the person you searched for, and court records may be inaccurate or incomplete.',
} as const;
