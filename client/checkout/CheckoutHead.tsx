import { classNames } from '../ui/text/class-names.ts';
import styles from './CheckoutHead.module.css';

/** What is bought, and for whom or what. Never changes in the browser. `isTight`: what is around it has its own space above. */
export function CheckoutHead({ title, lede, isTight = false }: { title: string; lede: string; isTight?: boolean }) {
  return (
    <div className={classNames(styles.head, isTight && styles.tight)}>
      <h1>{title}</h1>
      <p>{lede}</p>
    </div>
  );
}
