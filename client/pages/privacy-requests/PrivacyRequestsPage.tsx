import { privacyRequestsCopy as words } from '../../../shared/copy/removal/privacy-requests.ts';
import { EMAIL_MAX } from '../../../shared/forms/account-limits.ts';
import { OTHER_STATE, type RequestField } from '../../../shared/forms/privacy-request-form.ts';
import { US_STATES } from '../../../shared/people/us-states.ts';
import { ASKED_KINDS } from '../../../shared/requests/request-kinds.ts';
import { REQUEST_LIMITS } from '../../../shared/requests/request-limits.ts';
import { paths } from '../../../shared/urls/paths.ts';
import { Choices } from '../../removal/Choices.tsx';
import styles from '../../removal/FormParts.module.css';
import { RemovalLayout } from '../../removal/RemovalLayout.tsx';
import { SiteFrame } from '../../site/SiteFrame.tsx';
import type { SiteModel } from '../../site/site-model.ts';
import { Wrap } from '../../site/Wrap.tsx';
import { Button } from '../../ui/action/Button.tsx';
import { Field } from '../../ui/form/Field.tsx';
import { SelectField } from '../../ui/form/SelectField.tsx';
import { TextArea } from '../../ui/form/TextArea.tsx';
import { Banner } from '../../ui/surface/Banner.tsx';
import { SideNote } from '../../ui/surface/SideNote.tsx';
import { classNames } from '../../ui/text/class-names.ts';
import type { PrivacyRequestsPageModel } from './privacy-requests-model.ts';

/** Asks about one's own data, or as an agent about somebody else's. Plain HTML; the browser renders nothing of it. */
export function PrivacyRequestsPage({ page, site }: { page: PrivacyRequestsPageModel; site: SiteModel }) {
  return (
    <SiteFrame site={site}>
      <Wrap hasEnd>
        <div id="privacy-requests">
          <RemovalLayout title={words.title} lede={words.lede} help={words.help} aside={<Notes />}>
            <Form page={page} />
          </RemovalLayout>
        </div>
      </Wrap>
    </SiteFrame>
  );
}

function Notes() {
  return (
    <>
      <SideNote {...words.faster} href={paths.optOut()} />
      <SideNote {...words.correct} href={paths.claim()} />
      <SideNote title={words.clocks.title} text="">
        <ul className={styles.points}>
          {words.clocks.points.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </ul>
      </SideNote>
    </>
  );
}

const STATES = [...Object.entries(US_STATES), [OTHER_STATE, words.stateOther] as const];

function Form({ page }: { page: PrivacyRequestsPageModel }) {
  const { values, errors, focus, isFileLost, problem } = page;
  const field = (name: RequestField) => ({
    id: `request-${name}`,
    name,
    error: errors[name],
    defaultValue: values[name],
    autoFocus: focus === name,
  });
  return (
    <form className={styles.form} method="post" encType="multipart/form-data" action={paths.privacyRequests()}>
      {problem === null ? null : <Banner tone="error">{problem}</Banner>}
      <Choices
        name="kind"
        legend={words.kind}
        choices={ASKED_KINDS.map((value) => ({ value, ...words.kinds[value] }))}
        chosen={values.kind}
        error={errors.kind}
        isFocused={focus === 'kind'}
      />
      <Choices
        name="who"
        legend={words.who}
        choices={[
          { value: 'self', ...words.whos.self },
          { value: 'agent', ...words.whos.agent },
        ]}
        chosen={values.who}
        error={errors.who}
        isFocused={focus === 'who'}
        isInPairs
      />
      <div className={styles.pair}>
        <Field
          {...field('name')}
          label={words.name}
          hint={words.nameHint}
          autoComplete="off"
          maxLength={REQUEST_LIMITS.name}
          required
        />
        <Field
          {...field('email')}
          type="email"
          label={words.email}
          hint={words.emailHint}
          autoComplete="email"
          maxLength={EMAIL_MAX}
          required
        />
        <SelectField {...field('state')} label={words.state} none={words.stateNone} options={STATES} required />
      </div>
      <TextArea {...textArea(field('links'))} label={words.links} hint={words.linksHint} rows={3} spellCheck={false} />
      <TextArea
        {...textArea(field('details'))}
        label={words.details}
        hint={words.detailsHint}
        rows={4}
        maxLength={REQUEST_LIMITS.details}
      />
      <fieldset className={classNames(styles.part, styles.agent)}>
        <legend>
          <h2>{words.agent.title}</h2>
        </legend>
        <p className={styles.small}>{words.agent.lede}</p>
        <Field {...field('agentName')} label={words.agent.name} maxLength={REQUEST_LIMITS.name} />
        <Field {...field('agentAddress')} label={words.agent.address} maxLength={REQUEST_LIMITS.address} />
        <Field {...field('personAddress')} label={words.agent.personAddress} maxLength={REQUEST_LIMITS.address} />
        <TextArea
          {...textArea(field('permissionText'))}
          label={`${words.agent.permission}: ${words.agent.permissionText.toLowerCase()}`}
          hint={words.agent.permissionHint}
          rows={3}
          maxLength={REQUEST_LIMITS.permission}
        />
        <div className={styles.pair}>
          <Field {...field('signature')} label={words.agent.signature} maxLength={REQUEST_LIMITS.name} />
          <Field {...field('signedOn')} type="date" label={words.agent.signedOn} />
        </div>
      </fieldset>
      <Field
        id="request-file"
        name="file"
        type="file"
        accept=".pdf,.png,.jpg,.jpeg,application/pdf,image/png,image/jpeg"
        label={words.file}
        hint={words.fileHint}
        error={errors.file ?? (isFileLost ? words.errors.fileAgain : undefined)}
        autoFocus={focus === 'file'}
      />
      <Button type="submit" look="pine">
        {words.submit}
      </Button>
    </form>
  );
}

/** A text area takes null where a field takes undefined. */
const textArea = <T extends { readonly error: string | undefined }>({ error, ...rest }: T) => ({
  ...rest,
  error: error ?? null,
});
