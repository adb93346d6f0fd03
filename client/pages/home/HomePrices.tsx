import { pricingCopy } from '../../../shared/copy/billing/pricing.ts';
import { formatPrice } from '../../../shared/copy/format/dollars.ts';
import { sampleReportCopy } from '../../../shared/copy/person/sample-report.ts';
import { homeCopy } from '../../../shared/copy/search/home.ts';
import { paths } from '../../../shared/urls/paths.ts';
import { Wrap } from '../../site/Wrap.tsx';
import { ButtonLink } from '../../ui/action/Button.tsx';
import { Icon } from '../../ui/text/Icon.tsx';
import styles from './HomeBand.module.css';
import own from './HomePrices.module.css';
import type { HomePrice } from './home-model.ts';

const words = homeCopy.prices;
const { free } = words;

/** What is free, and what plans cost; nothing if no price is known. */
export function HomePrices({ prices }: { prices: readonly HomePrice[] }) {
  if (prices.length === 0) return null;
  return (
    <section className={`${styles.band} ${styles.paper}`} aria-labelledby="prices">
      <Wrap>
        <div className={styles.intro}>
          <h2 id="prices">{words.title}</h2>
          <p>{words.lede}</p>
        </div>
        <ul className={own.cards}>
          <PriceCard name={free.name} price={free.price} note={free.note} has={free.has} />
          {prices.map(({ tier, price, note, has }) => (
            <PriceCard key={tier} name={pricingCopy.names[tier]} price={formatPrice(price)} note={note} has={has} />
          ))}
        </ul>
        <p className={own.fairUse}>{pricingCopy.fairUse(null)}</p>
        <div className={styles.actions}>
          <ButtonLink href={paths.pricing()}>{words.compare}</ButtonLink>
          <ButtonLink href={paths.sampleReport()}>{sampleReportCopy.see}</ButtonLink>
        </div>
      </Wrap>
    </section>
  );
}

function PriceCard({ name, price, note, has }: { name: string; price: string; note: string; has: readonly string[] }) {
  return (
    <li className={own.card}>
      <h3>{name}</h3>
      <p>
        <b>{price}</b> <small>{note}</small>
      </p>
      <ul>
        {has.map((text) => (
          <li key={text}>
            <Icon name="check" size={16} />
            {text}
          </li>
        ))}
      </ul>
    </li>
  );
}
