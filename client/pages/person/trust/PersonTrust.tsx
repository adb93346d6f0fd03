import type { Confidence } from '../../../../shared/contract/person/identity-confidence.ts';
import { refreshedText } from '../../../../shared/copy/format/refreshed.ts';
import { personTrustCopy as words } from '../../../../shared/copy/person/person-trust.ts';
import { footerCopy } from '../../../../shared/copy/site/footer.ts';
import { HOW_SURE_ID } from '../../../../shared/copy/site/how-we-collect-data.ts';
import { paths } from '../../../../shared/urls/paths.ts';
import { classNames } from '../../../ui/text/class-names.ts';
import type { PersonPageModel } from '../person-model.ts';
import styles from './PersonTrust.module.css';
import why from './Why.module.css';

/** How many of the three bars are filled. */
const BARS: Readonly<Record<Confidence, number>> = { 'very-likely': 3, probably: 2, 'may-mix': 1 };

/**
 * How likely it is that the record is one person, in words, with the reasons one tap away, and the day of its sources. The
 * bars repeat the words. Nothing if the origin says neither.
 */
export function PersonTrust({ page }: { page: PersonPageModel }) {
  const { identity, refreshedOn } = page.details.results;
  if (identity === undefined && refreshedOn === undefined) return null;
  return (
    <div className={styles.trust}>
      {identity === undefined ? null : (
        <b>
          <svg viewBox="0 0 26 6" aria-hidden="true">
            {[0, 1, 2].map((bar) => (
              <rect
                key={bar}
                x={bar * 9}
                width="8"
                height="6"
                rx="2"
                className={bar < BARS[identity.confidence] ? styles.filled : undefined}
              />
            ))}
          </svg>
          {words.confidence[identity.confidence]}
        </b>
      )}
      {refreshedOn === undefined ? null : <span>{refreshedText(refreshedOn)}</span>}
      {identity === undefined ? null : (
        <details className={classNames(why.why, styles.how)}>
          <summary>{words.how}</summary>
          <ul>
            {identity.reasons.map((reason) => (
              <li key={reason}>{words.reasons[reason]}</li>
            ))}
          </ul>
          <p>{words.scale}</p>
          <a href={`${paths.howWeCollectData()}#${HOW_SURE_ID}`}>{footerCopy.howWeCollectData}</a>
        </details>
      )}
    </div>
  );
}
