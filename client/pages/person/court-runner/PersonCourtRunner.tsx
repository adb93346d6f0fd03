import type { CourtRunnerRequest } from '../../../../shared/contract/court-runner.ts';
import { courtRunnerCopy as words } from '../../../../shared/copy/records/court-runner.ts';
import { Chip } from '../../../ui/action/Chip.tsx';
import card from '../../../ui/surface/Card.module.css';
import { classNames } from '../../../ui/text/class-names.ts';
import { Icon } from '../../../ui/text/Icon.tsx';
import type { PersonPageModel } from '../../page-model.ts';
import {
  buildRunnerForm,
  COURT_RUNNER_FORM_ID,
  COURT_RUNNER_ID,
  COURT_RUNNER_OPENER,
  type RunnerFormModel,
} from './court-runner-form-model.ts';
import styles from './PersonCourtRunner.module.css';
import { PersonCourtRunnerForm } from './PersonCourtRunnerForm.tsx';
import { PersonCourtRunnerRequest } from './PersonCourtRunnerRequest.tsx';

/**
 * Court Runner under the report: folded to begin with (P4-100), a toggle unfolds it (P4-101); with a request it stands
 * open and shows what became of it, the latest first, and the form is folded. Nothing where there is neither a request
 * nor a county to ask in. Written by the server alone; the browser fetches its code with the reader's first act.
 */
export function PersonCourtRunner({ page, now }: { page: PersonPageModel; now: number }) {
  const { courtRunnerInfo: info, results: person } = page.details;
  const form = buildRunnerForm(page, now);
  if (info === null || (form === null && info.requests.length === 0)) return null;
  const requests = info.requests.toSorted((a, b) => b.requestedAt - a.requestedAt);
  const { about, chip } = decideRunnerState(requests[0] ?? null, person.name.firstName || person.name.fullName);
  return (
    <details className={classNames(card.card, styles.runner)} id={COURT_RUNNER_ID} open={requests.length > 0}>
      <summary>
        <span className={styles.disc}>
          <Icon name="scale" />
        </span>
        <span className={styles.title}>
          <h3>{words.title}</h3>
          {chip === null ? null : <Chip tone={chip.tone}>{chip.text}</Chip>}
          <span>{about}</span>
        </span>
        <Icon name="down" />
      </summary>
      <div className={styles.body}>
        {requests.map((request) => (
          <PersonCourtRunnerRequest key={request.invoiceId} request={request} />
        ))}
        {form === null ? null : <FoldedForm model={form} isAgain={requests.length > 0} />}
      </div>
    </details>
  );
}

/** After a request the form stands behind a button: a fold without scripts, a dialog with them (P2-105). */
function FoldedForm({ model, isAgain }: { model: RunnerFormModel; isAgain: boolean }) {
  const form = (
    <div id={COURT_RUNNER_FORM_ID}>
      <PersonCourtRunnerForm model={model} idPrefix="runner" />
    </div>
  );
  if (!isAgain) return form;
  return (
    <details>
      <summary className={styles.again} {...{ [COURT_RUNNER_OPENER]: '' }}>
        {words.again}
      </summary>
      {form}
    </details>
  );
}

/** What the head of the block says. */
interface RunnerState {
  readonly about: string;
  readonly chip: { readonly tone: 'info' | 'neutral'; readonly text: string } | null;
}

/** Of the latest request: on the way (P4-102), back with so many cases, or failed; without one what Court Runner is. */
function decideRunnerState(latest: CourtRunnerRequest | null, firstName: string): RunnerState {
  if (latest === null) return { about: words.about(firstName), chip: null };
  switch (latest.status) {
    case 'Requested':
      return { about: words.requested.about, chip: { tone: 'info', text: words.requested.chip } };
    case 'Failed':
      return { about: words.failed.about, chip: { tone: 'neutral', text: words.failed.chip } };
    case 'Returned': {
      const cases = latest.courtRunnerRecords.flatMap(({ payload }) => payload?.cases ?? []).length;
      return { about: words.returned.about, chip: { tone: 'neutral', text: words.returned.cases(cases) } };
    }
  }
}

/**
 * Where no court record is found, somebody can go and ask: opens the request in a dialog (P2-105), or leads to it without
 * scripts. Nothing where none can be asked for.
 */
export function PersonCourtRunnerLink({ page }: { page: Pick<PersonPageModel, 'details'> }) {
  if (buildRunnerForm(page, 0) === null) return null;
  return (
    <>
      {' '}
      <a href={`#${COURT_RUNNER_ID}`} {...{ [COURT_RUNNER_OPENER]: '' }}>
        {words.offer}
      </a>
    </>
  );
}
