import { type ReactNode, useRef } from 'react';
import { createPortal } from 'react-dom';
import { paths } from '../../../../shared/urls/paths.ts';
import row from '../../../ui/list/Row.module.css';
import type { PhoneToCheck } from '../browser-model.ts';
import { PersonPhoneOffer } from './PersonPhoneOffer.tsx';
import { usePhoneCheck } from './use-phone-check.ts';

/** The numbers, which the server wrote. */
export const PHONES_LIST_ID = 'phones-list';

/** The check of a person's phones: its offer above the numbers, its results in their rows. */
export function PersonCheckedPhones({ phones }: { phones: readonly PhoneToCheck[] }) {
  const { view, start } = usePhoneCheck(phones);
  return (
    <>
      {view.line}
      {view.line === null && view.phase !== 'done' ? (
        <PersonPhoneOffer isBusy={view.phase !== 'idle'} onStart={start} />
      ) : null}
      {phones.map((phone) => (
        <PersonPhoneResult key={phone.id} phone={phone}>
          {view.aboutOf(phone)}
        </PersonPhoneResult>
      ))}
    </>
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
  const links = document.querySelectorAll(`#${PHONES_LIST_ID} a[href="${paths.phone({ phone: id })}"]`);
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
