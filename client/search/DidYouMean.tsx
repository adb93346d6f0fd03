import { browseCopy } from '../../shared/copy/search/browse.ts';
import styles from './DidYouMean.module.css';

/** The places that a text may mean which is none, as links. Renders nothing without any. */
export function DidYouMean({ places }: { places: readonly { readonly text: string; readonly href: string }[] }) {
  if (places.length === 0) return null;
  return (
    <p className={styles.meant}>
      {browseCopy.didYouMean}{' '}
      {places.map(({ text, href }, at) => (
        <span key={href}>
          {at === 0 ? null : ' · '}
          <a href={href}>{text}</a>
        </span>
      ))}
      ?
    </p>
  );
}
