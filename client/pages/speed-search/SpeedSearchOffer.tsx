import { speedSearchCopy } from '../../../shared/copy/account/speed-search.ts';
import { paths } from '../../../shared/urls/paths.ts';
import { AccountPart, AccountParts } from '../../account/AccountPart.tsx';
import parts from '../../account/AccountParts.module.css';
import { ButtonLink } from '../../ui/action/Button.tsx';
import { Banner } from '../../ui/surface/Banner.tsx';
import styles from './SpeedSearch.module.css';
import type { SpeedSearchOffer as Offer, SpeedSearchPageModel, SpeedSearchPrice } from './speed-search-model.ts';

const words = speedSearchCopy.offer;

/** What Speed Search is, what it costs, and how this viewer can get it. */
export function SpeedSearchOffer({
  offer,
  price,
  problem,
}: Omit<Extract<SpeedSearchPageModel, { readonly view: 'offer' }>, 'kind' | 'view'>) {
  return (
    <AccountParts>
      {problem === null ? null : <Banner tone="error">{problem}</Banner>}
      <AccountPart id="speed-search-what" title={words.whatTitle}>
        <ul className={parts.bullets}>
          {words.what.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      </AccountPart>
      <AccountPart
        id="speed-search-price"
        title={price === null ? speedSearchCopy.title : words.priceTitle(price.price, price.period)}
      >
        {price === null ? null : <Terms price={price} />}
        <Way offer={offer} />
      </AccountPart>
    </AccountParts>
  );
}

function Terms({ price: { lookups, period } }: { price: SpeedSearchPrice }) {
  return (
    <p>
      {words.lookups(lookups)} {words.renews(period)}
    </p>
  );
}

function Way({ offer }: { offer: Offer }) {
  switch (offer.kind) {
    case 'buy':
      return (
        <>
          <p className={styles.ways}>
            <ButtonLink look="lamp" href={offer.href}>
              {words.start}
            </ButtonLink>
          </p>
          {offer.loginHref === null ? null : (
            <p>
              {words.loginText} <a href={offer.loginHref}>{words.login}</a>
            </p>
          )}
          <Others />
        </>
      );
    case 'change':
      return (
        <>
          <p>{words.changeText(offer.plan)}</p>
          <p className={styles.ways}>
            <ButtonLink look="lamp" href={offer.href}>
              {words.change}
            </ButtonLink>
          </p>
          <Others />
        </>
      );
    case 'member':
      return (
        <>
          <p>{words.member}</p>
          <p className={styles.ways}>
            <ButtonLink href={paths.family()}>{words.family}</ButtonLink>
          </p>
        </>
      );
    case 'overdue':
      return (
        <>
          <p>{words.overdue}</p>
          <p className={styles.ways}>
            <ButtonLink look="pine" href={offer.href}>
              {words.pay}
            </ButtonLink>
          </p>
        </>
      );
    case 'closed':
      return (
        <>
          <p>{words.closed}</p>
          <Others />
        </>
      );
  }
}

function Others() {
  return (
    <p>
      {words.included} <a href={paths.pricing()}>{words.plans}</a>
    </p>
  );
}
