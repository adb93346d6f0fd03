/** A charge, with the consequences it has in any court. */
export interface Charge {
  readonly title: string;
  readonly isTraffic: boolean;
  readonly crimeType: string;
  readonly classification: 'Infraction' | 'Misdemeanor' | 'Felony';
  /** what the law against it is called in `statutes.ts` */
  readonly subject: string;
  readonly code: string;
  /** from the national list; null if it has none */
  readonly ncic: string | null;
  /** in dollars of today, from and to */
  readonly fine: readonly [number, number];
  /** the most days in jail or prison; 0 if none */
  readonly jail: number;
  readonly hasVictim: boolean;
  /** the first year of such charges; null if there have always been some */
  readonly since: number | null;
}

/**
 * title | crime type | classification | subject | NCIC | fine from | to | jail | victim | since; a state calls what its
 * section on careless driving is about either careless or reckless, never both
 */
const TRAFFIC = `
Speeding 1-10 Over Limit|Moving Violation|Infraction|speed|5401|50|150|0|
Speeding 11-20 Over Limit|Moving Violation|Infraction|speed|5401|100|260|0|
Failure to Signal|Moving Violation|Infraction|signal||50|120|0|
Expired Registration|Equipment and Papers|Infraction|reg||40|150|0|
No Proof of Insurance|Equipment and Papers|Infraction|ins||120|350|0|
Red Light Violation|Moving Violation|Infraction|red|5499|120|265|0|
Stop Sign Violation|Moving Violation|Infraction|stop|5499|110|230|0|
Following Too Closely|Moving Violation|Infraction|follow||80|200|0|
Improper Lane Change|Moving Violation|Infraction|lane||70|190|0|
Seat Belt Violation|Equipment and Papers|Infraction|belt||25|90|0|
Distracted Driving|Moving Violation|Infraction|phone||50|250|0||2010
Careless Driving|Moving Violation|Infraction|careless||120|350|0|
Reckless Driving|Moving Violation|Misdemeanor|careless|5499|250|1000|90|
Driving While License Suspended|License Violation|Misdemeanor|dwls|5405|250|900|90|
Parking in a Reserved Space|Parking|Infraction|park||25|120|0|
`;
/** A first DUI is a misdemeanor everywhere, and what makes it a felony, such as an injury, is another charge. */
const CRIMINAL = `
Disorderly Conduct|Public Order|Misdemeanor|disorderly|5311|100|600|60|
Theft|Property|Misdemeanor|theft|2399|100|700|30|y
Theft|Property|Misdemeanor|theft|2399|250|1500|180|y
Theft|Property|Felony|theft|2399|500|4000|750|y
Criminal Trespass|Property|Misdemeanor|trespass|5707|80|500|30|
Criminal Mischief|Property|Misdemeanor|mischief|2999|150|1200|120|y
Possession of a Controlled Substance|Drug|Misdemeanor|drugs|3599|200|1500|120|
Possession of a Controlled Substance|Drug|Felony|drugs|3599|500|3500|750|
Simple Assault|Person|Misdemeanor|assault|1313|250|2000|270|y
Harassment|Person|Misdemeanor|harass|5309|100|800|60|y
Driving Under the Influence|Public Safety|Misdemeanor|dui|5404|1000|2500|120|
Shoplifting|Property|Misdemeanor|shoplift|2303|80|500|30|y
Forgery|Fraud|Felony|forgery|2589|500|3500|750|y
Identity Theft|Fraud|Felony|idtheft|2604|500|5000|1120|y
Burglary|Property|Felony|burglary|2299|500|5000|1500|y
Resisting Arrest|Public Order|Misdemeanor|resist|4801|150|1200|120|
Failure to Appear|Court|Misdemeanor|fta|5015|100|800|30|
Public Intoxication|Public Order|Misdemeanor|drunk|5399|60|350|10|
Unlawful Use of a Weapon|Weapons|Felony|weapon|5299|500|4000|1120|
`;

/** The subject of what is charged only of somebody with an open case, and always alone. */
export const FAILURE_TO_APPEAR = 'fta';

export const TRAFFIC_CHARGES: readonly Charge[] = parse(TRAFFIC, true);
export const CRIMINAL_CHARGES: readonly Charge[] = parse(CRIMINAL, false);

function parse(table: string, isTraffic: boolean): Charge[] {
  return table
    .trim()
    .split('\n')
    .map((line, at) => {
      const [title = '', crimeType = '', classification, subject = '', ncic, from, to, jail, victim, since] =
        line.split('|');
      return {
        title,
        isTraffic,
        crimeType,
        classification: classification as Charge['classification'],
        subject,
        code: `${isTraffic ? 'T' : 'C'}${101 + at}`,
        ncic: ncic || null,
        fine: [Number(from), Number(to)],
        jail: Number(jail),
        hasVictim: victim === 'y',
        since: since === undefined ? null : Number(since),
      };
    });
}
