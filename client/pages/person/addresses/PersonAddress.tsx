import type { ReactNode } from 'react';
import type { Address } from '../../../../shared/contract/person.ts';
import { personCopy } from '../../../../shared/copy/person.ts';
import { placeText } from '../../../../shared/urls/location.ts';
import { Chip } from '../../../ui/Chip.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { Masked } from '../../../ui/Masked.tsx';
import styles from './PersonAddress.module.css';
import { residenceDates } from './residence-dates.ts';

const words = personCopy.addresses;
/** How what is hidden of a street is drawn: a house number, and a number with its street. */
const NUMBER_MASK = [4] as const;
const STREET_MASK = [4, 8] as const;

export function PersonAddress({ address }: { address: Address }) {
  const grade = address.type === 'obfuscated' ? null : address.roiGrade;
  const place = placeText(address.city, address.stateCode);
  const dates = address.type === 'full' ? residenceDates(address) : null;
  return (
    <li className={classNames(styles.address, !address.isHistorical && styles.current)}>
      <p className={styles.chips}>
        <Chip tone={address.isHistorical ? 'neutral' : 'pine'}>
          {address.isHistorical ? words.past : words.current}
        </Chip>
        {grade === null ? null : <Chip tone="line">{words.appreciation(grade)}</Chip>}
      </p>
      <h3>
        <Street address={address} />
      </h3>
      <p>{address.type === 'full' ? `${place} ${address.zip5}` : place}</p>
      {dates === null ? null : <p className={styles.dates}>{dates}</p>}
    </li>
  );
}

function Street({ address }: { address: Address }): ReactNode {
  if (address.type === 'full') return [address.line1, address.line2].filter(Boolean).join(', ');
  if (address.type === 'obfuscated') return <Masked lengths={STREET_MASK} label={words.hiddenStreet(address.city)} />;
  return (
    <>
      <Masked lengths={NUMBER_MASK} label={words.hiddenNumber} />
      {` ${address.line1WithoutNumber}`}
    </>
  );
}
