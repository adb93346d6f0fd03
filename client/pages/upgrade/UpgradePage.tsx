import { upgradeCopy as words } from '../../../shared/copy/billing/upgrade.ts';
import { chargeOf } from '../../../shared/plans/decide-upgrade.ts';
import { paths } from '../../../shared/urls/paths.ts';
import { CheckoutFrame } from '../../checkout/CheckoutFrame.tsx';
import { UpgradeConsent } from '../../plans/UpgradeConsent.tsx';
import { UpgradeHolds, UpgradeTerms } from '../../plans/UpgradeTerms.tsx';
import { titleOfUpgrade, toPlanWay, upgradeReason, upgradeWay } from '../../plans/upgrade-way.ts';
import type { SiteModel } from '../../site/site-model.ts';
import { Wrap } from '../../site/Wrap.tsx';
import { Button, ButtonLink } from '../../ui/action/Button.tsx';
import { Banner } from '../../ui/surface/Banner.tsx';
import { Card, CardBody } from '../../ui/surface/Card.tsx';
import styles from './UpgradePage.module.css';
import type { UpgradePageModel } from './upgrade-model.ts';

/** The one-click upgrade for browsers without JavaScript: the same terms, agreements and button (P2-104). */
export function UpgradePage({ page, site }: { page: UpgradePageModel; site: SiteModel }) {
  const { place, offer, problem, back } = page;
  const reason = offer === null ? words.states.blocked : upgradeReason(offer);
  const way = offer === null ? toPlanWay(place) : upgradeWay(offer, place);
  const credits = offer !== null && 'product' in offer ? offer.product.backgroundCredits : 0;
  return (
    <CheckoutFrame site={site} back={{ href: back.href, firstName: null }} paymentWay={null}>
      <Wrap hasEnd>
        <div id="upgrade" className={styles.narrow}>
          <Card>
            <CardBody>
              <div className={styles.content}>
                <h1>{titleOfUpgrade(place.type, offer)}</h1>
                {problem === null ? null : (
                  // biome-ignore lint/a11y/noAutofocus: the page reloaded to report this
                  <div tabIndex={-1} autoFocus className={styles.problem}>
                    <Banner tone="error">
                      <b>{problem.title}</b> {problem.text}{' '}
                      <a href={paths.paymentMethod({ from: place.backPath })}>{words.anotherCard}</a>
                    </Banner>
                  </div>
                )}
                {reason === null ? <UpgradeHolds type={place.type} credits={credits} /> : <p>{reason}</p>}
                {offer?.kind === 'checkout' ? <UpgradeTerms offer={offer} now={page.now} /> : null}
                {offer?.kind === 'change' || offer?.kind === 'buy' ? (
                  <UpgradeForm page={page} offer={offer} />
                ) : (
                  <div className={styles.actions}>
                    {way !== null && back.text === way.text ? null : (
                      <ButtonLink look="quiet" href={back.href}>
                        {back.text}
                      </ButtonLink>
                    )}
                    {way === null ? null : (
                      <ButtonLink look={way.look} href={way.href}>
                        {way.text}
                      </ButtonLink>
                    )}
                  </div>
                )}
              </div>
            </CardBody>
          </Card>
        </div>
      </Wrap>
    </CheckoutFrame>
  );
}

function UpgradeForm({ page, offer }: { page: UpgradePageModel; offer: Parameters<typeof chargeOf>[0] }) {
  const { action, key, errors, values, back, now } = page;
  const { charge } = chargeOf(offer);
  return (
    <form method="post" action={action}>
      <UpgradeTerms offer={offer} now={now} />
      <input type="hidden" name="key" value={key} />
      <input type="hidden" name="product" value={offer.product.productId} />
      <input type="hidden" name="shownCharge" value={charge} />
      <UpgradeConsent offer={offer} errors={errors} values={values} />
      <div className={styles.actions}>
        <ButtonLink look="quiet" href={back.href}>
          {offer.kind === 'change' ? words.keep : words.notNow}
        </ButtonLink>
        <Button look="lamp" type="submit">
          {offer.kind === 'change' ? words.pay(charge) : words.buy(charge)}
        </Button>
      </div>
    </form>
  );
}
