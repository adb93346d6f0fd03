import { REMOVAL_PARTS } from '../../../shared/contract/removal.ts';
import { optOutCopy } from '../../../shared/copy/removal/opt-out.ts';
import { EMAIL_MAX } from '../../../shared/forms/account-limits.ts';
import { paths } from '../../../shared/urls/paths.ts';
import choiceStyles from '../../checkout/CheckoutChoice.module.css';
import { Button } from '../../ui/action/Button.tsx';
import { Field, FieldError } from '../../ui/form/Field.tsx';
import { Banner } from '../../ui/surface/Banner.tsx';
import { classNames } from '../../ui/text/class-names.ts';
import styles from './OptOutPage.module.css';
import type { OptOutForm, RemovalSubject } from './opt-out-model.ts';

const words = optOutCopy.choose;
const PARTS_ERROR = 'opt-out-parts-error';

/** What to hide, and where the link that confirms it goes. */
export function OptOutAsk({ subject, form }: { subject: RemovalSubject; form: OptOutForm }) {
  const { isWhole, parts, email, errors, problem } = form;
  return (
    <>
      <form className={styles.ask} method="post" action={paths.optOut()}>
        <input type="hidden" name="path" value={subject.path} />
        {problem === null ? null : <Banner tone="error">{problem}</Banner>}
        <fieldset
          className={choiceStyles.choices}
          aria-describedby={errors.parts === undefined ? undefined : PARTS_ERROR}
        >
          <legend>{words.legend}</legend>
          <label className={choiceStyles.choice}>
            <input type="radio" name="what" value="page" defaultChecked={isWhole} />
            <b>{words.whole}</b>
            <small>{words.wholeNote}</small>
          </label>
          <div className={choiceStyles.choice}>
            <input id="opt-out-some" type="radio" name="what" value="parts" defaultChecked={!isWhole} />
            <label htmlFor="opt-out-some">
              <b>{words.some}</b>
              <small>{words.someNote}</small>
            </label>
            <div className={classNames(choiceStyles.inner, styles.parts)}>
              {REMOVAL_PARTS.map((part, at) => (
                <label key={part} className={styles.part}>
                  <input
                    type="checkbox"
                    name="part"
                    value={part}
                    defaultChecked={parts.includes(part)}
                    // biome-ignore lint/a11y/noAutofocus: the page came back because nothing was checked
                    autoFocus={errors.parts !== undefined && at === 0}
                  />
                  <span>
                    {words.parts[part].title}
                    <small>{words.parts[part].text}</small>
                  </span>
                </label>
              ))}
              <FieldError id={PARTS_ERROR} error={errors.parts} />
            </div>
          </div>
        </fieldset>
        <div className={styles.email}>
          <Field
            id="opt-out-email"
            name="email"
            type="email"
            label={words.email}
            hint={words.emailHint}
            error={errors.email}
            defaultValue={email}
            autoComplete="email"
            autoFocus={errors.email !== undefined && errors.parts === undefined}
            maxLength={EMAIL_MAX}
            required
          />
        </div>
        <Button type="submit" look="pine">
          {words.submit}
        </Button>
      </form>
      <p className={styles.cannot}>
        <b>{words.cannot.title}.</b> {words.cannot.text}
      </p>
      <p className={styles.another}>
        <a href={paths.optOut()}>{words.another}</a>
      </p>
    </>
  );
}
