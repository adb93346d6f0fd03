import { addressPageCopy } from '../../../shared/copy/search/address-page.ts';
import { placeText } from '../../../shared/urls/location.ts';
import { paths } from '../../../shared/urls/paths.ts';
import { LinkRows } from '../../ui/list/LinkRows.tsx';
import { Card, CardBody, CardFoot } from '../../ui/surface/Card.tsx';
import { SectionHead } from '../../ui/surface/SectionHead.tsx';
import styles from './AddressPage.module.css';
import type { AddressPageModel } from './address-model.ts';

const words = addressPageCopy.nearby;

/** The nearest streets, each with its homes on record in tens; nothing if there are none. */
export function AddressNearby({ page: { answer } }: { page: AddressPageModel }) {
  const { nearby = [], propertyPage, city, stateCode } = answer;
  if (nearby.length === 0) return null;
  const place = placeText(city, stateCode);
  return (
    <section aria-labelledby="nearby">
      <SectionHead id="nearby" title={words.title} />
      <Card>
        <CardBody>
          <div className={styles.rows}>
            <LinkRows
              rows={nearby.map(({ street, homes }) => ({
                text: street,
                href: paths.street({ street, location: place }),
                end: words.homes(homes),
              }))}
            />
          </div>
        </CardBody>
        {/* The list of a place without properties does not exist. */}
        {propertyPage == null ? null : (
          <CardFoot>
            <a className={styles.all} href={paths.propertySearch({ location: place })}>
              {words.all(place)}
            </a>
          </CardFoot>
        )}
      </Card>
    </section>
  );
}
