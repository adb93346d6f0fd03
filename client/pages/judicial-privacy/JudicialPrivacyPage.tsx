import { judicialPrivacyCopy as words } from '../../../shared/copy/removal/judicial-privacy.ts';
import { privacyRequestsCopy } from '../../../shared/copy/removal/privacy-requests.ts';
import { EMAIL_MAX } from '../../../shared/forms/account-limits.ts';
import type { JudicialField } from '../../../shared/forms/judicial-form.ts';
import { OTHER_STATE } from '../../../shared/forms/privacy-request-form.ts';
import { US_STATES } from '../../../shared/people/us-states.ts';
import { CELL_MAX } from '../../../shared/requests/covered-list.ts';
import { COVERED_ROLES, JUDICIAL_HIDES, JUDICIAL_LAWS } from '../../../shared/requests/request-kinds.ts';
import { REQUEST_LIMITS } from '../../../shared/requests/request-limits.ts';
import { paths } from '../../../shared/urls/paths.ts';
import { Choices } from '../../removal/Choices.tsx';
import styles from '../../removal/FormParts.module.css';
import { RemovalLayout } from '../../removal/RemovalLayout.tsx';
import { SiteFrame } from '../../site/SiteFrame.tsx';
import type { SiteModel } from '../../site/site-model.ts';
import { Wrap } from '../../site/Wrap.tsx';
import { Button, ButtonLink } from '../../ui/action/Button.tsx';
import { Field, FieldError } from '../../ui/form/Field.tsx';
import { SelectField } from '../../ui/form/SelectField.tsx';
import { Banner } from '../../ui/surface/Banner.tsx';
import { SideNote } from '../../ui/surface/SideNote.tsx';
import { classNames } from '../../ui/text/class-names.ts';
import type { JudicialPrivacyPageModel } from './judicial-privacy-model.ts';

type Props = { readonly page: JudicialPrivacyPageModel };
type FieldOf = (name: JudicialField) => {
  id: string;
  name: string;
  error: string | undefined;
  defaultValue: string;
  autoFocus: boolean;
};

const STATES = [...Object.entries(US_STATES), [OTHER_STATE, privacyRequestsCopy.stateOther] as const];
const ATTEST_ERROR = 'judicial-attest-error';

