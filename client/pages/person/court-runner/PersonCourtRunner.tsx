import type { CourtRunnerInfo, CourtRunnerRequest } from '../../../../shared/contract/court-runner.ts';
import { courtRunnerCopy as words } from '../../../../shared/copy/records/court-runner.ts';
import { runnerCountiesCopy } from '../../../../shared/copy/records/court-runner-counties.ts';
import { runnerResultsCopy as results } from '../../../../shared/copy/records/court-runner-results.ts';
import { usableOptions } from '../../../../shared/court-runner/county-options.ts';
import { latestResults } from '../../../../shared/court-runner/result-id.ts';
import { COURT_RUNNER_ID } from '../../../../shared/people/person-sections.ts';
import { CourtRunnerCounties } from '../../../court-runner/CourtRunnerCounties.tsx';
import { Chip } from '../../../ui/action/Chip.tsx';
import lamp from '../../../ui/action/LampLink.module.css';
import card from '../../../ui/surface/Card.module.css';
import { classNames } from '../../../ui/text/class-names.ts';
import { Icon } from '../../../ui/text/Icon.tsx';
import { linksOf } from '../links-of.ts';
import { isNameHidden } from '../page-omissions.ts';
import type { PersonPageModel } from '../person-model.ts';
import {
  buildRunnerForm,
  COURT_RUNNER_FORM_ID,
  COURT_RUNNER_OPENER,
  FORM_PREFIX,
  type RunnerFormModel,
} from './court-runner-form-model.ts';
import styles from './PersonCourtRunner.module.css';
import { PersonCourtRunnerForm } from './PersonCourtRunnerForm.tsx';
import { PersonCourtRunnerRequest } from './PersonCourtRunnerRequest.tsx';

/**
 * Court Runner below the report: folded at first (P4-100), with a toggle to open it (P4-101). With requests, it is open
 * and shows their results, the latest first, and the form is folded. Nothing without a request or a county to search.
 * Rendered only by the server; the browser loads its code on the visitor's first action.
 */
export function PersonCourtRunner({ page, now }: { page: PersonPageModel; now: number }) {
  const { courtRunnerInfo: info, results: person } = page.details;
  const form = buildRunnerForm(page, now);
  if (info === null || (form === null && info.requests.length === 0)) return null;
  const requests = info.requests.toSorted((a, b) => b.requestedAt - a.requestedAt);
  const latest = latestResults(requests);
  const { about, chip } = decideRunnerState(
    requests[0] ?? null,
    isNameHidden(page) ? null : person.name.firstName || person.name.fullName,
  );
  return (
    <details className={classNames(card.card, styles.runner)} id={COURT_RUNNER_ID} open={requests.length > 0}>
      <summary>
        <span className={styles.disc}>
          <Icon name="scale" />
        </span>
        <span className={styles.title}>
          <h3>{words.title}</h3>
          {chip === null ? null : <Chip tone={chip.tone}>{chip.text}</Chip>}
          <span>
            {about}
            {form === null || requests.length > 0 ? null : (
              <small className={lamp.price}>{runnerCountiesCopy.price(form.baseProduct.regularPrice)}</small>
            )}
          </span>
        </span>
        <Icon name="down" />
      </summary>
      <div className={styles.body}>
        {requests.map((request) => (
          <PersonCourtRunnerRequest
            key={request.invoiceId}
            request={request}
            latest={latest}
            receiptHref={linksOf(page).receipt(request.invoiceId)}
            today={now}
          />
        ))}
        {form === null ? (
          <AllHeld info={info} now={now} />
        ) : (
          <FoldedForm model={form} isAgain={requests.length > 0} now={now} />
        )}
      </div>
    </details>
  );
}

/** After a request, the form is behind a button: a fold without JavaScript, a dialog with it (P2-105). */
function FoldedForm({ model, isAgain, now }: { model: RunnerFormModel; isAgain: boolean; now: number }) {
  const { options, baseProduct } = model;
  const counties = <CourtRunnerCounties options={options} regularPrice={baseProduct.regularPrice} now={now} />;
  const form = (
    <div id={COURT_RUNNER_FORM_ID}>
      <PersonCourtRunnerForm model={model} idPrefix={FORM_PREFIX} counties={counties} />
    </div>
  );
  if (!isAgain) return form;
  return (
    <details>
      <summary className={styles.again} {...{ [COURT_RUNNER_OPENER]: '' }}>
        {results.again}
      </summary>
      {form}
    </details>
  );
}

/** Below the results, if none of the counties can be ordered now: which they are, and when they can. Nothing without one. */
function AllHeld({ info, now }: { info: CourtRunnerInfo; now: number }) {
  const options = usableOptions(info);
  if (options.length === 0) return null;
  return (
    <div>
      <b>{runnerCountiesCopy.allHeld.title}</b>
      <CourtRunnerCounties options={options} regularPrice={0} now={now} />
    </div>
  );
}

/** What the block's head says. */
interface RunnerState {
  readonly about: string;
  readonly chip: { readonly tone: 'info' | 'neutral'; readonly text: string } | null;
}

/**
 * The state of the latest request: on its way (P4-102), back with cases, or failed. Without a request, what Court
 * Runner is.
 */
function decideRunnerState(latest: CourtRunnerRequest | null, firstName: string | null): RunnerState {
  if (latest === null) return { about: words.about(firstName), chip: null };
  switch (latest.status) {
    case 'Requested':
      return { about: results.requested.about, chip: { tone: 'info', text: results.requested.chip } };
    case 'Failed':
      return { about: results.failed.about, chip: { tone: 'neutral', text: results.failed.chip } };
    case 'Returned': {
      const cases = latest.courtRunnerRecords.flatMap(({ payload }) => payload?.cases ?? []).length;
      return { about: results.returned.about, chip: { tone: 'neutral', text: results.returned.cases(cases) } };
    }
  }
}

/**
 * Offers a runner where no court record was found: opens the request in a dialog (P2-105), or links to it without
 * JavaScript. Nothing if no county can be ordered.
 */
export function PersonCourtRunnerLink({ page }: { page: Pick<PersonPageModel, 'details' | 'today'> }) {
  if (buildRunnerForm(page, page.today) === null) return null;
  return (
    <>
      {' '}
      <a href={`#${COURT_RUNNER_ID}`} {...{ [COURT_RUNNER_OPENER]: '' }}>
        {results.offer}
      </a>
    </>
  );
}
