import { cookieChoicesCopy } from '../../shared/copy/site/cookie-choices.ts';
import { paths } from '../../shared/urls/paths.ts';
import type { SiteModel } from '../site/site-model.ts';
import { Button } from '../ui/action/Button.tsx';
import { CONSENT_BANNER_ID } from './banner-id.ts';
import styles from './ConsentBanner.module.css';

const { banner, buttons } = cookieChoicesCopy;

/**
 * Asks readers in countries of opt-in, above the page: nothing is covered and nothing waits for an answer. Both answers
 * look the same, refusing first. Without scripts the form leads back to the same page; with them the page stays as it is
 * (answer-banner.ts). Its style sheet comes only with pages that have it.
 */
export function ConsentBanner({ site: { path, sendsOptOut } }: { site: SiteModel }) {
  return (
    <section
      id={CONSENT_BANNER_ID}
      className={styles.banner}
      aria-label={banner.label}
      data-saved={banner.saved}
      data-offline={banner.offline}
    >
      <form className={styles.form} method="post" action={paths.cookieChoices()}>
        <input type="hidden" name="back" value={path} />
        <p>
          <b>{banner.title}</b> {sendsOptOut === true ? banner.withSignal : banner.text}{' '}
          <a href={paths.cookieChoices()}>{banner.more}</a>
        </p>
        <div className={styles.answers}>
          <Button type="submit" name="answer" value="none">
            {buttons.none}
          </Button>
          <Button type="submit" name="answer" value="all">
            {buttons.all}
          </Button>
        </div>
      </form>
    </section>
  );
}
