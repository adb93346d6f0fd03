import type { Person } from '../../../../shared/contract/person.ts';
import { personCopy } from '../../../../shared/copy/person/person.ts';
import { personPhonesCopy } from '../../../../shared/copy/person/person-phones.ts';
import type { PersonPageModel } from '../../page-model.ts';
import { PersonOffer } from '../registry/PersonOffer.tsx';
import { hasMasked } from './phone-groups.ts';

const words = personCopy.phones;

/** What is hidden of the numbers, or which plan the check of them is part of (P6-048), and what the registry offers. */
export function PersonPhonesFoot({
  page,
  isLocked,
  lacksActivity,
}: {
  page: PersonPageModel;
  isLocked: boolean;
  lacksActivity: boolean;
}) {
  const note = isLocked ? lockedNote(page.details.results) : lacksActivity ? personPhonesCopy.activityNote : null;
  return (
    <>
      {note === null ? null : <p>{note}</p>}
      <PersonOffer page={page} slot="phones" />
    </>
  );
}

/** Says only what is there to be seen: a listed number, blurred digits; it stands where numbers are hidden (P6-024). */
function lockedNote({ mobilePhones, landlinePhones, otherPhones }: Person): string {
  const phones = [...mobilePhones, ...landlinePhones, ...otherPhones];
  const notes = [
    phones.some((phone) => phone.type === 'full' && phone.isListed) ? words.listedNote : null,
    hasMasked(phones) ? words.maskNote : words.notSentNote,
  ];
  return notes.filter((note) => note !== null).join(' ');
}
