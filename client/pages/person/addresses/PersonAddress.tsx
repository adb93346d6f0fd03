import type { ReactNode } from 'react';
import type { Address, FullAddress } from '../../../../shared/contract/person/address.ts';
import { personCopy } from '../../../../shared/copy/person/person.ts';
import { homeId } from '../../../../shared/people/life-line/number-homes.ts';
import { placeText } from '../../../../shared/urls/location.ts';
import { markEvent } from '../../../analytics/mark-event.ts';
import { Chip } from '../../../ui/action/Chip.tsx';
import { Masked } from '../../../ui/text/Masked.tsx';
import { PersonDelta } from '../PersonConfirmed.tsx';
import { propertyId } from '../person-links.ts';
import { PersonPropertyLink } from '../property/PersonPropertyLink.tsx';
import { WhyWeThinkSo } from '../trust/WhyWeThinkSo.tsx';
import { addressHref } from './address-href.ts';
import { type HomeDetails, homeFacts, occupancyText } from './home-facts.ts';
import styles from './PersonAddress.module.css';
import { STREET_MASK } from './PersonHiddenHomes.tsx';
import { PersonRoi } from './PersonRoi.tsx';

const words = personCopy.addresses;
/** How a hidden house number is drawn (F6-27). */
const NUMBER_MASK = [4] as const;

/**
 * One residence with its one appreciation tag, whatever labels its record has (P4-111). `home` is what else is known of
 * the current one. Plain HTML: only the street may become a link later
 * (use-recovered-addresses.ts). An address type outside the contract is an error (F8-27).
 */
export function PersonAddress({
  address,
  home,
  ratePercent,
  propertySite,
  hasReportLink,
  isPast,
  number,
}: {
  address: Address;
  home: HomeDetails | null;
  ratePercent: number;
  propertySite: string | null;
  hasReportLink: boolean;
  /** nobody lives anywhere after their death */
  isPast: boolean;
  /** the same as on the life line and on the map */
  number: number;
}) {
  return (
    <li id={homeId(number)} className={isPast ? styles.address : `${styles.address} ${styles.current}`}>
      <i className={styles.number}>{number}</i>
      <div>
        <PersonAddressChips address={address} isPast={isPast} />
        <h3>{street(address)}</h3>
        <PersonAddressAbout address={address} home={home} propertySite={propertySite} hasReportLink={hasReportLink} />
      </div>
      <PersonRoi id={`${homeId(number)}-roi`} address={address} home={home} ratePercent={ratePercent} />
    </li>
  );
}

function street(address: Address): ReactNode {
  switch (address.type) {
    case 'full':
      return <LinkedStreet address={address} />;
    case 'partial':
      return <StreetWithoutNumber street={address.line1WithoutNumber} />;
    case 'obfuscated':
      return <Masked lengths={STREET_MASK} label={words.hiddenStreet(address.city)} />;
    default:
      throw new TypeError(`unexpected address type ${JSON.stringify((address satisfies never as Address).type)}`);
  }
}

/** The street, linked to the address's page once its id is known; the link opens in the same tab (P6-029). */
function LinkedStreet({ address }: { address: FullAddress }) {
  const text = address.line2 ? `${address.line1}, ${address.line2}` : address.line1;
  const href = addressHref(address);
  return href === null ? (
    text
  ) : (
    <a href={href} {...markEvent('person_link_clicked', { link: 'address' })}>
      {text}
    </a>
  );
}

/** The street of a house whose number is hidden. */
export function StreetWithoutNumber({ street }: { street: string }) {
  return (
    <>
      <Masked lengths={NUMBER_MASK} label={words.hiddenNumber} />
      {` ${street}`}
    </>
  );
}

/** 'Current', 'Owner occupied', 'New': the chips above a street, if there are any. */
function PersonAddressChips({ address, isPast }: { address: Address; isPast: boolean }) {
  const owner = address.type === 'full' ? occupancyText(address.property) : null;
  if (isPast && owner === null && address.delta === undefined) return null;
  return (
    <p className={styles.chips}>
      {isPast ? null : <Chip tone="pine">{words.current}</Chip>}
      {owner === null ? null : <Chip tone="line">{owner}</Chip>}
      {address.delta === undefined ? null : <PersonDelta delta={address.delta} />}
    </p>
  );
}

/** Place, dates, facts about the house and the link to its report: the lines below a street. */
function PersonAddressAbout({
  address,
  home,
  propertySite,
  hasReportLink,
}: {
  address: Address;
  home: HomeDetails | null;
  propertySite: string | null;
  /** whether this viewer gets links to property reports */
  hasReportLink: boolean;
}) {
  if (address.type !== 'full') return <p>{placeText(address.city, address.stateCode)}</p>;
  const since = address.datesOfResidence;
  const facts = homeFacts(address.property, home);
  const pnpId = hasReportLink ? propertyId(address.pnpId) : null;
  return (
    <>
      <p>{fullPlace(address)}</p>
      {since === null ? null : <p className={styles.since}>{since}</p>}
      {facts === '' ? null : <p className={styles.facts}>{facts}</p>}
      {pnpId === null ? null : (
        <p>
          <PersonPropertyLink pnpId={pnpId} street={address.line1} propertySite={propertySite} />
        </p>
      )}
      {address.provenance === null ? null : <WhyWeThinkSo provenance={address.provenance} />}
    </>
  );
}

/** 'Portland, OR 97217 · Kenwick neighborhood' */
function fullPlace({ city, stateCode, zip5, property }: FullAddress): string {
  const place = `${placeText(city, stateCode)} ${zip5}`;
  const neighborhood = property?.neighborhood?.trim();
  return neighborhood ? `${place} · ${words.neighborhood(neighborhood)}` : place;
}
