import { speedSearchCopy as words } from '../../../shared/copy/account/speed-search.ts';
import { formatDay } from '../../../shared/copy/format/day.ts';
import { paths } from '../../../shared/urls/paths.ts';
import { AccountPart, AccountParts } from '../../account/AccountPart.tsx';
import { Button } from '../../ui/action/Button.tsx';
import { Banner } from '../../ui/surface/Banner.tsx';
import { NewWindowNote } from '../../ui/text/VisuallyHidden.tsx';
import { HiddenLine } from './HiddenLine.tsx';
import styles from './SpeedSearch.module.css';
import { SpeedSearchLeft } from './SpeedSearchLeft.tsx';
import { SpeedSearchListForm } from './SpeedSearchListForm.tsx';
import type { SpeedSearchForm, SpeedSearchLookups } from './speed-search-model.ts';

/** The form for a list, with what is left to look up. */
export function SpeedSearchList({ form, lookups }: { form: SpeedSearchForm; lookups: SpeedSearchLookups }) {
  return (
    <AccountParts>
      {form.problem === null ? null : <Problem form={form} problem={form.problem} />}
      {lookups === null || lookups === 'no-limit' || lookups.left > 0 ? null : (
        <Banner tone="lamp">
          {words.noneLeft.text} {lookups.until === null ? null : `${words.noneLeft.back(formatDay(lookups.until))} `}
          <a href={paths.pricing()}>{words.noneLeft.more}</a>
        </Banner>
      )}
      <AccountPart id="speed-search-list" title={words.list.title}>
        <SpeedSearchLeft lookups={lookups} />
        <SpeedSearchListForm form={form} />
      </AccountPart>
    </AccountParts>
  );
}

function Problem({
  form: { again },
  problem,
}: {
  form: SpeedSearchForm;
  problem: NonNullable<SpeedSearchForm['problem']>;
}) {
  return (
    <Banner tone="error">
      <p>{problem.text}</p>
      {problem.loginHref === null ? null : (
        <p>
          <a href={problem.loginHref} target="_blank" rel="noopener">
            {words.errors.logIn}
            <NewWindowNote />
          </a>
        </p>
      )}
      {again === null ? null : (
        <form className={styles.again} method="post" action={paths.speedSearch()}>
          {again.map(({ text, personId = null }, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: lines keep their order, and two may be alike
            <HiddenLine key={at} at={at} text={text} personId={personId} />
          ))}
          <Button type="submit">{words.errors.sendChoices}</Button>
        </form>
      )}
    </Banner>
  );
}
