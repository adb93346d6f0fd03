import { DISPUTE_CODE_DIGITS, DISPUTE_TEXT_MAX } from '../../../shared/contract/finding/phone-dispute.ts';
import { linkOverCopy } from '../../../shared/copy/account/emailed-link.ts';
import { formatPhone } from '../../../shared/copy/format/phone-number.ts';
import { phoneDisputeCopy as words } from '../../../shared/copy/search/phone-disputes.ts';
import { EMAIL_MAX } from '../../../shared/forms/account-limits.ts';
import { paths } from '../../../shared/urls/paths.ts';
import accountStyles from '../../account/AccountForm.module.css';
import { FormCard } from '../../account/FormCard.tsx';
import type { SiteModel } from '../../site/site-model.ts';
import { Button, ButtonLink } from '../../ui/action/Button.tsx';
import { Field, FieldError } from '../../ui/form/Field.tsx';
import { TextArea } from '../../ui/form/TextArea.tsx';
import { Banner } from '../../ui/surface/Banner.tsx';
import styles from './PhoneDisputePage.module.css';
import type { DisputeForm, PhoneDisputePageModel } from './phone-dispute-model.ts';

type View = PhoneDisputePageModel['view'];
type LinkView = Extract<View, { state: 'link' }>;

const REASON_ERROR = 'dispute-reason-error';

/** Disputes what others report about a number: plain HTML, from the form to the decision that it waits for. */
export function PhoneDisputePage({ page: { view }, site }: { page: PhoneDisputePageModel; site: SiteModel }) {
  return (
    <FormCard site={site}>
      <Content view={view} />
    </FormCard>
  );
}

function Content({ view }: { view: View }) {
  switch (view.state) {
    case 'form':
      return <Form form={view.form} />;
    case 'nothing':
      return (
        <>
          <h1>{words.nothing.title}</h1>
          <p>{words.nothing.text(formatPhone(view.phone))}</p>
          <BackLink phone={view.phone} />
        </>
      );
    case 'mailed':
      return <Mailed form={view.form} />;
    case 'link':
      return <Linked view={view} />;
    case 'over':
      return (
        <>
          <h1>{words.over.title}</h1>
          <p>{view.isCut ? linkOverCopy.broken : words.over.text}</p>
          <p>
            <ButtonLink href={paths.reversePhone()}>{words.over.again}</ButtonLink>
          </p>
        </>
      );
  }
}

function Form({ form }: { form: DisputeForm }) {
  const { errors } = form;
  return (
    <>
      <h1>{words.title(formatPhone(form.phone))}</h1>
      <p>{words.lede}</p>
      <form className={styles.form} method="post" action={paths.phoneDispute(form)}>
        {form.error === null ? null : <Banner tone="error">{form.error}</Banner>}
        <fieldset aria-describedby={errors.reason === undefined ? undefined : REASON_ERROR}>
          <legend>{words.question}</legend>
          {Object.entries(words.reasons).map(([reason, label], at) => (
            <label key={reason}>
              <input
                type="radio"
                name="reason"
                value={reason}
                defaultChecked={reason === form.reason}
                required
                // biome-ignore lint/a11y/noAutofocus: the page came back because nothing was chosen
                autoFocus={errors.reason !== undefined && at === 0}
              />
              {label}
            </label>
          ))}
          <FieldError id={REASON_ERROR} error={errors.reason} />
        </fieldset>
        <TextArea
          id="dispute-text"
          name="text"
          label={words.text}
          hint={words.textHint}
          error={errors.text}
          defaultValue={form.text}
          rows={4}
          maxLength={DISPUTE_TEXT_MAX}
          autoFocus={errors.text !== undefined && errors.reason === undefined}
        />
        <Field
          id="dispute-email"
          name="email"
          type="email"
          label={words.email}
          hint={words.emailHint}
          error={errors.email}
          defaultValue={form.email}
          autoComplete="email"
          autoFocus={errors.email !== undefined && errors.reason === undefined && errors.text === undefined}
          maxLength={EMAIL_MAX}
          required
        />
        <p>{words.next}</p>
        <Button type="submit" look="pine">
          {words.send}
        </Button>
      </form>
      <BackLink phone={form.phone} />
    </>
  );
}

