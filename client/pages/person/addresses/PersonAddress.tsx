import type { ReactNode } from 'react';
import type { Address, FullAddress } from '../../../../shared/contract/address.ts';
import { personCopy } from '../../../../shared/copy/person.ts';
import { placeText } from '../../../../shared/urls/location.ts';
import { Chip } from '../../../ui/Chip.tsx';
import { Masked } from '../../../ui/Masked.tsx';
import { PersonDelta } from '../PersonDelta.tsx';
import { provenanceText } from '../provenance-text.ts';
import { type HomeDetails, homeFacts } from './home-facts.ts';
import styles from './PersonAddress.module.css';

const words = personCopy.addresses;
/** How what is hidden of a street is drawn (F6-27): a house number, and a number with its street. */
const NUMBER_MASK = [4] as const;
const STREET_MASK = [4, 8] as const;
const OWNER = { OwnerOccupied: words.ownerOccupied, AbsenteeOwner: words.absenteeOwner, Unknown: null } as const;

/** One residence; `home` is what is known of the current one besides. */
export function PersonAddress({ address, home }: { address: Address; home: HomeDetails | null }) {
  const isFull = address.type === 'full';
  const grade = address.type === 'obfuscated' ? null : address.roiGrade;
  const owner = isFull && address.property !== null ? OWNER[address.property.ownerOccupied] : null;
  const since = isFull ? sinceText(address) : '';
  const facts = isFull ? homeFacts(address.property, home) : '';
  return (
    <li className={address.isHistorical ? styles.address : `${styles.address} ${styles.current}`}>
      <p className={styles.chips}>
        {address.isHistorical ? <Chip>{words.past}</Chip> : <Chip tone="pine">{words.current}</Chip>}
        {owner === null ? null : <Chip tone="line">{owner}</Chip>}
        {address.delta === undefined ? null : <PersonDelta delta={address.delta} />}
        {grade === null ? null : <Chip tone="line">{words.appreciation(grade)}</Chip>}
      </p>
      <h3>{street(address)}</h3>
      <p>{isFull ? fullPlace(address) : placeText(address.city, address.stateCode)}</p>
      {since === '' ? null : <p className={styles.since}>{since}</p>}
      {facts === '' ? null : <p className={styles.facts}>{facts}</p>}
    </li>
  );
}

function street(address: Address): ReactNode {
  if (address.type === 'full') return address.line2 ? `${address.line1}, ${address.line2}` : address.line1;
  if (address.type === 'obfuscated') return <Masked lengths={STREET_MASK} label={words.hiddenStreet(address.city)} />;
  return <StreetWithoutNumber street={address.line1WithoutNumber} />;
}

/** The street of a house whose number may not be seen. */
export function StreetWithoutNumber({ street }: { street: string }) {
  return (
    <>
      <Masked lengths={NUMBER_MASK} label={words.hiddenNumber} />
      {` ${street}`}
    </>
  );
}

/** 'Portland, OR 97217 · Kenwick neighborhood' */
function fullPlace({ city, stateCode, zip5, property }: FullAddress): string {
  const place = `${placeText(city, stateCode)} ${zip5}`;
  const neighborhood = property?.neighborhood?.trim();
  return neighborhood ? `${place} · ${words.neighborhood(neighborhood)}` : place;
}

/** 'Since May, 2018. Last confirmed Sep 2026, property record' */
function sinceText({ datesOfResidence, provenance }: FullAddress): string {
  const confirmed = provenance === null ? '' : provenanceText(provenance);
  return [datesOfResidence, confirmed].filter(Boolean).join('. ');
}
