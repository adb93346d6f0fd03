import { phonePageCopy } from '../../../shared/copy/search/phone-page.ts';
import { paths } from '../../../shared/urls/paths.ts';
import { Button } from '../../ui/action/Button.tsx';
import { Banner } from '../../ui/surface/Banner.tsx';
import { Icon } from '../../ui/text/Icon.tsx';
import type { PhonePageModel } from '../page-model.ts';
import styles from './PhoneReports.module.css';

const words = phonePageCopy.reports;
const ERROR_ID = 'report-missing';

/** The form behind 'Report this number': posted to the page itself, which says what came of it. */
export function PhoneReportForm({ page: { answer, reported } }: { page: PhonePageModel }) {
  const isMissing = reported === 'missing';
  return (
    <div className={styles.foot}>
      <p>{words.note}</p>
      <details open={isMissing}>
        <summary>
          <Icon name="alert" size={16} />
          {words.open}
        </summary>
        <form method="post" action={paths.phone(answer)}>
          {isMissing ? (
            <Banner id={ERROR_ID} tone="error">
              {words.outcomes.missing}
            </Banner>
          ) : null}
          <fieldset aria-describedby={isMissing ? ERROR_ID : undefined}>
            <legend>{words.question}</legend>
            {Object.entries(words.kinds).map(([kind, name]) => (
              <label key={kind}>
                <input type="radio" name="kind" value={kind} required />
                {name}
              </label>
            ))}
          </fieldset>
          <p>{words.once}</p>
          <Button type="submit">{words.send}</Button>
        </form>
      </details>
    </div>
  );
}
