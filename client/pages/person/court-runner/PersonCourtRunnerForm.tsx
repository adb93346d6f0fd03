import { type ChangeEvent, type FormEvent, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { formatPrice } from '../../../../shared/copy/format/dollars.ts';
import { courtRunnerCopy } from '../../../../shared/copy/records/court-runner.ts';
import { requestTotal } from '../../../../shared/court-runner/county-options.ts';
import { nameOnButton } from '../../../../shared/court-runner/runner-name.ts';
import { checkCourtRunner, RUNNER_FIELDS, type RunnerErrors } from '../../../../shared/forms/court-runner-form.ts';
import { paths } from '../../../../shared/urls/paths.ts';
import {
  CourtRunnerCounties,
  CourtRunnerFields,
  CourtRunnerNote,
  CourtRunnerWrong,
} from '../../../court-runner/CourtRunnerFields.tsx';
import { storeHandOver } from '../../../court-runner/hand-over-storage.ts';
import { emptyHalfDate, readRunnerForm } from '../../../court-runner/read-runner-form.ts';
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
export function PersonCourtRunnerForm({ model, idPrefix }: { model: RunnerFormModel; idPrefix: string }) {
  const { wpId, options, baseProduct } = model;
  const form = useRef<HTMLFormElement>(null);
  const [errors, setErrors] = useState<RunnerErrors>({});
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const [isReady, setIsReady] = useState(false);
  useEffect(() => {
    // From here on, the form shows its own messages. A visitor faster than this script may have checked something
    // already.
    setIsReady(true);
    if (form.current !== null) setChosen(readRunnerForm(form.current).chosen);
  }, []);
  const bought = options.filter(({ productId }) => chosen.includes(productId));

  const check = (element: HTMLFormElement): RunnerErrors => {
    const { fields, chosen } = readRunnerForm(element);
    return checkCourtRunner(fields, chosen, Date.now());
  };
  const onChange = ({ currentTarget }: ChangeEvent<HTMLFormElement>) => {
    setChosen(readRunnerForm(currentTarget).chosen);
    // A message disappears as soon as its field is right; none appears while somebody types.
    const found = check(currentTarget);
    setErrors((now) => Object.fromEntries(Object.entries(found).filter(([field]) => field in now)));
  };
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const element = event.currentTarget;
    const birthDate = element.elements.namedItem('birthDate');
    if (birthDate instanceof HTMLInputElement) emptyHalfDate(birthDate);
    const found = check(element);
    const wrong = RUNNER_FIELDS.find((field) => found[field] !== undefined);
    if (wrong !== undefined) {
      // The message must be there when its field is announced.
      flushSync(() => setErrors(found));
      element.querySelector<HTMLElement>(`[name="${wrong}"]`)?.focus();
      return;
    }
    const { fields } = readRunnerForm(element);
    storeHandOver(wpId, {
      products: bought.map(({ productId, price, countyName, stateCode }) => ({
        productId,
        price,
        countyName,
        stateCode,
      })),
      baseProduct,
    });
    location.assign(paths.purchaseCourtRunner({ wpId, ...fields, middleName: fields.middleName || null }, FUNNEL));
  };

  return (
    <form
      ref={form}
      className={styles.form}
      method="post"
      action={paths.purchaseCourtRunnerForm()}
      noValidate={isReady}
      onChange={onChange}
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
      <CourtRunnerCounties
        idPrefix={idPrefix}
        options={options}
        regularPrice={baseProduct.regularPrice}
        chosen={[]}
        error={errors.county}
      />
      <CourtRunnerNote />
      <div className={styles.total}>
        <p aria-live="polite">
          <span>{bought.length === 0 ? words.none : words.counted(bought.length)}</span>{' '}
          <b>{formatPrice(requestTotal(baseProduct.regularPrice, bought))}</b>
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
