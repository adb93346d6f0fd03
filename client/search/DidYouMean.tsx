import { Fragment } from 'react';
import { resultsPlaceCopy } from '../../shared/copy/search/results-place.ts';
import styles from './DidYouMean.module.css';

/** A place that a text may mean; `people`: how many are found there, with the digits grouped. */
interface MeantLink {
  readonly text: string;
  readonly href: string;
  readonly people?: string;
}

/** The places that a text may mean instead of, or besides, the one it was read as. Renders nothing without any. */
export function DidYouMean({ places }: { places: readonly MeantLink[] }) {
  if (places.length === 0) return null;
  return (
    <p className={styles.meant}>
      {resultsPlaceCopy.didYouMean}{' '}
      {places.map(({ text, href, people }, at) => (
        <Fragment key={href}>
          {at === 0 ? null : ' · '}
          <a href={href}>{text}</a>
          {people === undefined ? null : ` (${people})`}
        </Fragment>
      ))}
      ?
    </p>
  );
}
