import { type ReactNode, useRef } from 'react';
import { createPortal } from 'react-dom';
import type { Person } from '../../../../shared/contract/person/person.ts';
import { personCopy } from '../../../../shared/copy/person/person.ts';
import { personPhonesCopy } from '../../../../shared/copy/person/person-sections.ts';
import { PERSON_SECTIONS } from '../../../../shared/people/person-sections.ts';
import { hasBusinessFeatures } from '../../../../shared/people/plan-features.ts';
import { paths } from '../../../../shared/urls/paths.ts';
import chip from '../../../ui/action/Chip.module.css';
import copy from '../../../ui/action/CopyButton.module.css';
import disclosure from '../../../ui/list/Disclosure.module.css';
import row from '../../../ui/list/Row.module.css';
import card from '../../../ui/surface/Card.module.css';
import { Card, CardFoot, EmptyState } from '../../../ui/surface/Card.tsx';
import sectionHead from '../../../ui/surface/SectionHead.module.css';
import { SectionHead } from '../../../ui/surface/SectionHead.tsx';
import mask from '../../../ui/text/Masked.module.css';
import { ServerHtml } from '../../../ui/text/ServerHtml.tsx';
import type { AnyPersonPage, PhoneToCheck } from '../browser-model.ts';
import { browserModelOf, fullModelOf } from '../model-of.ts';
import confirmed from '../PersonConfirmed.module.css';
import { PersonPremiumTag } from '../PersonLockTag.tsx';
import type { PersonPageModel } from '../person-model.ts';
import { OFFER_SHEETS } from '../registry/offer-sheets.ts';
import { PersonOffer } from '../registry/PersonOffer.tsx';
import group from './PersonPhoneGroup.module.css';
import { PersonPhoneGroup } from './PersonPhoneGroup.tsx';
import { PersonPhoneOffer } from './PersonPhoneOffer.tsx';
import { hasHiddenPhones, hasMasked, phoneGroups, phonesToCheck } from './phone-groups.ts';
import { usePhoneCheck } from './use-phone-check.ts';

const words = personCopy.phones;
/** Style sheets of the parts that stay as the server wrote them. */
const SHEETS = [card, chip, copy, disclosure, mask, row, sectionHead, confirmed, group, ...OFFER_SHEETS];

/**
 * A person's numbers by kind of line. Paying viewers with business features can have the first ones checked; paying
 * viewers without them are told, in the same place, which plan includes the check (P6-048).
 */
export function PersonPhones({ page }: { page: AnyPersonPage }) {
  const { phonesToCheck } = browserModelOf(page);
  if (phonesToCheck.length > 0) return <PersonCheckedPhones page={page} phones={phonesToCheck} />;
  return (
    <ServerHtml as="section" labelledBy={PERSON_SECTIONS.phones.anchor} sheets={SHEETS}>
      {import.meta.env.SSR ? (
        <>
          <PersonPhonesHead page={fullModelOf(page)} />
          <Card>
            <PersonPhoneGroups page={fullModelOf(page)} />
          </Card>
        </>
      ) : null}
    </ServerHtml>
  );
}

/** The same with the check: its offer above the numbers, its results in their rows. */
function PersonCheckedPhones({ page, phones }: { page: AnyPersonPage; phones: readonly PhoneToCheck[] }) {
  const { view, start } = usePhoneCheck(phones);
  return (
    <section aria-labelledby={PERSON_SECTIONS.phones.anchor}>
      <ServerHtml id="phones-head">
        {import.meta.env.SSR ? <PersonPhonesHead page={fullModelOf(page)} /> : null}
      </ServerHtml>
      <Card>
        {view.line}
        {view.line === null && view.phase !== 'done' ? (
          <PersonPhoneOffer isBusy={view.phase !== 'idle'} onStart={start} />
        ) : null}
        <ServerHtml id="phones-list" sheets={SHEETS}>
          {import.meta.env.SSR ? <PersonPhoneGroups page={fullModelOf(page)} /> : null}
        </ServerHtml>
        {phones.map((phone) => (
          <PersonPhoneResult key={phone.id} phone={phone}>
            {view.aboutOf(phone)}
          </PersonPhoneResult>
        ))}
      </Card>
    </section>
  );
}

/** Puts what the check says about a phone into its rows: a record may list a number twice. */
function PersonPhoneResult({ phone, children }: { phone: PhoneToCheck; children: ReactNode }) {
  const places = useRef<readonly Element[] | null>(null);
  if (children === null && places.current === null) return null;
  places.current ??= aboutPlaces(phone);
  return places.current.map((place, index) => createPortal(children, place, String(index)));
}

/** The notes beside a phone; a row without one gets an empty one. */
function aboutPlaces({ id }: PhoneToCheck): readonly Element[] {
  const links = document.querySelectorAll(`#phones-list a[href="${paths.phone({ phone: id })}"]`);
  return Array.from(links, (link) => {
    const value = link.parentElement as Element;
    const next = value.nextElementSibling;
    if (next !== null && next.className === row.about) return next;
    const about = document.createElement('div');
    about.className = row.about ?? '';
    value.after(about);
    return about;
  });
}

/** Whether a paying viewer's plan lacks the check, which could cover some of these numbers. */
function lacksActivity({ details }: PersonPageModel): boolean {
  const { results: person, entitlement, userInfo } = details;
  const covered = entitlement === 'free' ? [] : phonesToCheck(person);
  return !hasHiddenPhones(person) && !hasBusinessFeatures(userInfo.userType) && covered.length > 0;
}

function PersonPhonesHead({ page }: { page: PersonPageModel }) {
  const person = page.details.results;
  const { phonesCount } = person.counts;
  return (
    <SectionHead id={PERSON_SECTIONS.phones.anchor} title={words.title} count={phonesCount || undefined}>
      {hasHiddenPhones(person) ? <PersonPremiumTag /> : null}
    </SectionHead>
  );
}

/** The numbers, and what is offered below them. */
function PersonPhoneGroups({ page }: { page: PersonPageModel }) {
  const { details } = page;
  const groups = phoneGroups(details.results, details.entitlement === 'free');
  return (
    <>
      {groups.map((group) => (
        <PersonPhoneGroup key={group.title} group={group} />
      ))}
      {groups.length === 0 ? (
        <EmptyState icon="phone">
          <p>{words.none}</p>
        </EmptyState>
      ) : null}
      {hasHiddenPhones(details.results) || lacksActivity(page) || page.flags.debugsRegistry ? (
        <CardFoot>
          <PersonPhonesFoot page={page} />
        </CardFoot>
      ) : null}
    </>
  );
}

/** What is hidden of the numbers, or which plan includes the check (P6-048), and what the registry offers. */
function PersonPhonesFoot({ page }: { page: PersonPageModel }) {
  const person = page.details.results;
  const lackNote = lacksActivity(page) ? personPhonesCopy.activityNote : null;
  const note = hasHiddenPhones(person) ? lockedNote(person) : lackNote;
  return (
    <>
      {note === null ? null : <p>{note}</p>}
      <PersonOffer page={page} slot="phones" />
    </>
  );
}

/** Mentions only what is there: a listed number, blurred digits. Shown if numbers are hidden (P6-024). */
function lockedNote({ mobilePhones, landlinePhones, otherPhones }: Person): string {
  const phones = [...mobilePhones, ...landlinePhones, ...otherPhones];
  const notes = [
    phones.some((phone) => phone.type === 'full' && phone.isListed) ? words.listedNote : null,
    hasMasked(phones) ? words.maskNote : words.notSentNote,
  ];
  return notes.filter((note) => note !== null).join(' ');
}
