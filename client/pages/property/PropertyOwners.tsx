import type { PropertyHolds } from '../../../shared/copy/records/property-holds.ts';
import { propertyPagesCopy } from '../../../shared/copy/search/property-pages.ts';
import styles from './PropertyOwners.module.css';

const words = propertyPagesCopy.page.owners;

/**
 * Owners on one line, as far as everybody may know them: how many, in order, all equally long, without a name, a year or
 * a price (F2-22).
 */
export function PropertyOwners({ holds }: { holds: PropertyHolds }) {
  const { ownerships, hasSale, mortgages } = holds;
  return (
    <>
      <div className={styles.head}>
        <h2 id="owners">{words.title}</h2>
        <p>{ownerships === 0 ? words.none : words.lede(ownerships)}</p>
      </div>
      {ownerships === 0 ? null : (
        <ol className={styles.line}>
          {stretchesOf(ownerships).map(({ number, text }) => (
            <li key={text}>
              <b aria-hidden="true">{number}</b>
              <span>{text}</span>
            </li>
          ))}
        </ol>
      )}
      {!hasSale && mortgages === 0 ? null : (
        <dl className={styles.facts}>
          {hasSale ? <Fact name={words.sale} text={words.saleText} /> : null}
          {mortgages === 0 ? null : <Fact name={words.loans} text={words.loansText(mortgages)} />}
        </dl>
      )}
    </>
  );
}

function Fact({ name, text }: { name: string; text: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{text}</dd>
    </div>
  );
}

interface Stretch {
  /** counts back from 1, the owner now */
  readonly number: string;
  readonly text: string;
}

/**
 * What stands on the line, the first owner on record first. More than four stretches would be too narrow for their words:
 * those in between are counted.
 */
function stretchesOf(ownerships: number): Stretch[] {
  const now = { number: '1', text: words.now };
  if (ownerships === 1) return [now];
  const rest = ownerships - 3;
  return [
    { number: String(ownerships), text: words.first },
    ...(rest > 0 ? [{ number: rest === 1 ? '3' : '…', text: words.more(rest) }] : []),
    ...(ownerships > 2 ? [{ number: '2', text: words.before }] : []),
    now,
  ];
}
