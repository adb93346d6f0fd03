import { correctionKinds, correctionStates, claimStatusCopy as words } from '../../../shared/copy/removal/claim.ts';
import { paths } from '../../../shared/urls/paths.ts';
import formStyles from '../../account/AccountForm.module.css';
import { FormCard } from '../../account/FormCard.tsx';
import type { SiteModel } from '../../site/site-model.ts';
import { Button, ButtonLink } from '../../ui/action/Button.tsx';
import { Field } from '../../ui/form/Field.tsx';
import type { ClaimStatusPageModel } from './claim-status-model.ts';

/** What became of a correction, by its reference. */
export function ClaimStatusPage({
  page: { reference, error, status },
  site,
}: {
  page: ClaimStatusPageModel;
  site: SiteModel;
}) {
  return (
    <FormCard site={site}>
      <h1>{words.title}</h1>
      {status === null ? <p>{words.lede}</p> : <Status status={status} />}
      <form className={formStyles.form} action={paths.claimStatus()}>
        <Field
          id="claim-reference"
          name="reference"
          label={words.reference}
          hint={words.referenceHint}
          error={error}
          defaultValue={reference}
          autoComplete="off"
          autoFocus={error !== null}
          required
        />
        <Button type="submit" look={status === null ? 'pine' : 'plain'}>
          {words.submit}
        </Button>
      </form>
    </FormCard>
  );
}

function Status({ status }: { status: NonNullable<ClaimStatusPageModel['status']> }) {
  const { kind, state, reason, suggested, decided } = status;
  const facts: readonly (readonly [string, string | null])[] = [
    [words.reference, status.reference],
    [words.kind, correctionKinds[kind]],
    [words.state, correctionStates[state]],
    [words.suggested, suggested],
    [words.decided, decided],
  ];
  return (
    <>
      <dl className={formStyles.times}>
        {facts.map(([label, value]) =>
          value === null ? null : (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ),
        )}
      </dl>
      {reason === null ? null : (
        <p>
          <b>{words.reason}: </b>
          {words.reasons[reason]}
        </p>
      )}
      <p>{words.texts[state]}</p>
      {state === 'refused' ? (
        <p>
          <ButtonLink href={paths.claim()}>{words.claim}</ButtonLink>
        </p>
      ) : null}
    </>
  );
}
