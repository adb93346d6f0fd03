import type { StateFlag } from '../../../../shared/contract/state-flag.ts';
import { badPaymentCopy } from '../../../../shared/copy/billing/bad-payment.ts';
import { upgradeCopy } from '../../../../shared/copy/billing/upgrade.ts';
import { personActionCopy, personFlagCopy, shortName } from '../../../../shared/copy/person/person-actions.ts';
import { canSave } from '../../../../shared/people/plan-features.ts';
import { withoutPlanFlags } from '../../../../shared/urls/builders/plan-flag-paths.ts';
import { withoutStateFlags } from '../../../../shared/urls/builders/state-flag-paths.ts';
import { safeRedirectPath } from '../../../../shared/urls/parsers/safe-redirect.ts';
import { paths } from '../../../../shared/urls/paths.ts';
import { Button, ButtonLink } from '../../../ui/action/Button.tsx';
import { Banner } from '../../../ui/surface/Banner.tsx';
import { lookupLack } from '../header/lack-texts.ts';
import styles from '../header/PersonTop.module.css';
import type { PersonPageModel } from '../person-model.ts';
import { decideFlags } from './decide-flags.ts';

/**
 * What the flags in the address did, for browsers without JavaScript (P2-041, P2-043, P2-049), and what has to be
 * confirmed first. `path` is the page's own, flags included.
 */
export function PersonFlags({ page, path }: { page: PersonPageModel; path: string }) {
  const { said, asks, lacksLookup } = decideFlags(page, path, canSave(page.details));
  return (
    <>
      {said.length > 0 || lacksLookup ? (
        <noscript>
          {said.map(({ text, isDone }) => (
            <div key={text} className={styles.banner}>
              <Banner tone={isDone ? 'info' : 'error'}>{text}</Banner>
            </div>
          ))}
          {lacksLookup ? (
            <div className={styles.banner}>
              <LookupNotice page={page} path={path} />
            </div>
          ) : null}
        </noscript>
      ) : null}
      <PlanFlags page={page} path={path} />
      {asks.map((flag) => (
        <div key={flag} className={styles.banner}>
          <Banner>
            <Ask page={page} flag={flag} path={path} />
          </Banner>
        </div>
      ))}
    </>
  );
}

/** The dialogs about a plan that the address opens (P2-060, P2-061) are pages for browsers without JavaScript. */
function PlanFlags({ page, path }: { page: PersonPageModel; path: string }) {
  const { showsBadPayment, upgrade } = page.flags;
  const isOverdue = page.details.userInfo.userType === 'delinquent';
  if (!page.isLoggedIn) return null;
  const from = safeRedirectPath(withoutPlanFlags(path));
  const href = showsBadPayment
    ? paths.paymentMethod({ from })
    : upgrade === null || upgrade === 'unknown' || page.isUpgradeBlocked
      ? null
      : paths.upgrade({ upgradeType: upgrade, wpId: page.details.results.id, wpSource: 'people' });
  if (href === null) return null;
  return (
    <noscript>
      <div className={styles.banner}>
        <Banner>
          {showsBadPayment && isOverdue ? `${badPaymentCopy.title}. ` : null}
          <a href={href}>{showsBadPayment ? badPaymentCopy.link : upgradeCopy.see}</a>
        </Banner>
      </div>
    </noscript>
  );
}

function LookupNotice({ page, path }: { page: PersonPageModel; path: string }) {
  const { lookup } = personActionCopy;
  return (
    <Banner>
      {lookupLack(page.details).text}
      {page.isLoggedIn ? null : (
        <>
          {` ${lookup.subscribed} `}
          <a href={paths.login({ redirect: path })}>{lookup.logIn}</a>
        </>
      )}
    </Banner>
  );
}

/**
 * A question with a form for yes, which works without JavaScript, and a link to this page without the flag for no
 * (P2-064).
 */
function Ask({ page, flag, path }: { page: PersonPageModel; flag: StateFlag; path: string }) {
  const { results: person, myContactsListId } = page.details;
  const words = personFlagCopy.asks[flag];
  const isSave = flag === 'save_contact';
  return (
    <div className={styles.ask}>
      <p>{words.question(shortName(person.name.fullName))}</p>
      <div className={styles.ways}>
        <ButtonLink look="quiet" size="small" href={safeRedirectPath(withoutStateFlags(path))}>
          {personFlagCopy.leave}
        </ButtonLink>
        <form method="post">
          <input
            type="hidden"
            name={isSave ? 'list' : 'name'}
            value={isSave ? (myContactsListId ?? '') : person.name.fullName}
          />
          <Button type="submit" size="small" name="do" value={isSave ? 'save' : flag}>
            {words.button}
          </Button>
        </form>
      </div>
    </div>
  );
}
