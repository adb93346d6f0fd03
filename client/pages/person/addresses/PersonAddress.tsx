import type { ReactNode } from 'react';
import type { Address, FullAddress } from '../../../../shared/contract/address.ts';
import { personCopy } from '../../../../shared/copy/person/person.ts';
import { Masked } from '../../../ui/text/Masked.tsx';
import { ServerHtml } from '../../../ui/text/ServerHtml.tsx';
import { addressHref } from './address-href.ts';
import type { HomeDetails } from './home-facts.ts';
import styles from './PersonAddress.module.css';
import { PersonAddressAbout, PersonAddressChips } from './PersonAddressTexts.tsx';
import { PersonRoi } from './PersonRoi.tsx';

const words = personCopy.addresses;
/** How what is hidden of a street is drawn (F6-27): a house number, and a number with its street. */
const NUMBER_MASK = [4] as const;
const STREET_MASK = [4, 8] as const;

/**
 * One residence, with its one appreciation tag, whatever labels its record has (P4-111); `home` is what is known of the
 * current one besides, `id` begins the ids inside. Only the street may change after load, the server writes the rest. An
 * address of another type than the contract knows is an error (F8-27).
 */
export function PersonAddress({
  address,
  home,
  ratePercent,
  propertySite,
  hasReportLink,
  id,
}: {
  address: Address;
  home: HomeDetails | null;
  ratePercent: number;
  propertySite: string | null;
  hasReportLink: boolean;
  id: string;
}) {
  const hasGrade = address.type !== 'obfuscated' && address.roiGrade !== null;
  return (
    <li className={address.isHistorical ? styles.address : `${styles.address} ${styles.current}`}>
      <div>
        <ServerHtml id={`${id}-chips`} as="p" className={styles.chips}>
          {import.meta.env.SSR ? <PersonAddressChips address={address} /> : null}
        </ServerHtml>
        <h3>{street(address)}</h3>
        <ServerHtml id={`${id}-about`}>
          {import.meta.env.SSR ? (
            <PersonAddressAbout
              address={address}
              home={home}
              propertySite={propertySite}
              hasReportLink={hasReportLink}
            />
          ) : null}
        </ServerHtml>
      </div>
      {hasGrade ? <PersonRoi id={`${id}-roi`} address={address} home={home} ratePercent={ratePercent} /> : null}
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

/** The street, as the way to the page of the address once its id is known; it opens in the tab (P6-029). */
function LinkedStreet({ address }: { address: FullAddress }) {
  const text = address.line2 ? `${address.line1}, ${address.line2}` : address.line1;
  const href = addressHref(address);
  return href === null ? text : <a href={href}>{text}</a>;
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
