import { addressPageCopy } from '../../../shared/copy/search/address-page.ts';
import { Icon } from '../../ui/text/Icon.tsx';
import styles from './AddressSearchPage.module.css';

const words = addressPageCopy.search.tips;

/** How to ask for an address. */
export function AddressSearchTips() {
  return (
    <section className={styles.tips} aria-labelledby="tips">
      <h2 id="tips">{words.title}</h2>
      <ul>
        {words.items.map((tip) => (
          <li key={tip}>
            <Icon name="check" size={16} />
            {tip}
          </li>
        ))}
      </ul>
    </section>
  );
}
