import type { IdentityConfidence } from '../../../shared/contract/person/identity-confidence.ts';
import { judgeIdentity, type Stay } from '../../../shared/people/identity/judge-identity.ts';
import { monthAt } from '../../../shared/people/life-line/axis.ts';
import type { PersonRecord, ResidenceRecord } from './person-record.ts';

/** How sure a record is that it is about one person. `now` is in milliseconds since 1970. */
export function judgeRecord(record: PersonRecord, now: number): IdentityConfidence {
  const { residences, phones, emails, relations } = record;
  return judgeIdentity({
    isBirthKnown: record.birth.year !== null,
    facts: [...residences, ...phones, ...emails, ...relations].map(({ provenance }) => provenance),
    relatives: relations.filter(({ kind }) => kind === 'Relative').length,
    stays: residences.flatMap((residence) => stayAt(residence, monthAt(now))),
  });
}

/** No stay without a first month, for a past home without an end, or for an address that only takes mail. */
function stayAt(residence: ResidenceRecord, present: number): Stay[] {
  const { moveIn, moveOut, isCurrent, contactType } = residence;
  const end = isCurrent ? present : moveOut === null ? null : monthOf(moveOut);
  if (moveIn === null || end === null || contactType === 'Mailing') return [];
  return [{ from: monthOf(moveIn), to: end, latitude: residence.cityLatitude, longitude: residence.cityLongitude }];
}

function monthOf(text: string): number {
  return Number(text.slice(0, 4)) * 12 + Number(text.slice(5, 7)) - 1;
}
