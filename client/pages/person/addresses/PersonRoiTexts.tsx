import { personRoiCopy as words } from '../../../../shared/copy/person/person-roi.ts';
import type { RoiGrade } from '../../../../shared/property/roi-grade.ts';
import { VisuallyHidden } from '../../../ui/text/VisuallyHidden.tsx';
import type { AddressRoi } from './address-roi.ts';
import { RoiGauge } from './RoiGauge.tsx';

/** The gauge with 'Appreciation' below, and what it draws in words. */
export function PersonRoiTag({ roi: { grade, percent, score } }: { roi: AddressRoi }) {
  return (
    <>
      <RoiGauge letter={grade} percent={percent} />
      {words.tag}
      <VisuallyHidden>{` ${words.grade(grade, score)}`}</VisuallyHidden>
    </>
  );
}

/**
 * Every letter's meaning and which one is meant; where more was sent than the letter, the forecast and what it would
 * leave a buyer.
 */
export function PersonRoiNote({ roi, ratePercent }: { roi: AddressRoi; ratePercent: number }) {
  const { grade, attributes, appreciationPercent, estimate } = roi;
  return (
    <>
      <b>{words.title}</b>
      <ul>
        {(Object.entries(words.meanings) as [RoiGrade, string][]).map(([letter, meaning]) => {
          const text = `${letter}: ${meaning}`;
          return <li key={letter}>{letter === grade ? <b>{`${text}${words.thisHome}`}</b> : text}</li>;
        })}
      </ul>
      {appreciationPercent === null ? null : <p>{words.forecast(appreciationPercent)}</p>}
      {attributes.length === 0 ? null : <p>{words.reasons(attributes.join(', '))}</p>}
      {estimate === null ? null : (
        <p>{`${words.outcome(estimate.profit, estimate.price)} ${words.assumptions(ratePercent)}`}</p>
      )}
    </>
  );
}
