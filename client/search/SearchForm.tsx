import type { SearchErrors, SearchField, SearchValues, SearchWay } from '../../shared/forms/search-form.ts';
import field from '../ui/form/Field.module.css';
import { ServerHtml } from '../ui/text/ServerHtml.tsx';
import styles from './SearchForm.module.css';
import { SearchFormParts } from './SearchFormParts.tsx';
import ways from './SearchWays.module.css';

const SHEETS = [styles, ways, field];

export interface SearchFormProps {
  /** what is searched by at first */
  readonly by?: SearchWay;
  /** what the fields hold already */
  readonly values?: SearchValues;
  /** what is wrong with which field; the first of them has the focus */
  readonly errors?: SearchErrors;
  /** the field that has the focus at first where nothing is wrong: for a page that somebody came to for that */
  readonly focus?: SearchField | undefined;
  /** 'hero': the large one of the home page; 'page': on a card of a page of its own */
  readonly look: 'hero' | 'page';
}

/** The search box of a page with its three ways: a plain form, of which a page has one. Its compact kin is in the header. */
export function SearchForm(props: SearchFormProps) {
  return (
    <ServerHtml id="search-form" sheets={SHEETS}>
      {import.meta.env.SSR ? <SearchFormParts {...props} /> : null}
    </ServerHtml>
  );
}
