import type { ReactNode } from 'react';
import { homeCopy } from '../../shared/copy/search/home.ts';
import { searchBoxCopy } from '../../shared/copy/search/search-box.ts';
import { siteCopy } from '../../shared/copy/site/site.ts';
import type { SearchErrors, SearchField, SearchValues, SearchWay } from '../../shared/forms/search-form.ts';
import { paths } from '../../shared/urls/paths.ts';
import { markEvent } from '../analytics/mark-event.ts';
import { Button } from '../ui/action/Button.tsx';
import { Field } from '../ui/form/Field.tsx';
import { classNames } from '../ui/text/class-names.ts';
import { Icon } from '../ui/text/Icon.tsx';
import styles from './SearchForm.module.css';
import ways from './SearchWays.module.css';
import { SearchWays } from './SearchWays.tsx';
import { SEARCH_FIELDS, SEARCH_FORM } from './search-fields.ts';

interface SearchFormProps {
  /** the kind of search selected initially */
  readonly by?: SearchWay;
  /** the fields' initial values */
  readonly values?: SearchValues;
  /** errors by field; the first field with one gets the focus */
  readonly errors?: SearchErrors;
  /** the field that gets the focus if there are no errors: for visitors who came to change it */
  readonly focus?: SearchField | undefined;
  /** 'hero': the large one on the home page; 'page': in a card on its own page */
  readonly look: 'hero' | 'page';
}

/** A page's search box with its three kinds of search: a plain form, one per page. The header has a compact version. */
export function SearchForm(props: SearchFormProps) {
  return (
    <div id="search-form">
      <SearchFormParts {...props} />
    </div>
  );
}

/** The content of a search box. Nothing in it is `required`: a hidden required field would block the form. */
function SearchFormParts({ by = 'name', values = {}, errors = {}, focus, look }: SearchFormProps) {
  // If the server rejected a field, the focus goes there.
  const focused = SEARCH_FIELDS.find(({ name }) => errors[name] !== undefined)?.name ?? focus;
  return (
    <search>
      <form
        className={classNames(ways.switched, styles.form, styles[look])}
        action={paths.search()}
        aria-label={searchBoxCopy.label}
        {...SEARCH_FORM}
        {...markEvent('search_sent', { by })}
      >
        <SearchWays by={by} />
        {SEARCH_FIELDS.map(({ name, belongsTo, suggests, ...input }) => (
          <div key={name} data-ways={belongsTo}>
            <Field
              id={`search-${name}`}
              name={name}
              label={searchBoxCopy.fields[name]}
              placeholder={name === 'name' ? searchBoxCopy.example : undefined}
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
