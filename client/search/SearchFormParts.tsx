import type { ReactNode } from 'react';
import { homeCopy } from '../../shared/copy/search/home.ts';
import { searchBoxCopy } from '../../shared/copy/search/search-box.ts';
import { siteCopy } from '../../shared/copy/site/site.ts';
import type { SearchField } from '../../shared/forms/search-form.ts';
import { paths } from '../../shared/urls/paths.ts';
import { Button } from '../ui/action/Button.tsx';
import { Field } from '../ui/form/Field.tsx';
import { classNames } from '../ui/text/class-names.ts';
import { Icon } from '../ui/text/Icon.tsx';
import styles from './SearchForm.module.css';
import type { SearchFormProps } from './SearchForm.tsx';
import ways from './SearchWays.module.css';
import { SearchWays } from './SearchWays.tsx';
import { SEARCH_FIELDS } from './search-fields.ts';

/** What is inside a search box. Nothing in it is `required`: a field that is hidden would keep the form from being sent. */
export function SearchFormParts({ by = 'name', values = {}, errors = {}, focus, look }: SearchFormProps) {
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
