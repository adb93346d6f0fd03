import { Fragment } from 'react';
import { lookupsCopy } from '../../../../shared/copy/billing/lookups.ts';
import { recentUpdatesCopy } from '../../../../shared/copy/person/monitor.ts';
import { personCopy } from '../../../../shared/copy/person/person.ts';
import { personActionCopy } from '../../../../shared/copy/person/person-actions.ts';
import { lowLookups } from '../../../../shared/people/low-lookups.ts';
import { isNameOnly } from '../../../../shared/people/name-only.ts';
import { paths } from '../../../../shared/urls/paths.ts';
import { markEvent } from '../../../analytics/mark-event.ts';
import { Button } from '../../../ui/action/Button.tsx';
import { Banner } from '../../../ui/surface/Banner.tsx';
import { Icon } from '../../../ui/text/Icon.tsx';
import { anchorOfChange, listChanges, sectionOfChange } from '../monitor/list-changes.ts';
import type { LogInReason, PersonPageModel } from '../person-model.ts';
import { orderSections } from '../person-sections.ts';
import { LOOKUPS_BANNER_ID, OPENING_ID } from '../place-ids.ts';
import { PersonOffer } from '../registry/PersonOffer.tsx';
import { askLogInText } from './lack-texts.ts';
import { PersonOpenForm } from './PersonOpenForm.tsx';
import styles from './PersonTop.module.css';

/**
 * Asks logged-out visitors to log in when they follow a link for subscribers or one that monitors, and leads back here
 * (P2-052): for browsers without JavaScript and for visitors who closed the dialog (P2-051). To monitor, an address is
 * enough.
 */
export function PersonAskLogIn({
  page: { details },
  reason,
  redirect,
}: {
  page: PersonPageModel;
  reason: LogInReason;
  redirect: string;
}) {
  const { results: person } = details;
  return (
    <div className={styles.banner}>
      <Banner>
        {`${askLogInText(person, reason)} `}
        <a href={paths.login({ redirect })}>{personCopy.askLogIn.link}</a>
        {reason === 'monitor' ? (
          <>
            {' · '}
            <a href={paths.monitor({ personId: person.id })}>{personActionCopy.logIn.byEmail}</a>
          </>
        ) : null}
      </Banner>
    </div>
  );
}

/** What changed since the viewer last looked, for browsers without JavaScript: otherwise the button lists it (P4-014). */
export function PersonUpdates({ page }: { page: PersonPageModel }) {
  const { details } = page;
  const { changeCounts } = details.results;
  const changes = details.isMonitoring && changeCounts !== null ? listChanges(changeCounts) : [];
  if (changes.length === 0) return null;
  const sections = isNameOnly(details.results) ? [] : orderSections(page);
  return (
    <noscript>
      <div className={styles.banner}>
        <Banner>
          {`${recentUpdatesCopy.title}: `}
          {changes.map(({ kind, count }, at) => (
            <Fragment key={kind}>
              {at === 0 ? null : ' · '}
              {sections.includes(sectionOfChange(kind)) ? (
                <a href={`#${anchorOfChange(kind)}`}>{recentUpdatesCopy.changes(kind, count)}</a>
              ) : (
                recentUpdatesCopy.changes(kind, count)
              )}
            </Fragment>
          ))}
        </Banner>
      </div>
    </noscript>
  );
}

/**
 * Tells a paying viewer who sees the free view why, what stays open, until when, and what would end it (P4-049). It can
 * be dismissed. Viewers who cannot change the plan get only the facts.
 */
export function PersonOutOfLookups({ page }: { page: PersonPageModel }) {
  const { userInfo } = page.details;
  const words = lookupsCopy.out;
  const canChange = userInfo.userType !== 'fam' && !page.isUpgradeBlocked;
  return (
    <div id={LOOKUPS_BANNER_ID} className={styles.dismissible}>
      <Banner tone="lamp">
        <b>{words.title(userInfo.lookupUsage?.max ?? null)}</b>
        {` ${words.until(timeOf(userInfo.resetsAt))} `}
        {canChange ? <PersonOffer page={page} slot="header" look="inline" price="inside" /> : null}
      </Banner>
      <div className={styles.dismiss}>
        <Button
          look="quiet"
          size="small"
          isIcon
          aria-label={words.dismiss}
          data-dismiss=""
          {...markEvent('banner_dismissed', { banner: 'lookups' })}
        >
          <Icon name="close" />
        </Button>
      </div>
    </div>
  );
}

/**
 * Tells a viewer who has a lookup left why they see the free view, and opens the person: for those who came from
 * elsewhere, since another site may have sent them (docs/rules.md).
 */
export function PersonOpening({ page: { details } }: { page: PersonPageModel }) {
  return (
    <div id={OPENING_ID} className={styles.banner}>
      <Banner>
        <div className={styles.ask}>
          <p>{lookupsCopy.open.text}</p>
          <div className={styles.ways}>
            <PersonOpenForm userInfo={details.userInfo} />
          </div>
        </div>
      </Banner>
    </div>
  );
}

/**
 * A calm line once a fifth of the plan's lookups or less are left (P6-059): '4 of 20 people left until Dec 4, 2026'.
 */
export function PersonLowLookups({ page }: { page: PersonPageModel }) {
  const { lookupUsage, resetsAt } = page.details.userInfo;
  const low = lowLookups(lookupUsage);
  return low === null ? null : <p className={styles.low}>{lookupsCopy.left(low.left, low.max, timeOf(resetsAt))}</p>;
}

/** Milliseconds since 1970; null if it is not a time. */
function timeOf(iso: string | null): number | null {
  const time = iso === null ? Number.NaN : Date.parse(iso);
  return Number.isNaN(time) ? null : time;
}
