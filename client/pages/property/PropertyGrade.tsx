import type { PropertyAnswer, PropertyForecast } from '../../../shared/contract/records/property.ts';
import { personRoiCopy } from '../../../shared/copy/person/person-home.ts';
import { propertyPagesCopy } from '../../../shared/copy/search/property-pages.ts';
import { estimateProfit } from '../../../shared/property/profit-estimate.ts';
import { highestScoreOf, lowestScoreOf, type RoiGrade } from '../../../shared/property/roi-grade.ts';
import { RoiGauge } from '../../property/RoiGauge.tsx';
import { Card, CardBody } from '../../ui/surface/Card.tsx';
import { Icon } from '../../ui/text/Icon.tsx';
import styles from './PropertyGrade.module.css';

const words = propertyPagesCopy.page.grade;

/**
 * The grade of a property's forecast appreciation (F1-14): the letter, what it means, how it is made, and that it is a
 * forecast. Readers of the whole report also see the score, the percent and what buying would leave. Says so if there is
 * no forecast; nothing if the origin does not say.
 *
 * @param ratePercent of the loan in the estimate, per year
 */
export function PropertyGrade({ answer, ratePercent }: { answer: PropertyAnswer; ratePercent: number }) {
  const { roiGrade } = answer;
  if (roiGrade === undefined) return null;
  const forecast = answer.type === 'full' ? (answer.forecast ?? null) : null;
  return (
    <section aria-labelledby="grade">
      <Card>
        <CardBody>
          <h2 id="grade" className={styles.title}>
            {words.title}
          </h2>
          {roiGrade === null ? (
            <div>
              <p className={styles.letter}>{words.none}</p>
              <p>{words.noneText}</p>
            </div>
          ) : (
            <Graded grade={roiGrade} forecast={forecast} ratePercent={ratePercent} />
          )}
        </CardBody>
      </Card>
    </section>
  );
}

/** Where only the letter was sent, the arc ends where the grade begins. */
function Graded({
  grade,
  forecast,
  ratePercent,
}: {
  grade: RoiGrade;
  forecast: PropertyForecast | null;
  ratePercent: number;
}) {
  return (
    <>
      <div className={styles.grade}>
        <RoiGauge letter={grade} percent={forecast?.roiScore ?? lowestScoreOf(grade)} />
        <div>
          <p className={styles.letter}>{words.letter(grade)}</p>
          <p>{words.meaning(personRoiCopy.title, personRoiCopy.meanings[grade])}</p>
        </div>
      </div>
      {forecast === null ? null : <Behind forecast={forecast} ratePercent={ratePercent} />}
      <p className={styles.note}>{words.isForecast}</p>
      <details className={styles.how}>
        <summary>
          {words.how}
          <Icon name="down" size={16} />
        </summary>
        <p>{words.howText}</p>
        <ul>
          {(Object.entries(personRoiCopy.meanings) as [RoiGrade, string][]).map(([letter, meaning]) => {
            const text = words.scale(letter, lowestScoreOf(letter), highestScoreOf(letter), meaning);
            return <li key={letter}>{letter === grade ? <b>{`${text}${personRoiCopy.thisHome}`}</b> : text}</li>;
          })}
        </ul>
      </details>
    </>
  );
}

/** What is behind the letter, as on an owner's page (P9-042). */
function Behind({
  forecast: { roiScore, roiAttributes, cstvP50, price },
  ratePercent,
}: {
  forecast: PropertyForecast;
  ratePercent: number;
}) {
  const profit = estimateProfit({ price, appreciationPercent: cstvP50, ratePercent });
  return (
    <div className={styles.behind}>
      <p>
        {words.score(roiScore)} {cstvP50 === null ? null : personRoiCopy.forecast(cstvP50)}
      </p>
      {roiAttributes.length === 0 ? null : <p>{personRoiCopy.reasons(roiAttributes.join(', '))}</p>}
      {profit === null || price === null ? null : (
        <p>{`${personRoiCopy.outcome(profit, price)} ${personRoiCopy.assumptions(ratePercent)}`}</p>
      )}
    </div>
  );
}
