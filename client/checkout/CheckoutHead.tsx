import styles from './CheckoutHead.module.css';

/** What is bought, and for whom or what. Never changes in the browser. */
export function CheckoutHead({ title, lede }: { title: string; lede: string }) {
  return (
    <div className={styles.head}>
      <h1>{title}</h1>
      <p>{lede}</p>
    </div>
  );
}
