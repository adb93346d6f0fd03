import { searchBoxCopy } from '../../shared/copy/search/search-box.ts';
import { markEvent } from '../analytics/mark-event.ts';
import { Button } from '../ui/action/Button.tsx';
import { Field } from '../ui/form/Field.tsx';
import { Card, CardBody } from '../ui/surface/Card.tsx';
import { Icon } from '../ui/text/Icon.tsx';
import styles from './PlaceForm.module.css';

/** A form for one place, which the server answers at `action`. */
export function PlaceForm({
  id,
  action,
  words,
  location,
  error,
}: {
  /** of the field */
  id: string;
  action: string;
  words: { readonly label: string; readonly hint: string; readonly submit: string };
  /** what was typed */
  location: string;
  error: string | null;
}) {
  return (
    <Card>
      <CardBody>
        <search>
          <form
            className={styles.form}
            action={action}
            aria-label={words.label}
            {...markEvent('search_sent', { by: 'place' })}
          >
            {/* Marks a field of a search box, which gets suggestions once it is focused. */}
            <div data-ways="location">
              <Field
                id={id}
                name="location"
                label={searchBoxCopy.fields.location}
                hint={words.hint}
                defaultValue={location}
                error={error}
                data-suggest="location"
                autoComplete="off"
                // The server rejected this field, which shows the error.
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
  );
}
