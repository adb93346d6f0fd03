import { propertyPagesCopy } from '../../../shared/copy/search/property-pages.ts';
import { searchBoxCopy } from '../../../shared/copy/search/search-box.ts';
import { paths } from '../../../shared/urls/paths.ts';
import { Button } from '../../ui/action/Button.tsx';
import { Field } from '../../ui/form/Field.tsx';
import { Card, CardBody } from '../../ui/surface/Card.tsx';
import { Icon } from '../../ui/text/Icon.tsx';
import type { PropertyHomePageModel } from '../page-model.ts';
import styles from './PropertyHomePage.module.css';

const words = propertyPagesCopy.home;

/** The heading, the form, which a server answers, and what property pages are for. */
export function PropertyHomeForm({ location, error }: Pick<PropertyHomePageModel, 'location' | 'error'>) {
  return (
    <>
      <div className={styles.head}>
        <h1>{words.title}</h1>
        <p>{words.lede}</p>
      </div>
      <Card>
        <CardBody>
          <search>
            <form className={styles.form} action={paths.propertyHome()} aria-label={words.label}>
              {/* The mark of a field of a search box: it is given suggestions when somebody goes to it. */}
              <div data-ways="location">
                <Field
                  id="property-location"
                  name="location"
                  label={searchBoxCopy.fields.location}
                  hint={words.hint}
                  defaultValue={location}
                  error={error}
                  data-suggest="location"
                  autoComplete="off"
                  // The page came back for this field, which says what is wrong.
                  autoFocus={error !== null}
                />
              </div>
              <Button look="pine" type="submit">
                <Icon name="search" />
                {words.submit}
              </Button>
            </form>
          </search>
        </CardBody>
      </Card>
      <p className={styles.address}>
        {words.address} <a href={paths.addressSearch()}>{propertyPagesCopy.byAddress}</a>
      </p>
      <section className={styles.tips} aria-labelledby="tips">
        <h2 id="tips">{words.tips.title}</h2>
        <ul>
          {words.tips.items.map((tip) => (
            <li key={tip}>
              <Icon name="check" size={16} />
              {tip}
            </li>
          ))}
        </ul>
      </section>
    </>
  );
}
