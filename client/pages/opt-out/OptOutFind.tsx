import { optOutCopy } from '../../../shared/copy/removal/opt-out.ts';
import { paths } from '../../../shared/urls/paths.ts';
import formStyles from '../../account/AccountForm.module.css';
import { Button } from '../../ui/action/Button.tsx';
import { Field } from '../../ui/form/Field.tsx';
import { Card, CardBody } from '../../ui/surface/Card.tsx';
import { Icon } from '../../ui/text/Icon.tsx';
import styles from './OptOutPage.module.css';
import type { FindForm } from './opt-out-model.ts';

const words = optOutCopy.find;

/** Finds a page by a name and a place, or by its link. The first field with an error gets the focus. */
export function OptOutFind({ form: { name, location, link, origin, part, errors } }: { form: FindForm }) {
  const [first] = (['name', 'location', 'link'] as const).filter((field) => errors[field] !== undefined);
  return (
    <Card>
      <CardBody>
        <form className={styles.find} action={paths.optOut()} aria-label={words.title} autoComplete="off">
          {part === null ? null : <input type="hidden" name="part" value={part} />}
          <div className={styles.pair}>
            <Field
              id="opt-out-name"
              name="name"
              label={words.name}
              defaultValue={name}
              error={errors.name}
              autoFocus={first === 'name'}
            />
            <Field
              id="opt-out-location"
              name="location"
              label={words.location}
              hint={words.locationHint}
              defaultValue={location}
              error={errors.location}
              autoFocus={first === 'location'}
            />
          </div>
          <p className={formStyles.or} aria-hidden="true">
            {words.or}
          </p>
          <Field
            id="opt-out-path"
            name="path"
            inputMode="url"
            label={words.link}
            hint={words.linkHint(origin)}
            defaultValue={link}
            error={errors.link}
            autoFocus={first === 'link'}
          />
          <Button type="submit" look="pine">
            <Icon name="search" />
            {words.submit}
          </Button>
        </form>
      </CardBody>
    </Card>
  );
}
