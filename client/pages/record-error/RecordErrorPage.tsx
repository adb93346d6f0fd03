import { RECORD_ERROR_TEXT_MAX } from '../../../shared/contract/records/record-error.ts';
import { recordErrorCopy as words } from '../../../shared/copy/records/record-error.ts';
import { paths } from '../../../shared/urls/paths.ts';
import { FormCard } from '../../account/FormCard.tsx';
import type { SiteModel } from '../../site/site-model.ts';
import { Button, ButtonLink } from '../../ui/action/Button.tsx';
import { FieldError } from '../../ui/form/Field.tsx';
import { TextArea } from '../../ui/form/TextArea.tsx';
import { Banner } from '../../ui/surface/Banner.tsx';
import styles from './RecordErrorPage.module.css';
import type { RecordErrorPageModel } from './record-error-model.ts';

const KIND_ERROR = 'record-error-kind-error';

/** The form that reports an error in a record, or that it was sent. Plain HTML; the browser renders nothing of it. */
export function RecordErrorPage({ page, site }: { page: RecordErrorPageModel; site: SiteModel }) {
  return <FormCard site={site}>{page.view.state === 'sent' ? <Sent page={page} /> : <Form page={page} />}</FormCard>;
}

function Form({ page }: { page: RecordErrorPageModel }) {
  if (page.view.state !== 'form') return null;
  const { wpId, record, title, name, backHref } = page;
  const { chosen, text, errors, problem } = page.view;
  return (
    <>
      <h1>{words.title}</h1>
      <p dir="auto">{words.lede(title, name)}</p>
      <form className={styles.form} method="post" action={paths.recordError({ wpId, record })}>
        {problem === null ? null : <Banner tone="error">{problem}</Banner>}
        <fieldset aria-describedby={errors.kind === undefined ? undefined : KIND_ERROR}>
          <legend>{words.question}</legend>
          {Object.entries(words.kinds).map(([kind, label], at) => (
            <label key={kind}>
              <input
                type="radio"
                name="kind"
                value={kind}
                defaultChecked={kind === chosen}
                required
                // biome-ignore lint/a11y/noAutofocus: the page came back because nothing was chosen
                autoFocus={errors.kind !== undefined && at === 0}
              />
              {label}
            </label>
          ))}
          <FieldError id={KIND_ERROR} error={errors.kind} />
        </fieldset>
        <TextArea
          id="record-error-text"
          name="text"
          label={words.text}
          hint={words.textHint}
          error={errors.text}
          defaultValue={text}
          rows={5}
          maxLength={RECORD_ERROR_TEXT_MAX}
          autoFocus={errors.text !== undefined && errors.kind === undefined}
        />
        <p>{words.next}</p>
        <div className={styles.ways}>
          <ButtonLink href={backHref}>{words.back}</ButtonLink>
          <Button type="submit" look="pine">
            {words.send}
          </Button>
        </div>
      </form>
    </>
  );
}

function Sent({ page }: { page: RecordErrorPageModel }) {
  if (page.view.state !== 'sent') return null;
  const { reference, isBefore } = page.view;
  return (
    <>
      <h1>{isBefore ? words.done.before : words.done.title}</h1>
      <p>{isBefore ? words.done.beforeText(reference) : words.done.text(reference)}</p>
      <p>
        <ButtonLink href={page.backHref}>{words.back}</ButtonLink>
      </p>
    </>
  );
}
