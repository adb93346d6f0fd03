import type { ReactNode } from 'react';
import { homeCopy } from '../../shared/copy/search/home.ts';
import { searchBoxCopy } from '../../shared/copy/search/search-box.ts';
import { siteCopy } from '../../shared/copy/site/site.ts';
import type { SearchErrors, SearchField, SearchValues, SearchWay } from '../../shared/forms/search-form.ts';
import { paths } from '../../shared/urls/paths.ts';
import { Button } from '../ui/action/Button.tsx';
import field from '../ui/form/Field.module.css';
import { Field } from '../ui/form/Field.tsx';
import { classNames } from '../ui/text/class-names.ts';
import { Icon } from '../ui/text/Icon.tsx';
import { ServerHtml } from '../ui/text/ServerHtml.tsx';
import styles from './SearchForm.module.css';
import ways from './SearchWays.module.css';
import { SearchWays } from './SearchWays.tsx';
import { SEARCH_FIELDS } from './search-fields.ts';

const SHEETS = [styles, ways, field];

interface SearchFormProps {
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

/** What is inside a search box. Nothing in it is `required`: a field that is hidden would keep the form from being sent. */
function SearchFormParts({ by = 'name', values = {}, errors = {}, focus, look }: SearchFormProps) {
  // A page that came back for a field says there what is wrong.
  const focused = SEARCH_FIELDS.find(({ name }) => errors[name] !== undefined)?.name ?? focus;
  return (
    <search>
      <form
        className={classNames(ways.switched, styles.form, styles[look])}
        action={paths.search()}
        aria-label={searchBoxCopy.label}
      >
        <SearchWays by={by} />
        {SEARCH_FIELDS.map(({ name, belongsTo, suggests, ...input }) => (
          <div key={name} data-ways={belongsTo}>
            <Field
              id={`search-${name}`}
              name={name}
              label={searchBoxCopy.fields[name]}
              hint={look === 'page' ? hintOf(name) : null}
              defaultValue={values[name]}
              error={errors[name]}
              data-suggest={suggests}
              autoFocus={name === focused}
              {...input}
            />
          </div>
        ))}
        <Button look="pine" type="submit">
          <Icon name="search" />
          {siteCopy.search}
        </Button>
        {look === 'hero' ? (
          <p className={styles.use}>
            <Icon name="shield" size={16} />
            {homeCopy.use}
          </p>
        ) : null}
      </form>
    </search>
  );
}

function hintOf(name: SearchField): ReactNode {
  const { hints } = searchBoxCopy;
  if (name === 'name') return null;
  if (name !== 'location') return hints[name];
  return (
    <>
      <span data-ways="name">{hints.location.name}</span>
      <span data-ways="address">{hints.location.address}</span>
    </>
  );
}
