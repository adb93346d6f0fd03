/** A charge, with the consequences it has in any court. */
export interface Charge {
  readonly title: string;
  readonly isTraffic: boolean;
  readonly crimeType: string;
  readonly classification: 'Infraction' | 'Misdemeanor' | 'Felony';
  /** 'A' is the most serious in a classification */
  readonly grade: string;
  readonly degree: string | null;
  /** section of the state's code */
  readonly statute: string;
  readonly code: string;
  /** from the national list; null if it has none */
  readonly ncic: string | null;
  /** in dollars, from and to */
  readonly fine: readonly [number, number];
  /** maximum days in jail; 0 if none */
  readonly jail: number;
  readonly hasVictim: boolean;
}

/** title | crime type | classification | grade | degree | statute | NCIC | fine from | to | jail | victim */
const TRAFFIC = `
Speeding 1-10 Over Limit|Moving Violation|Infraction|D||316.183|5401|80|180|0|
Speeding 11-20 Over Limit|Moving Violation|Infraction|C||316.187|5401|140|280|0|
Failure to Signal|Moving Violation|Infraction|D||316.155||60|120|0|
Expired Registration|Equipment and Papers|Infraction|D||320.070||50|160|0|
No Proof of Insurance|Equipment and Papers|Infraction|B||316.646||150|420|0|
Red Light Violation|Moving Violation|Infraction|B||316.074|5499|120|265|0|
Stop Sign Violation|Moving Violation|Infraction|B||316.123|5499|110|230|0|
Following Too Closely|Moving Violation|Infraction|C||316.089||90|200|0|
Improper Lane Change|Moving Violation|Infraction|C||316.085||90|190|0|
Seat Belt Violation|Equipment and Papers|Infraction|D||316.614||30|115|0|
Use of a Handheld Device While Driving|Moving Violation|Infraction|C||316.305||100|260|0|
Careless Driving|Moving Violation|Misdemeanor|C||316.192|5402|200|650|30|
Driving While License Suspended|License Violation|Misdemeanor|B||322.340|5405|250|900|90|
Parking in a Reserved Space|Parking|Infraction|D||316.195||45|250|0|
`;
const CRIMINAL = `
Disorderly Conduct|Public Order|Misdemeanor|B|Second Degree|166.025|5311|100|600|60|
Theft|Property|Misdemeanor|C|Third Degree|164.043|2399|100|700|30|y
Theft|Property|Misdemeanor|A|Second Degree|164.045|2399|250|1500|180|y
Theft|Property|Felony|C|First Degree|164.055|2399|500|4000|540|y
Criminal Trespass|Property|Misdemeanor|C|Second Degree|164.245|5707|80|500|30|
Criminal Mischief|Property|Misdemeanor|A|Second Degree|164.354|2999|150|1200|120|y
Possession of a Controlled Substance|Drug|Misdemeanor|A||475.752|3599|200|1500|120|
Possession of a Controlled Substance|Drug|Felony|C||475.854|3599|500|3500|540|
Simple Assault|Person|Misdemeanor|A|Fourth Degree|163.160|1313|250|2000|270|y
Harassment|Person|Misdemeanor|B||166.065|5309|100|800|60|y
Driving Under the Influence|Public Safety|Misdemeanor|A||813.010|5404|1000|2500|120|
Driving Under the Influence|Public Safety|Felony|C||813.011|5404|2000|5000|720|
Shoplifting|Property|Misdemeanor|C|Third Degree|164.044|2303|80|500|30|y
Forgery|Fraud|Felony|C|First Degree|165.013|2589|500|3500|540|y
Identity Theft|Fraud|Felony|C||165.800|2604|500|5000|720|y
Burglary|Property|Felony|C|Second Degree|164.215|2299|500|5000|900|y
Resisting Arrest|Public Order|Misdemeanor|A||162.315|4801|150|1200|120|
Failure to Appear|Court|Misdemeanor|A|Second Degree|162.195|5015|100|800|30|
Public Intoxication|Public Order|Misdemeanor|C||166.030|5399|60|350|10|
Unlawful Use of a Weapon|Weapons|Felony|C||166.220|5299|500|4000|720|
`;

export const TRAFFIC_CHARGES: readonly Charge[] = parse(TRAFFIC, true);
export const CRIMINAL_CHARGES: readonly Charge[] = parse(CRIMINAL, false);

function parse(table: string, isTraffic: boolean): Charge[] {
  return table
    .trim()
    .split('\n')
    .map((line, at) => {
      const [
        title = '',
        crimeType = '',
        classification,
        grade = '',
        degree,
        statute = '',
        ncic,
        from,
        to,
        jail,
        victim,
      ] = line.split('|');
      return {
        title,
        isTraffic,
        crimeType,
        classification: classification as Charge['classification'],
        grade,
        degree: degree || null,
        statute,
        code: `${isTraffic ? 'T' : 'C'}${101 + at}`,
        ncic: ncic || null,
        fine: [Number(from), Number(to)],
        jail: Number(jail),
        hasVictim: victim === 'y',
      };
    });
}

/** How a charge ended. */
export interface Outcome {
  readonly disposition: string;
  readonly plea: string | null;
  readonly isGuilty: boolean;
}

/** Shares, in percent. */
export const OUTCOMES: readonly (readonly [share: number, outcome: Outcome])[] = [
  [44, { disposition: 'Convicted', plea: 'Guilty', isGuilty: true }],
  [15, { disposition: 'Convicted', plea: 'No Contest', isGuilty: true }],
  [5, { disposition: 'Convicted by Trial', plea: 'Not Guilty', isGuilty: true }],
  [22, { disposition: 'Dismissed', plea: null, isGuilty: false }],
  [6, { disposition: 'Acquitted', plea: 'Not Guilty', isGuilty: false }],
  [8, { disposition: 'Deferred Adjudication', plea: 'No Contest', isGuilty: false }],
];

/** Whether a disposition is a conviction. */
export function isConviction(disposition: string | null): boolean {
  return disposition?.startsWith('Convicted') ?? false;
}
