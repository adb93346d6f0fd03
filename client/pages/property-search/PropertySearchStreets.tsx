import type { PropertySearchAnswer } from '../../../shared/contract/finding/browse.ts';
import { propertyPagesCopy } from '../../../shared/copy/search/property-pages.ts';
import { streetAnchor } from '../../../shared/urls/street-anchor.ts';
import { BrowseFold } from '../../browse/BrowseFold.tsx';
import { openFolds } from '../../browse/open-folds.ts';
import { alikeHomes, type ListedHome } from './alike-homes.ts';
import { PropertyLink } from './PropertyLink.tsx';
import styles from './PropertySearchStreets.module.css';

const words = propertyPagesCopy.search;

type ListedProperties = Extract<PropertySearchAnswer, { kind: 'city' }>['properties'];

/**
 * Streets with their homes, each told by its bedrooms, size and year: no home is listed with its number (F2-21). A street
 * with several folds. The operator's property site opens in a new tab (F2-36).
 */
export function PropertySearchStreets({
  properties,
  propertySite,
}: {
  properties: ListedProperties;
  propertySite: string | null;
}) {
  if (properties.length === 0) return <p>{words.nothingLeft}</p>;
  const streets = [...Map.groupBy(properties, ({ line1WithoutNumber }) => line1WithoutNumber)];
  const isOpen = openFolds(streets.map(([, homes]) => homes.length));
  return (
    <ul className={styles.streets}>
      {streets.map(([street, homes], at) => (
        <li key={street}>
          {homes.length === 1 ? (
            <OnlyHome street={street} homes={homes} propertySite={propertySite} />
          ) : (
            <BrowseFold
              id={streetAnchor(street)}
              title={street}
              note={words.homes(homes.length)}
              isOpen={isOpen[at] === true}
            >
              <ul className={styles.homes}>
                {alikeHomes(homes).map(({ line, pnpIds }) => (
                  <li key={line}>
                    <AlikeHomes street={street} line={line} pnpIds={pnpIds} propertySite={propertySite} />
                  </li>
                ))}
              </ul>
            </BrowseFold>
          )}
        </li>
      ))}
    </ul>
  );
}

/** A street with one home: its name leads there. */
function OnlyHome({
  street,
  homes,
  propertySite,
}: {
  street: string;
  homes: readonly ListedHome[];
  propertySite: string | null;
}) {
  return alikeHomes(homes).map(({ line, pnpIds: [pnpId] }) =>
    pnpId === undefined ? null : (
      <div key={pnpId} id={streetAnchor(street)} className={styles.only}>
        <PropertyLink pnpId={pnpId} propertySite={propertySite}>
          {street}
        </PropertyLink>
        {line === '' ? null : <small>{line}</small>}
      </div>
    ),
  );
}

/** One home by its line, or several that are told by the same one, counted. */
function AlikeHomes({
  street,
  line,
  pnpIds,
  propertySite,
}: {
  street: string;
  line: string;
  pnpIds: readonly string[];
  propertySite: string | null;
}) {
  const text = line === '' ? words.untold : line;
  const [only, ...others] = pnpIds;
  if (only !== undefined && others.length === 0)
    return (
      <PropertyLink pnpId={only} propertySite={propertySite} label={words.homeOf(street, text)}>
        {text}
      </PropertyLink>
    );
  return (
    <div className={styles.alike}>
      <span>{text}</span>
      <small>{line === '' ? words.homes(pnpIds.length) : words.alike(pnpIds.length)}</small>
      <span className={styles.each}>
        {pnpIds.map((pnpId, at) => (
          <PropertyLink
            key={pnpId}
            pnpId={pnpId}
            propertySite={propertySite}
            label={words.oneOf(at + 1, pnpIds.length, street, text)}
          >
            {at + 1}
          </PropertyLink>
        ))}
      </span>
    </div>
  );
}
