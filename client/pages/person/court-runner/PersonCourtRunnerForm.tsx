import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { formatPrice } from '../../../../shared/copy/format/dollars.ts';
import { courtRunnerCopy } from '../../../../shared/copy/records/court-runner.ts';
import { requestTotal } from '../../../../shared/court-runner/county-options.ts';
import { nameOnButton } from '../../../../shared/court-runner/runner-name.ts';
import type { RunnerErrors } from '../../../../shared/forms/court-runner-form.ts';
import { paths } from '../../../../shared/urls/paths.ts';
import { track } from '../../../analytics/track.ts';
import {
  CourtRunnerChoice,
  CourtRunnerFields,
  CourtRunnerNote,
  CourtRunnerWrong,
} from '../../../court-runner/CourtRunnerFields.tsx';
import { readCounties } from '../../../court-runner/county-boxes.ts';
import { storeHandOver } from '../../../court-runner/hand-over-storage.ts';
import { checkRunnerForm, emptyHalfDate, readRunnerFields } from '../../../court-runner/read-runner-form.ts';
import { Button } from '../../../ui/action/Button.tsx';
import type { RunnerFormModel } from './court-runner-form-model.ts';
import styles from './PersonCourtRunnerForm.module.css';

const words = courtRunnerCopy.form;
/** Where the order came from; recorded with it (P2-128). */
const FUNNEL = { wp_content: 'background', wp_source: 'people', wp_medium: 'onepages' } as const;

/**
 * Requests a runner. Submitting makes no call (P7-055): it puts the choice into the session storage (P7-056) and opens
 * the purchase page with the person's details in its address (P7-057). Without JavaScript, the form posts there.
 */
export function PersonCourtRunnerForm({
  model,
  idPrefix,
  counties,
  keptFrom,
}: {
  model: RunnerFormModel;
  idPrefix: string;
  /** CourtRunnerCounties, which only the server renders; null in the browser */
  counties: ReactNode;
  /** in the browser, the prefix of the form on the page, which has the counties */
  keptFrom?: string;
}) {
  const { wpId, options, baseProduct } = model;
  const form = useRef<HTMLFormElement>(null);
  const [errors, setErrors] = useState<RunnerErrors>({});
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const [isReady, setIsReady] = useState(false);
  useEffect(() => {
    // From here on, the form shows its own messages. A visitor faster than this script may have checked something
    // already.
    setIsReady(true);
    if (form.current !== null) setChosen(readCounties(form.current).chosen);
  }, []);
  const bought = options.filter(({ productId }) => chosen.includes(productId));

  const onInput = ({ currentTarget }: FormEvent<HTMLFormElement>) => {
    setChosen(readCounties(currentTarget).chosen);
    // A message disappears as soon as its field is right; none appears while somebody types.
    const found = checkRunnerForm(currentTarget);
    setErrors((now) => Object.fromEntries(Object.entries(found).filter(([field]) => field in now)));
  };
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const element = event.currentTarget;
    const birthDate = element.elements.namedItem('birthDate');
    if (birthDate instanceof HTMLInputElement) emptyHalfDate(birthDate);
    const found = checkRunnerForm(element);
    if (Object.keys(found).length > 0) {
      // The message must be there when its field is announced.
      flushSync(() => setErrors(found));
      element.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
      return;
    }
    const fields = readRunnerFields(element);
    const counties = readCounties(element);
    storeHandOver(wpId, model, counties);
    track('court_runner_sent', { counties: counties.chosen.length });
    location.assign(paths.purchaseCourtRunner({ wpId, ...fields, middleName: fields.middleName || null }, FUNNEL));
  };

  return (
    <form
      ref={form}
      className={styles.form}
      method="post"
      action={paths.purchaseCourtRunnerForm()}
      noValidate={isReady}
      onInput={onInput}
      onSubmit={onSubmit}
    >
      <CourtRunnerWrong errors={errors} />
      <input type="hidden" name="wpId" value={wpId} />
      {Object.entries(FUNNEL).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <CourtRunnerFields
        idPrefix={idPrefix}
        values={model.values}
        limits={model.limits}
        errors={errors}
        onBirthDateBlur={({ currentTarget }) => {
          if (emptyHalfDate(currentTarget))
            setErrors((now) => ({ ...now, birthDate: courtRunnerCopy.errors.birthDate }));
        }}
      />
      <CourtRunnerChoice idPrefix={idPrefix} served={counties} keptFrom={keptFrom} errors={errors} />
      <CourtRunnerNote />
      <div className={styles.total}>
        <p aria-live="polite">
          <span>{bought.length === 0 ? words.none : words.counted(bought.length)}</span>
          {bought.length === 0 ? null : <b> {formatPrice(requestTotal(baseProduct.regularPrice, bought))}</b>}
        </p>
        <Button look="lamp" type="submit">
          <PersonReviewLabel firstName={model.firstName} />
        </Button>
      </div>
    </form>
  );
}

/** 'Review Maya’s request'; without the name if it does not fit the button (P9-065), and on mobile (P9-066). */
function PersonReviewLabel({ firstName }: Pick<RunnerFormModel, 'firstName'>) {
  const name = firstName === null ? null : nameOnButton(firstName);
  if (name === null) return words.reviewShort;
  return (
    <>
      <span className={styles.wide}>{words.review(name)}</span>
      <span className={styles.narrow}>{words.reviewShort}</span>
    </>
  );
}