/** The form of covered persons and their agents: one person, or a list. Plain HTML; the browser renders nothing of it. */
export function JudicialPrivacyPage({ page, site }: Props & { site: SiteModel }) {
  return (
    <SiteFrame site={site}>
      <Wrap hasEnd>
        <div id="judicial-privacy">
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
      <SideNote title={words.clocks.title} text="">
        <ul className={styles.points}>
          {words.clocks.points.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </ul>
      </SideNote>
      <SideNote {...words.anybody} href={paths.optOut()} />
    </>
  );
}

function Form({ page }: Props) {
  const { values, errors, focus, isFileLost, problem } = page;
  const field: FieldOf = (name) => ({
    id: `judicial-${name}`,
    name,
    error: errors[name],
    defaultValue: values[name],
    autoFocus: focus === name,
  });
  return (
    <form className={styles.form} method="post" encType="multipart/form-data" action={paths.judicialPrivacy()}>
      {problem === null ? null : (
        <Banner tone="error">
          {problem.text}
          {problem.lines.length === 0 ? null : (
            <ul className={styles.points}>
              {problem.lines.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
          )}
        </Banner>
      )}
      <Who field={field} />
      <Choices
        name="hide"
        legend={words.hide}
        choices={JUDICIAL_HIDES.map((value) => ({ value, ...words.hides[value] }))}
        chosen={values.hide}
        error={errors.hide}
        isFocused={focus === 'hide'}
        isInPairs
      />
      <Choices
        name="how"
        legend={words.how}
        choices={[
          { value: 'one', ...words.hows.one },
          { value: 'list', ...words.hows.list },
        ]}
        chosen={values.how}
        error={errors.how}
        isFocused={focus === 'how'}
        isInPairs
      />
      <Person field={field} />
      <List error={errors.file ?? (isFileLost ? words.errors.fileAgain : undefined)} isFocused={focus === 'file'} />
      <div>
        <label className={styles.check}>
          <input
            type="checkbox"
            name="attest"
            value="yes"
            defaultChecked={values.attest === 'yes'}
            aria-describedby={errors.attest === undefined ? undefined : ATTEST_ERROR}
            // biome-ignore lint/a11y/noAutofocus: the page came back because nothing was checked
            autoFocus={focus === 'attest'}
            required
          />
          <span>{words.attest}</span>
        </label>
        <FieldError id={ATTEST_ERROR} error={errors.attest} />
      </div>
      <Field
        {...field('signature')}
        label={words.signature}
        autoComplete="name"
        maxLength={REQUEST_LIMITS.name}
        required
      />
      <Button type="submit" look="pine">
        {words.submit}
      </Button>
    </form>
  );
}

function Who({ field }: { field: FieldOf }) {
  return (
    <fieldset className={styles.part}>
      <legend>
        <h2>{words.who}</h2>
      </legend>
      <SelectField
        {...field('role')}
        label={words.role}
        none={words.errors.role}
        options={COVERED_ROLES.map((role) => [role, words.roles[role]])}
        required
      />
      <div className={styles.pair}>
        <Field {...field('name')} label={words.name} maxLength={REQUEST_LIMITS.name} required />
        <Field
          {...field('email')}
          type="email"
          label={words.email}
          hint={words.emailHint}
          autoComplete="email"
          maxLength={EMAIL_MAX}
          required
        />
        <Field {...field('address')} label={words.address} maxLength={REQUEST_LIMITS.address} />
        <SelectField
          {...field('state')}
          label={words.state}
          none={privacyRequestsCopy.stateNone}
          options={STATES}
          required
        />
        <SelectField
          {...field('law')}
          label={words.law}
          none={words.errors.law}
          options={JUDICIAL_LAWS.map((law) => [law, words.laws[law]])}
          required
        />
        <div className={styles.other}>
          <Field {...field('otherLaw')} label={words.otherLaw} maxLength={REQUEST_LIMITS.name} />
        </div>
      </div>
    </fieldset>
  );
}

function Person({ field }: { field: FieldOf }) {
  const { person } = words;
  return (
    <fieldset className={classNames(styles.part, styles.one)}>
      <legend>
        <h2>{person.title}</h2>
      </legend>
      <Field {...field('link')} label={person.link} hint={person.linkHint} spellCheck={false} autoComplete="off" />
      <p className={styles.small}>{person.text}</p>
      <div className={styles.pair}>
        <Field {...field('first_name')} label={person.first} autoComplete="off" maxLength={CELL_MAX} />
        <Field {...field('last_name')} label={person.last} autoComplete="off" maxLength={CELL_MAX} />
        <Field {...field('street')} label={person.street} autoComplete="off" maxLength={CELL_MAX} />
        <Field {...field('city')} label={person.city} autoComplete="off" maxLength={CELL_MAX} />
        <SelectField
          {...field('person_state')}
          label={person.state}
          none={privacyRequestsCopy.stateNone}
          options={Object.entries(US_STATES)}
        />
        <Field {...field('zip')} label={person.zip} inputMode="numeric" autoComplete="off" maxLength={10} />
        <Field {...field('phone')} label={person.phone} type="tel" autoComplete="off" maxLength={20} />
      </div>
    </fieldset>
  );
}

function List({ error, isFocused }: { error: string | undefined; isFocused: boolean }) {
  const { list } = words;
  return (
    <fieldset className={classNames(styles.part, styles.list)}>
      <legend>
        <h2>{list.title}</h2>
      </legend>
      <Field
        id="judicial-file"
        name="file"
        type="file"
        accept=".csv,.tsv,.txt,text/csv,text/plain"
        label={list.file}
        hint={list.hint}
        error={error}
        autoFocus={isFocused}
      />
      <h3>{list.columnsTitle}</h3>
      <dl className={styles.columns}>
        {list.columns.map(([name, text]) => (
          <div key={name}>
            <dt>
              <code>{name}</code>
            </dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      <p className={styles.small}>{list.text}</p>
      <p>
        <ButtonLink size="small" href={paths.judicialSample()}>
          {list.sample}
        </ButtonLink>
      </p>
    </fieldset>
  );
}
