import { addressPageCopy } from '../../../shared/copy/search/address-page.ts';
import { stateName } from '../../../shared/people/us-states.ts';
import { type LocationParts, parseLocation } from '../../../shared/urls/location.ts';
import { paths } from '../../../shared/urls/paths.ts';
import { Card } from '../../ui/surface/Card.tsx';
import { EmptyState } from '../../ui/surface/EmptyState.tsx';
import type { AddressSearchPageModel } from '../page-model.ts';
import styles from './AddressSearchPage.module.css';

const words = addressPageCopy.search.none;

/** Nothing is on record of the address: what may be wrong with it, and ways on. */
export function AddressSearchNone({ street, place }: NonNullable<AddressSearchPageModel['none']>) {
  const ways = [...waysOf(stateOf(parseLocation(place))), [words.people, paths.peopleSearch()]] as const;
  return (
    <section className={styles.none} aria-labelledby="none">
      <Card>
        <EmptyState icon="home">
          <h2 id="none">{words.title}</h2>
          <p>{words.text(street, place)}</p>
          <p>{words.hint}</p>
          <h3>{words.next}</h3>
          <ul>
            {ways.map(([text, href]) => (
              <li key={href}>
                <a href={href}>{text}</a>
              </li>
            ))}
          </ul>
        </EmptyState>
      </Card>
    </section>
  );
}

function stateOf(place: LocationParts): string | null {
  return place.kind === 'city-state' ? place.stateCode : null;
}

/** Of a city nobody may be on record, and its pages do not exist then; those of its state do. */
function waysOf(stateCode: string | null): readonly (readonly [text: string, href: string])[] {
  if (stateCode === null) {
    return [
      [words.directory, paths.directory()],
      [words.allProperties, paths.propertyHome()],
    ];
  }
  const state = stateName(stateCode);
  return [
    [words.whitePages(state), paths.whitePages({ location: stateCode })],
    [words.properties(state), paths.propertySearch({ location: stateCode })],
  ];
}
