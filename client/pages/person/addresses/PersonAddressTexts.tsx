import type { Address, FullAddress } from '../../../../shared/contract/address.ts';
import { personCopy } from '../../../../shared/copy/person/person.ts';
import { placeText } from '../../../../shared/urls/location.ts';
import { Chip } from '../../../ui/action/Chip.tsx';
import { PersonDelta } from '../PersonConfirmed.tsx';
import { propertyId } from '../person-links.ts';
import { PersonPropertyLink } from '../property/PersonPropertyLink.tsx';
import { provenanceText } from '../provenance-text.ts';
import { type HomeDetails, homeFacts } from './home-facts.ts';
import styles from './PersonAddress.module.css';

const words = personCopy.addresses;
const OWNER = { OwnerOccupied: words.ownerOccupied, AbsenteeOwner: words.absenteeOwner, Unknown: null } as const;

/** 'Current', 'Owner occupied', 'New': what stands above a street. */
export function PersonAddressChips({ address }: { address: Address }) {
  const owner = address.type === 'full' && address.property !== null ? OWNER[address.property.ownerOccupied] : null;
  return (
    <>
      {address.isHistorical ? <Chip>{words.past}</Chip> : <Chip tone="pine">{words.current}</Chip>}
      {owner === null ? null : <Chip tone="line">{owner}</Chip>}
      {address.delta === undefined ? null : <PersonDelta delta={address.delta} />}
    </>
  );
}

/** Place, dates, what is known of the house and the way to its report: what stands below a street. */
export function PersonAddressAbout({
  address,
  home,
  propertySite,
  hasReportLink,
}: {
  address: Address;
  home: HomeDetails | null;
  propertySite: string | null;
  /** this reader is led to reports of properties */
  hasReportLink: boolean;
}) {
  if (address.type !== 'full') return <p>{placeText(address.city, address.stateCode)}</p>;
  const since = sinceText(address);
  const facts = homeFacts(address.property, home);
  const pnpId = hasReportLink ? propertyId(address.pnpId) : null;
  return (
    <>
      <p>{fullPlace(address)}</p>
      {since === '' ? null : <p className={styles.since}>{since}</p>}
      {facts === '' ? null : <p className={styles.facts}>{facts}</p>}
      {pnpId === null ? null : (
        <p>
          <PersonPropertyLink pnpId={pnpId} street={address.line1} propertySite={propertySite} />
        </p>
      )}
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
