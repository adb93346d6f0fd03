import { BROWSE_SHEETS, BrowsePage } from '../../browse/BrowsePage.tsx';
import type { PropertySearchPageModel, SiteModel } from '../page-model.ts';
import { PropertySearchCity } from './PropertySearchCity.tsx';
import { PropertySearchState } from './PropertySearchState.tsx';
import streets from './PropertySearchStreets.module.css';

const SHEETS = [...BROWSE_SHEETS, streets];

/** The properties of a place (F2-21): the cities of a state, or what is on record in a city, street by street. */
export function PropertySearchPage({ page, site }: { page: PropertySearchPageModel; site: SiteModel }) {
  return (
    <BrowsePage site={site} sheets={SHEETS}>
      {import.meta.env.SSR ? <PropertySearchParts page={page} /> : null}
    </BrowsePage>
  );
}

function PropertySearchParts({ page: { answer, propertySite } }: { page: PropertySearchPageModel }) {
  return answer.kind === 'state' ? (
    <PropertySearchState answer={answer} />
  ) : (
    <PropertySearchCity answer={answer} propertySite={propertySite} />
  );
}
