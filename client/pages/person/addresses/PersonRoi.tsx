import type { Address } from '../../../../shared/contract/person/address.ts';
import { personRoiCopy as words } from '../../../../shared/copy/person/person-home.ts';
import { personAddressesCopy } from '../../../../shared/copy/person/person-sections.ts';
import type { RoiGrade } from '../../../../shared/property/roi-grade.ts';
import { markEvent } from '../../../analytics/mark-event.ts';
import { RoiGauge } from '../../../property/RoiGauge.tsx';
import { Tooltip } from '../../../ui/overlay/Tooltip.tsx';
import { VisuallyHidden } from '../../../ui/text/VisuallyHidden.tsx';
import { type AddressRoi, roiOf } from './address-roi.ts';
import type { HomeDetails } from './home-facts.ts';
import styles from './PersonRoi.module.css';

/**
 * The appreciation tag of an address: the gauge, with an explanation on request (F2-72). Plain HTML, without anything
 * for an address with no grade. `id` must be unique.
 */
export function PersonRoi({
  id,
  address,
  home,
  ratePercent,
}: {
  id: string;
  address: Address;
  home: HomeDetails | null;
  ratePercent: number;
}) {
  const roi = roiOf(address, home, ratePercent);
  if (roi === null) return null;
  return (
    <Tooltip
      id={id}
      label={personAddressesCopy.roiMeaning}
      triggerClass={styles.trigger}
      noteClass={styles.note}
      event={markEvent('roi_explained', {})}
      trigger={
        <span className={styles.tag}>
          <PersonRoiTag roi={roi} />
        </span>
      }
    >
      <PersonRoiNote roi={roi} ratePercent={ratePercent} />
    </Tooltip>
  );
}

/** The gauge with 'Appreciation' below, and its content as text. */
function PersonRoiTag({ roi: { grade, percent, score } }: { roi: AddressRoi }) {
  return (
    <>
      <RoiGauge letter={grade} percent={percent} />
      {words.tag}
      <VisuallyHidden>{` ${words.grade(grade, score)}`}</VisuallyHidden>
    </>
  );
}

/**
 * What every letter means, with the current one marked; if more than the letter was sent, also the forecast and what it
 * would leave a buyer.
 */
function PersonRoiNote({ roi, ratePercent }: { roi: AddressRoi; ratePercent: number }) {
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
