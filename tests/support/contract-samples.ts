/** Values that many samples of the contract hold; everybody and everything in them is invented. */

export const PERSON_ID = 'Pmaya0ostrowski1';
export const DATE = { year: 2021, month: 3, day: 9, fullDate: '3/9/2021' };
export const PROVENANCE = { firstSeen: '2019-04', lastSeen: '2026-03', source: 'court record' };
export const NAME = {
  firstName: 'Maya',
  middleName: 'June',
  lastName: 'Ostrowski',
  suffix: 'Jr',
  fullName: 'Maya June Ostrowski Jr',
};

/** A name as it stands in a record: only the whole of it is certain. */
export const RECORD_NAME = { fullName: NAME.fullName };
/** What every record carries beside the fields of its kind, and what of them has to be there. */
export const RECORD = { id: 'Rrecord00001', provenance: PROVENANCE };
