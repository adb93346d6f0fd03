import { type Charge, CRIMINAL_CHARGES, TRAFFIC_CHARGES } from './charges.ts';
import { hasStatutes, statuteOf } from './statutes.ts';

/**
 * Charges that only some states know under their title and in their class, and whose section in `statutes.ts` is about
 * just that: class and subject | states. An approximation of ours, for invented cases.
 */
const ONLY_IN = `
Infraction careless|AK AR CO DE FL IA LA MI MN MO MS MT NE NJ NM OR PA SD UT WY
Misdemeanor careless|AL AZ CA CT DC GA ID IL IN KS KY MA MD NC NV NY OH OK SC TN TX VA WV
Misdemeanor drugs|AK CA CO CT DE IA MA MD ME NY OK OR PA SC TN UT VT WA WI WV
Felony weapon|AZ CA CT DC DE FL IL MA MI MO NV NJ OH OR PA
`;
/** The same for charges that some states treat in another way. */
const NOT_IN = `
Felony theft|NY WA
Felony drugs|AK CA CO CT DE IA MA MD ME NY OK OR PA SC TN UT VT WA WI WV
Felony forgery|CT NY OR
Felony idtheft|NY
Misdemeanor disorderly|NJ NY PA
Misdemeanor harass|NJ NY PA
Misdemeanor trespass|AL
Misdemeanor drunk|AL PA
Misdemeanor dui|NJ
`;
const ONLY = statesByCharge(ONLY_IN);
const NOT = statesByCharge(NOT_IN);

const known = new Map<string, readonly Charge[]>();

/** The traffic or criminal charges that a state's courts hear. */
export function chargesIn(stateCode: string, isTraffic: boolean): readonly Charge[] {
  const key = `${stateCode} ${isTraffic}`;
  let charges = known.get(key);
  if (charges === undefined) {
    charges = (isTraffic ? TRAFFIC_CHARGES : CRIMINAL_CHARGES).filter((charge) => isCharged(charge, stateCode));
    known.set(key, charges);
  }
  return charges;
}

function isCharged({ classification, subject, isTraffic }: Charge, stateCode: string): boolean {
  const key = `${classification} ${subject}`;
  if (ONLY.get(key)?.has(stateCode) === false || NOT.get(key)?.has(stateCode) === true) return false;
  // What a state's code does not punish is no crime there; a territory's code is not in the table at all.
  return isTraffic || !hasStatutes(stateCode) || statuteOf(stateCode, subject) !== null;
}

function statesByCharge(table: string): ReadonlyMap<string, ReadonlySet<string>> {
  return new Map(
    table
      .trim()
      .split('\n')
      .map((line) => {
        const [charge = '', states = ''] = line.split('|');
        return [charge, new Set(states.split(' '))];
      }),
  );
}
