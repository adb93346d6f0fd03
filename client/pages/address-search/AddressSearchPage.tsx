import { addressPageCopy } from '../../../shared/copy/search/address-page.ts';
import { stateName } from '../../../shared/people/us-states.ts';
import { type LocationParts, parseLocation } from '../../../shared/urls/location.ts';
import { paths } from '../../../shared/urls/paths.ts';
import { DidYouMean } from '../../search/DidYouMean.tsx';
import { SearchForm } from '../../search/SearchForm.tsx';
import { SearchHead, SearchPage, SearchTips } from '../../search/SearchPage.tsx';
import type { SiteModel } from '../../site/site-model.ts';
import { Card, CardBody, EmptyState } from '../../ui/surface/Card.tsx';
import styles from './AddressSearchPage.module.css';
import type { AddressSearchPageModel } from './address-search-model.ts';

const words = addressPageCopy.search;

/** The search by address as its own page, also when the input is wrong or nothing is on record for it. */
export function AddressSearchPage({ page, site }: { page: AddressSearchPageModel; site: SiteModel }) {
  return (
    <SearchPage site={site}>
      <SearchHead title={words.title} lede={words.lede} />
      <Card>
        <CardBody>
          <SearchForm by="address" values={page.values} errors={page.errors} look="page" />
        </CardBody>
      </Card>
      <DidYouMean places={page.meant} />
      <div id="address-search">
        {page.none === null ? <SearchTips tips={words.tips} /> : <AddressSearchNone {...page.none} />}
      </div>
    </SearchPage>
  );
}

/** Nothing is on record for the address: what may be wrong, and where to go next. */
function AddressSearchNone({ street, place }: NonNullable<AddressSearchPageModel['none']>) {
  const ways = [...waysOf(stateOf(parseLocation(place))), [words.none.people, paths.peopleSearch()]] as const;
  return (
    <section className={styles.none} aria-labelledby="none">
      <Card>
        <EmptyState icon="home">
          <h2 id="none">{words.none.title}</h2>
          <p>{words.none.text(street, place)}</p>
          <p>{words.none.hint}</p>
          <h3>{words.none.next}</h3>
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

/** A city may have nobody on record, and then no pages; its state always has them. */
function waysOf(stateCode: string | null): readonly (readonly [text: string, href: string])[] {
  if (stateCode === null) {
    return [
      [words.none.directory, paths.directory()],
      [words.none.allProperties, paths.propertyHome()],
    ];
  }
  const state = stateName(stateCode);
  return [
    [words.none.whitePages(state), paths.whitePages({ location: stateCode })],
    [words.none.properties(state), paths.propertySearch({ location: stateCode })],
  ];
}
