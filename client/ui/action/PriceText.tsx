import { upperFirst } from '../../../shared/copy/format/prose.ts';
import styles from './LampLink.module.css';

/**
 * The whole price of the offer beside it: 'One report, $14.99, no subscription, readable for 30 days'. The link's
 * `priceId` is its `id`, so that a screen reader says it with the link.
 */
export function PriceText({ id, whole }: { id: string; whole: string }) {
  return (
    <small id={id} className={styles.price}>
      {upperFirst(whole)}
    </small>
  );
}
