import { CODE_DIGITS } from '../../../shared/contract/claims.ts';
import { claimCopy as words } from '../../../shared/copy/removal/claim.ts';
import { EMAIL_MAX } from '../../../shared/forms/account-limits.ts';
import { paths } from '../../../shared/urls/paths.ts';
import formStyles from '../../account/AccountForm.module.css';
import { FormCard } from '../../account/FormCard.tsx';
import choiceStyles from '../../checkout/CheckoutChoice.module.css';
import { RemovalLayout } from '../../removal/RemovalLayout.tsx';
import { SiteFrame } from '../../site/SiteFrame.tsx';
import type { SiteModel } from '../../site/site-model.ts';
import { Wrap } from '../../site/Wrap.tsx';
import { Button, ButtonLink } from '../../ui/action/Button.tsx';
import { Field, FieldError } from '../../ui/form/Field.tsx';
import { Banner } from '../../ui/surface/Banner.tsx';
import { Card, CardBody } from '../../ui/surface/Card.tsx';
import { SideNote } from '../../ui/surface/SideNote.tsx';
import { WholeName } from '../../ui/text/WholeName.tsx';
import styles from './ClaimPage.module.css';
import type { ClaimPageModel } from './claim-model.ts';

type View<S extends ClaimPageModel['view']['state']> = Extract<ClaimPageModel['view'], { state: S }>;
const CHANNEL_ERROR = 'claim-channel-error';

/** Proves that a record is about whoever asks. Plain HTML; the browser renders nothing of it. */
export function ClaimPage({ page: { view }, site }: { page: ClaimPageModel; site: SiteModel }) {
  if (view.state === 'code' || view.state === 'over')
    return <FormCard site={site}>{view.state === 'code' ? <Code view={view} /> : <Over view={view} />}</FormCard>;
  return (
    <SiteFrame site={site}>
      <Wrap hasEnd>
        <div id="claim">{view.state === 'find' ? <Find view={view} /> : <Ask view={view} />}</div>
      </Wrap>
    </SiteFrame>
  );
}

function Find({ view: { link, origin, error, notice } }: { view: View<'find'> }) {
  return (
    <RemovalLayout title={words.find.title} lede={words.find.lede} help={words.help} aside={<Notes />}>
      {notice === null ? null : <Banner tone="info">{notice}</Banner>}
      <Card>
        <CardBody>
          <form className={styles.form} action={paths.claim()} aria-label={words.find.title}>
            <Field
              id="claim-path"
              name="path"
              inputMode="url"
              label={words.find.link}
              hint={words.find.linkHint(origin)}
              defaultValue={link}
              error={error}
              autoFocus={error !== null}
              required
            />
            <div className={styles.ways}>
              <Button type="submit" look="pine">
                {words.find.submit}
              </Button>
              <ButtonLink href={paths.peopleSearch()}>{words.find.search}</ButtonLink>
            </div>
          </form>
        </CardBody>
      </Card>
    </RemovalLayout>
  );
}

function Ask({ view }: { view: View<'ask'> }) {
  const { subject, channels, values, errors, problem, notice } = view;
  const { person, path } = subject;
  const field = (channel: 'email' | 'phone') =>
    channel === 'email' ? (
      <Field
        id="claim-email"
        name="email"
        type="email"
        label={words.ask.email}
        error={errors.email}
        defaultValue={values.email}
        autoComplete="email"
        autoFocus={errors.email !== undefined}
        maxLength={EMAIL_MAX}
      />
    ) : (
      <Field
        id="claim-phone"
        name="phone"
        type="tel"
        label={words.ask.phone}
        hint={words.ask.phoneHint}
        error={errors.phone}
        defaultValue={values.phone}
        autoComplete="tel-national"
        autoFocus={errors.phone !== undefined}
      />
    );
  return (
    <RemovalLayout
      title={
        person === null ? words.ask.titleUnnamed : <WholeName text={words.ask.title(person.name)} name={person.name} />
      }
      lede={words.ask.lede}
      help={words.help}
      aside={
        <>
          <Notes />
          <SideNote {...words.neither} href={paths.optOut({ personPath: path })} />
        </>
      }
    >
      {notice === null ? null : <Banner tone="info">{notice}</Banner>}
      <form className={styles.form} method="post" action={paths.claim()} noValidate>
        <input type="hidden" name="path" value={path} />
        {problem === null ? null : <Banner tone="error">{problem}</Banner>}
        <fieldset
          className={choiceStyles.choices}
          aria-describedby={errors.channel === undefined ? undefined : CHANNEL_ERROR}
        >
          <legend>{words.ask.legend}</legend>
          {channels.map((channel, at) => (
            <div key={channel} className={choiceStyles.choice}>
              <input
                id={`claim-by-${channel}`}
                type="radio"
                name="channel"
                value={channel}
                defaultChecked={values.channel === channel}
                // biome-ignore lint/a11y/noAutofocus: the page came back because nothing was chosen
                autoFocus={errors.channel !== undefined && at === 0}
              />
              <label htmlFor={`claim-by-${channel}`}>
                <b>{words.ask.channels[channel].title}</b>
                <small>{words.ask.channels[channel].text}</small>
              </label>
              <div className={choiceStyles.inner}>{field(channel)}</div>
            </div>
          ))}
          <FieldError id={CHANNEL_ERROR} error={errors.channel} />
        </fieldset>
        {channels.includes('phone') ? null : <p className={formStyles.small}>{words.ask.noTexts}</p>}
        <Button type="submit" look="pine">
          {words.ask.submit}
        </Button>
      </form>
      <p className={styles.another}>
        <a href={paths.claim()}>{words.ask.another}</a>
      </p>
    </RemovalLayout>
  );
}

function Notes() {
  return (
    <>
      <SideNote title={words.gives.title} text={words.gives.text}>
        {null}
      </SideNote>
      <SideNote title={words.shared.title} text={words.shared.text}>
        {null}
      </SideNote>
    </>
  );
}

/** Alike for everything that was typed. */
function Code({ view: { claim, path, channel, error, problem } }: { view: View<'code'> }) {
  return (
    <>
      <h1>{words.code.title}</h1>
      <p>{words.code.text[channel]}</p>
      <form className={formStyles.form} method="post" action={paths.claimCode()}>
        <input type="hidden" name="claim" value={claim} />
        <input type="hidden" name="path" value={path} />
        <input type="hidden" name="channel" value={channel} />
        {problem === null ? null : <Banner tone="error">{problem}</Banner>}
        <Field
          id="claim-code"
          name="code"
          label={words.code.label}
          hint={words.code.hint}
          error={error}
          autoComplete="one-time-code"
          inputMode="numeric"
          // A space between the digits is all right.
          maxLength={2 * CODE_DIGITS}
          autoFocus
          required
        />
        <Button type="submit" look="pine">
          {words.code.submit}
        </Button>
      </form>
      <p className={formStyles.small}>{words.code.alike}</p>
      <p>
        <a className={styles.again} href={paths.claim({ personPath: path })}>
          {words.code.again}
        </a>
      </p>
    </>
  );
}

function Over({ view: { path } }: { view: View<'over'> }) {
  return (
    <>
      <h1>{words.over.title}</h1>
      <p>{words.over.text}</p>
      <p>
        <ButtonLink look="pine" href={paths.claim({ personPath: path })}>
          {words.over.again}
        </ButtonLink>
      </p>
    </>
  );
}
