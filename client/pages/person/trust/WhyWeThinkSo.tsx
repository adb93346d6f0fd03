import type { Provenance } from '../../../../shared/contract/primitives.ts';
import { personTrustCopy } from '../../../../shared/copy/person/person-trust.ts';
import { formatMonth } from '../../../../shared/people/months.ts';
import { IS_THIS_YOU_ID } from '../place-ids.ts';
import styles from './Why.module.css';

const words = personTrustCopy.why;

/**
 * Under a fact that was sent whole: its kind of source, when it was first and last seen, what matched, and where to report
 * an error. A short native details element, because a page has dozens of them. What is not on record is left out.
 */
export function WhyWeThinkSo({ provenance }: { provenance: Provenance }) {
  const { source, firstSeen, lastSeen, matchedBy } = provenance;
  const rows: readonly (readonly [string, string | null])[] = [
    [words.source, words.kind(source)],
    [words.firstSeen, firstSeen === null ? null : formatMonth(firstSeen)],
    [words.lastSeen, lastSeen === null ? null : formatMonth(lastSeen)],
    [words.matched, matchedBy === undefined ? null : words.points(matchedBy)],
  ];
  return (
    <details className={styles.why}>
      <summary>{words.label}</summary>
      <dl>
        {rows.map(([term, text]) =>
          text === null ? null : (
            <div key={term}>
              <dt>{term}</dt>
              <dd>{text}</dd>
            </div>
          ),
        )}
      </dl>
      <a href={`#${IS_THIS_YOU_ID}`}>{words.report}</a>
    </details>
  );
}
