import { addressPageCopy } from '../../../shared/copy/address-page.ts';
import { paths } from '../../../shared/urls/paths.ts';
import { Card } from '../../ui/Card.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import type { AddressSearchPageModel } from '../page-model.ts';
import styles from './AddressSearchPage.module.css';

const words = addressPageCopy.search.none;

/** Nothing is on record of the address: what may be wrong with it, and ways on. */
export function AddressSearchNone({ street, place }: NonNullable<AddressSearchPageModel['none']>) {
  const ways = [
    [words.whitePages(place), paths.whitePages({ location: place })],
    [words.properties(place), paths.propertySearch({ location: place })],
    [words.people, paths.peopleSearch()],
  ] as const;
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
