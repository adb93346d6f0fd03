import type { ReactNode } from 'react';
import type { PropertySearchAnswer } from '../../../shared/contract/finding/browse.ts';
import { propertyPagesCopy } from '../../../shared/copy/search/property-pages.ts';
import { siteCopy } from '../../../shared/copy/site/site.ts';
import { paths } from '../../../shared/urls/paths.ts';
import { NewWindowNote } from '../../ui/text/VisuallyHidden.tsx';
import styles from './PropertySearchStreets.module.css';

const words = propertyPagesCopy.search;

type ListedProperties = Extract<PropertySearchAnswer, { kind: 'city' }>['properties'];

/**
 * Streets with their properties. Several on one street are numbered in list order: no house is listed with its number
 * (F2-21). The operator's property site opens in a new tab (F2-36).
 */
export function PropertySearchStreets({
  properties,
  propertySite,
}: {
  properties: ListedProperties;
  propertySite: string | null;
}) {
  if (properties.length === 0) return <p>{words.nothingLeft}</p>;
  const streets = Map.groupBy(properties, ({ line1WithoutNumber }) => line1WithoutNumber);
  return (
    <ul className={styles.streets}>
      {[...streets].map(([street, [only, ...others]]) =>
        only === undefined ? null : others.length === 0 ? (
          <li key={street}>
            <PropertyLink pnpId={only.pnpId} propertySite={propertySite}>
              {street}
            </PropertyLink>
          </li>
        ) : (
          <li key={street}>
            <span>{street}</span>
            <small>{words.homes(others.length + 1)}</small>
            <ul>
              {[only, ...others].map(({ pnpId }, at) => (
                <li key={pnpId}>
                  <PropertyLink
                    pnpId={pnpId}
                    propertySite={propertySite}
                    label={words.nthOf(at + 1, others.length + 1, street)}
                  >
                    {words.nth(at + 1)}
                  </PropertyLink>
                </li>
              ))}
            </ul>
          </li>
        ),
      )}
    </ul>
  );
}

function PropertyLink({
  pnpId,
  propertySite,
  label,
  children,
}: {
  pnpId: string;
  propertySite: string | null;
  /** the link's full text for screen readers */
  label?: string;
  children: ReactNode;
}) {
  const isElsewhere = propertySite !== null;
  return (
    <a
      href={paths.propertyPage({ pnpId, propertySite })}
      target={isElsewhere ? '_blank' : undefined}
      rel={isElsewhere ? 'noopener' : undefined}
      aria-label={label === undefined ? undefined : isElsewhere ? `${label} ${siteCopy.opensInNewWindow}` : label}
    >
      {children}
      {isElsewhere && label === undefined ? <NewWindowNote /> : null}
    </a>
  );
}
