import { personPropertyCopy } from '../../../shared/copy/person/person-property.ts';
import { propertyPagesCopy } from '../../../shared/copy/search/property-pages.ts';
import { stateName } from '../../../shared/people/us-states.ts';
import { placeText } from '../../../shared/urls/location.ts';
import { paths } from '../../../shared/urls/paths.ts';
import { PropertyReport } from '../../property/PropertyReport.tsx';
import { Crumbs } from '../../ui/navigation/Crumbs.tsx';
import { Card, CardBody } from '../../ui/surface/Card.tsx';
import { SectionHead } from '../../ui/surface/SectionHead.tsx';
import type { PropertyPageModel } from '../page-model.ts';
import { PropertyOffer } from './PropertyOffer.tsx';
import styles from './PropertyPage.module.css';
import { propertyAddress } from './property-address.ts';

const words = propertyPagesCopy.page;

/** All that stands on the page of a property, made on the server alone. */
export function PropertyContent({ page }: { page: PropertyPageModel }) {
  const { street, city, stateCode } = propertyAddress(page.answer);
  const place = placeText(city, stateCode);
  const ways = [
    { name: propertyPagesCopy.crumb, path: paths.propertyHome() },
    { name: stateName(stateCode), path: paths.propertySearch({ location: stateCode }) },
    { name: city, path: paths.propertySearch({ location: place }) },
  ];
  return (
    <>
      <Crumbs crumbs={ways} here={street} />
      <div className={styles.head}>
        <h1>{street}</h1>
        <p>{`${city}, ${stateName(stateCode)}`}</p>
      </div>
      <section className={styles.report} aria-labelledby="report">
        <SectionHead id="report" title={personPropertyCopy.title} />
        {page.answer.type === 'full' ? (
          <Card>
            <CardBody>
              <PropertyReport property={page.answer.property} />
            </CardBody>
          </Card>
        ) : (
          <PropertyOffer buyHref={page.buyHref} />
        )}
      </section>
      <section aria-labelledby="more">
        <SectionHead id="more" title={words.more} />
        <ul className={styles.more}>
          <li>
            <a href={paths.propertySearch({ location: place })}>{words.moreInCity(city)}</a>
          </li>
          <li>
            <a href={paths.addressSearch({ location: place })}>{propertyPagesCopy.byAddress}</a>
          </li>
        </ul>
      </section>
    </>
  );
}
