import type { PropertyAnswer } from '../../../shared/contract/records/property.ts';
import { propertyStreetCopy as words } from '../../../shared/copy/search/property-street.ts';
import type { MapNames } from '../../../shared/geo/map-names.ts';
import { placeText } from '../../../shared/urls/location.ts';
import { paths } from '../../../shared/urls/paths.ts';
import { PlaceMap } from '../../maps/PlaceMap.tsx';
import { NamedOwner } from '../../owners/NamedOwner.tsx';
import { Card, CardBody, CardFoot } from '../../ui/surface/Card.tsx';
import styles from './PropertyPage.module.css';
import { propertyAddress, streetOf } from './property-address.ts';

/**
 * Where the home is, exactly or roughly, and who is listed on its street: their names for readers of the whole report,
 * for everybody else the street's page, which names them. Without a position there is no map.
 */
export function PropertyAround({ answer, names }: { answer: PropertyAnswer; names: MapNames | undefined }) {
  const { street: line, city, stateCode } = propertyAddress(answer);
  const street = streetOf(answer);
  const place = placeText(city, stateCode);
  const isExact = answer.type === 'full';
  const neighbors = answer.type === 'full' ? answer.neighbors : undefined;
  const ofStreet = street === null ? null : paths.street({ street, location: place });
  return (
    <section className={styles.around} aria-labelledby="around">
      <h2 id="around" className={styles.title}>
        {words.where}
      </h2>
      {answer.position === undefined ? null : (
        <PlaceMap position={answer.position} isExact={isExact} name={line} place={place} names={names} />
      )}
      {street === null || ofStreet === null ? null : neighbors === undefined ? (
        <p>
          {words.roughly(street)} <a href={ofStreet}>{words.who(street)}</a>
        </p>
      ) : (
        <Card>
          <CardBody>
            <h3 className={styles.title}>{words.neighbors.title}</h3>
            <p>{neighbors.length === 0 ? words.neighbors.none(street) : words.neighbors.text(street)}</p>
            {neighbors.length === 0 ? null : (
              <ul className={styles.neighbors}>
                {neighbors.map((person) => (
                  <li key={person.id}>
                    <NamedOwner person={person} />
                  </li>
                ))}
              </ul>
            )}
          </CardBody>
          <CardFoot>
            <a href={ofStreet}>{words.neighbors.all(street)}</a>
          </CardFoot>
        </Card>
      )}
    </section>
  );
}