/** Alike for every address. The button leads back to the form with what was typed, which no URL may contain. */
function Mailed({ form }: { form: DisputeForm }) {
  return (
    <>
      <h1>{words.mailed.title}</h1>
      <p className={accountStyles.text}>{words.mailed.text(form.email, formatPhone(form.phone))}</p>
      <p className={accountStyles.small}>{words.mailed.limits}</p>
      <form method="post" action={paths.phoneDispute(form)}>
        <input type="hidden" name="reason" value={form.reason ?? ''} />
        <input type="hidden" name="text" value={form.text} />
        <input type="hidden" name="email" value={form.email} />
        <Button type="submit" name="show" value="form">
          {words.mailed.change}
        </Button>
      </form>
      <BackLink phone={form.phone} />
    </>
  );
}

/** The page of the emailed link: it shows what is next, however often it is opened. */
function Linked({ view }: { view: LinkView }) {
  const { dispute } = view;
  switch (dispute.step) {
    case 'confirm':
      return <Confirm view={view} />;
    case 'code':
      return <Code view={view} />;
    case 'waiting':
    case 'proven':
      return (
        <>
          <h1>{words.waiting.title}</h1>
          {view.error === null ? null : <Banner tone="error">{view.error}</Banner>}
          {dispute.step === 'proven' ? <Banner tone="ok">{words.waiting.proven}</Banner> : null}
          <p>{words.waiting.text}</p>
          <BackLink phone={dispute.phone} />
        </>
      );
  }
}

function Confirm({ view: { dispute, token, error } }: { view: LinkView }) {
  return (
    <>
      <h1>{words.confirm.title}</h1>
      <dl className={accountStyles.times}>
        <div>
          <dt>{words.confirm.number}</dt>
          <dd>{formatPhone(dispute.phone)}</dd>
        </div>
        <div>
          <dt>{words.confirm.reason}</dt>
          <dd>{words.reasons[dispute.reason]}</dd>
        </div>
        {dispute.text === '' ? null : (
          <div>
            <dt>{words.confirm.words}</dt>
            <dd dir="auto">{dispute.text}</dd>
          </div>
        )}
      </dl>
      <p>{dispute.canText ? words.confirm.withCode : words.confirm.text}</p>
      {error === null ? null : <Banner tone="error">{error}</Banner>}
      <form method="post" action={paths.confirmPhoneDispute()} className={accountStyles.form}>
        <input type="hidden" name="token" value={token} />
        {dispute.canText ? (
          <Button type="submit" look="pine" name="act" value="text">
            {words.confirm.submitWithCode}
          </Button>
        ) : null}
        <Button type="submit" look={dispute.canText ? undefined : 'pine'} name="act" value="confirm">
          {dispute.canText ? words.confirm.submit : words.confirm.confirmOnly}
        </Button>
      </form>
      <p className={accountStyles.small}>{words.confirm.notYou}</p>
    </>
  );
}

function Code({ view: { dispute, token, codeError, error } }: { view: LinkView }) {
  return (
    <>
      <h1>{words.code.title}</h1>
      <p>{words.code.text(formatPhone(dispute.phone))}</p>
      {error === null ? null : <Banner tone="error">{error}</Banner>}
      <form method="post" action={paths.confirmPhoneDispute()} className={accountStyles.form}>
        <input type="hidden" name="token" value={token} />
        <Field
          id="dispute-code"
          name="code"
          label={words.code.label}
          error={codeError}
          inputMode="numeric"
          autoComplete="one-time-code"
          pattern={`\\d{${DISPUTE_CODE_DIGITS}}`}
          maxLength={DISPUTE_CODE_DIGITS}
          autoFocus={codeError !== null}
          required
        />
        <Button type="submit" look="pine" name="act" value="prove">
          {words.code.submit}
        </Button>
      </form>
      <p className={accountStyles.small}>{words.code.waits}</p>
    </>
  );
}

function BackLink({ phone }: { phone: string }) {
  return (
    <p className={accountStyles.ways}>
      <a href={paths.phone({ phone })}>{words.back(formatPhone(phone))}</a>
    </p>
  );
}
