import { Icon } from '../ui/text/Icon.tsx';
import styles from './CheckoutTicks.module.css';

/** What is bought, a line each with a tick: only what there is. Static. */
export function CheckoutTicks({ texts }: { texts: readonly string[] }) {
  return (
    <ul className={styles.ticks}>
      {texts.map((text) => (
        <li key={text}>
          <Icon name="check" size={16} />
          <span>{text}</span>
        </li>
      ))}
    </ul>
  );
}
