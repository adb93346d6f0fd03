import styles from './BrowsePage.module.css';

/** The heading of a list and what it holds, in a sentence. */
export function BrowseHead({ title, lede }: { title: string; lede: string }) {
  return (
    <div className={styles.head}>
      <h1>{title}</h1>
      <p>{lede}</p>
    </div>
  );
}
