import { phoneReportsCopy, phoneReportCopy as words } from '../../shared/copy/search/phone-reports.ts';
import { EMAIL_MAX } from '../../shared/forms/account-limits.ts';
import { paths } from '../../shared/urls/paths.ts';
import { Button } from '../ui/action/Button.tsx';
import { Field, FieldError } from '../ui/form/Field.tsx';
import { Banner } from '../ui/surface/Banner.tsx';
import styles from './PhoneReportForm.module.css';
import type { ReportForm } from './report-form.ts';

const KIND_ERROR = 'report-kind-error';

/** Reports a number: what the call was about and, without a log-in, where the link to confirm goes. Plain HTML. */
export function PhoneReportForm({ form }: { form: ReportForm }) {
  const { errors } = form;
  return (
    <form className={styles.form} method="post" action={paths.phoneReport(form)}>
      {form.error === null ? null : <Banner tone="error">{form.error}</Banner>}
      <fieldset aria-describedby={errors.kind === undefined ? undefined : KIND_ERROR}>
        <legend>{words.question}</legend>
        <div className={styles.kinds}>
          {Object.entries(phoneReportsCopy.kinds).map(([kind, name]) => (
            <label key={kind}>
              <input type="radio" name="kind" value={kind} defaultChecked={kind === form.kind} required />
              {name}
            </label>
          ))}
        </div>
        <FieldError id={KIND_ERROR} error={errors.kind} />
      </fieldset>
      {form.needsEmail ? (
        <Field
          id="report-email"
          name="email"
          type="email"
          label={words.email}
          hint={words.emailHint}
          error={errors.email}
          defaultValue={form.email}
          autoComplete="email"
          autoFocus={errors.email !== undefined && errors.kind === undefined}
          maxLength={EMAIL_MAX}
          required
        />
      ) : null}
      <p>{words.once}</p>
      <Button type="submit">{form.needsEmail ? words.sendLink : words.send}</Button>
    </form>
  );
}
