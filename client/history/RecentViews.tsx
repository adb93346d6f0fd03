import { recentCopy } from '../../shared/copy/search/recent.ts';
import { paths } from '../../shared/urls/paths.ts';
import { Wrap } from '../site/Wrap.tsx';
import { Button } from '../ui/action/Button.tsx';
import { Icon } from '../ui/text/Icon.tsx';
import styles from './RecentViews.module.css';

interface RecentViewsProps {
  /**
   * tiles across a page: people only; rows in a column: searches too; rows of a day: whoever this browser opened in the
   * last 24 hours
   */
  readonly look: 'tiles' | 'rows' | 'day';
  /** path of the page that shows the list, which leaves itself out */
  readonly ownPath?: string | undefined;
}

/**
 * The place for where the reader left off: what the browser stores is unknown until scripts run, which fill the template
 * (recent-list.ts). The list appears late, so the parent keeps what follows below the fold.
 */
export function RecentViews({ look, ownPath }: RecentViewsProps) {
  return (
    <div data-recent={look} data-own-path={ownPath}>
      <template>
        {look === 'tiles' ? (
          <Wrap>
            <RecentList look={look} />
          </Wrap>
        ) : (
          <RecentList look={look} />
        )}
      </template>
    </div>
  );
}

/** The list with one empty row, which stands for all of them. */
function RecentList({ look }: Pick<RecentViewsProps, 'look'>) {
  return (
    <section className={look === 'tiles' ? styles.tiles : styles.rows} aria-labelledby="recent-views">
      <div className={styles.head}>
        <h2 id="recent-views" tabIndex={-1}>
          {look === 'day' ? recentCopy.titleOfDay : recentCopy.title}
        </h2>
        <Button look="quiet" size="small" name="clear">
          {recentCopy.clear}
        </Button>
      </div>
      <ul className={styles.list}>
        <li>
          <a href={paths.home()}>
            <b />
            <span />
          </a>
          <Button look="quiet" isIcon name="remove">
            <Icon name="close" size={16} />
          </Button>
        </li>
      </ul>
      <p className={styles.said} role="status">
        <span />
        <Button look="quiet" size="small" name="undo" hidden>
          {recentCopy.undo}
        </Button>
      </p>
      <p className={styles.note}>{recentCopy.note}</p>
    </section>
  );
}
