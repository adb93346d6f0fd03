import { NAME_PART_MAX, NOTE_MAX, SUFFIX_MAX, WORK_MAX } from '../../../shared/contract/claims.ts';
import { recordErrorCopy } from '../../../shared/copy/records/record-error.ts';
import { correctionCopy as words } from '../../../shared/copy/removal/claim.ts';
import { CORRECTION_FIELDS, type CorrectionField } from '../../../shared/forms/correction-form.ts';
import { paths } from '../../../shared/urls/paths.ts';
import formStyles from '../../account/AccountForm.module.css';
import { FormCard } from '../../account/FormCard.tsx';
import type { SiteModel } from '../../site/site-model.ts';
import { Button, ButtonLink } from '../../ui/action/Button.tsx';
import { Field } from '../../ui/form/Field.tsx';
import { SelectField } from '../../ui/form/SelectField.tsx';
import { TextArea } from '../../ui/form/TextArea.tsx';
import { Banner } from '../../ui/surface/Banner.tsx';
import styles from './ClaimCorrectionPage.module.css';
import type { ClaimCorrectionPageModel } from './claim-correction-model.ts';

/** What is wrong, and what is right. Plain HTML; the browser renders nothing of it. */
export function ClaimCorrectionPage({ page, site }: { page: ClaimCorrectionPageModel; site: SiteModel }) {
  const { subject, now, values, errors, problem } = page;
  const { kind, fact } = subject;
  const [first] = CORRECTION_FIELDS.filter((field) => errors[field] !== undefined);
  return (
    <FormCard site={site}>
      <div id="claim-correction" className={formStyles.form}>
        <h1>{words.titles[kind]}</h1>
        <p>{words.ledes[kind]}</p>
        {now === '' ? null : (
          <dl className={formStyles.times}>
            <div>
              <dt>{words.now}</dt>
              <dd className={styles.now} dir="auto">
                {now}
              </dd>
            </div>
          </dl>
        )}
        <form className={formStyles.form} method="post" action={paths.claimCorrection()} noValidate>
          <input type="hidden" name="what" value={kind} />
          <input type="hidden" name="fact" value={fact} />
          {problem === null ? null : <Banner tone="error">{problem}</Banner>}
          <Fields page={page} first={first} />
          <TextArea
            id="correction-note"
            name="note"
            label={words.note}
            hint={words.noteHint}
            error={errors.note ?? null}
            defaultValue={values.note}
            rows={3}
            maxLength={NOTE_MAX}
            autoFocus={first === 'note'}
          />
          <p className={formStyles.small}>{words.next}</p>
          <div className={styles.ways}>
            <ButtonLink href={paths.claimRecord()}>{words.back}</ButtonLink>
            <Button type="submit" look="pine">
              {words.submit}
            </Button>
          </div>
        </form>
      </div>
    </FormCard>
  );
}

/** The fields of its kind; none where the fact says it all. */
function Fields({ page, first }: { page: ClaimCorrectionPageModel; first: CorrectionField | undefined }) {
  const { subject, values, errors } = page;
  const text = (
    field: Exclude<CorrectionField, 'note' | 'error' | 'month'>,
    label: string,
    max: number,
    hint?: string,
  ) => (
    <Field
      key={field}
      id={`correction-${field}`}
      name={field}
      label={label}
      hint={hint}
      error={errors[field]}
      defaultValue={values[field]}
      maxLength={max}
      autoComplete="off"
      autoFocus={first === field}
    />
  );
  switch (subject.kind) {
    case 'name':
    case 'add-name':
      return (
        <>
          {text('firstName', words.firstName, NAME_PART_MAX)}
          {text('middleName', words.middleName, NAME_PART_MAX)}
          {text('lastName', words.lastName, NAME_PART_MAX)}
          {text('suffix', words.suffix, SUFFIX_MAX, words.suffixHint)}
        </>
      );
    case 'birth':
    case 'moved-out':
      return (
        <div className={styles.pair}>
          <SelectField
            id="correction-month"
            name="month"
            label={words.month}
            none={words.choose}
            options={words.monthNames.map((name, at) => [String(at + 1), name])}
            error={errors.month}
            defaultValue={values.month}
            autoFocus={first === 'month'}
          />
          <Field
            id="correction-year"
            name="year"
            label={words.year}
            error={errors.year}
            defaultValue={values.year}
            inputMode="numeric"
            maxLength={4}
            autoComplete="off"
            autoFocus={first === 'year'}
          />
        </div>
      );
    case 'work':
      return (
        <>
          {text('title', words.title, WORK_MAX)}
          {text('company', words.company, WORK_MAX)}
        </>
      );
    case 'record':
      return (
        <SelectField
          id="correction-error"
          name="error"
          label={words.error}
          none={words.choose}
          options={Object.entries(recordErrorCopy.kinds)}
          error={errors.error}
          defaultValue={values.error}
          autoFocus={first === 'error'}
        />
      );
    default:
      return null;
  }
}
