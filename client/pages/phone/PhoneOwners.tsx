import type { SearchResult } from '../../../shared/contract/finding/search.ts';
import { ownerCopy } from '../../../shared/copy/search/owner.ts';
import { phonePageCopy } from '../../../shared/copy/search/phone-page.ts';
import { placeText } from '../../../shared/urls/location.ts';
import { paths } from '../../../shared/urls/paths.ts';
import { LinkRows } from '../../ui/list/LinkRows.tsx';
import { Banner } from '../../ui/surface/Banner.tsx';
import { CardSection } from '../../ui/surface/CardSection.tsx';
import { PhoneOpening } from './PhoneOpening.tsx';
import outcome from './PhoneOutcome.module.css';
import type { PhonePageModel } from './phone-model.ts';

const words = phonePageCopy.owners;

/** Who has the number, as far as this reader knows, and how to see the rest (F2-13). */
export function PhoneOwners({ page }: { page: PhonePageModel }) {
  const { owners, formerOwners, isListed } = page.answer;
  const named = owners.length + formerOwners.length;
  return (
    <CardSection id="owners" title={words.title} foot={<PhoneOpening page={page} />}>
      {page.outcome === null ? null : (
        <div className={outcome.outcome}>
          <Banner>{words.outcome(page.outcome, named > 0)}</Banner>
        </div>
      )}
      {owners.length === 0 ? <NobodyNamed page={page} /> : <OwnerList owners={owners} isListed={isListed} />}
    </CardSection>
  );
}

/** Why there is no name. */
function NobodyNamed({ page }: { page: PhonePageModel }) {
  const [what, why] = whyNobody(page);
  return (
    <>
      <p className={outcome.word}>{what}</p>
      {why === null ? null : <p className={outcome.why}>{why}</p>}
    </>
  );
}

function whyNobody({ answer, hasPlan, ownerLink }: PhonePageModel): readonly [what: string, why: string | null] {
  const { isOnRecord, opening, isOutOfLookups } = answer;
  if (!isOnRecord) return [words.nobody, words.nobodyWhy];
  if (opening !== null || isOutOfLookups) return [words.onRecord, words.onlyWhenAsked];
  if (ownerLink !== null) return [words.onRecord, words.notNamed];
  return [words.onRecord, hasPlan ? words.nobodyNow : words.noName];
}

/** Who had the number before, as far as this reader knows; nothing without anybody. */
export function FormerPhoneOwners({ page }: { page: PhonePageModel }) {
  const { formerOwners } = page.answer;
  if (formerOwners.length === 0) return null;
  return (
    <CardSection id="former-owners" title={words.formerTitle}>
      <OwnerList owners={formerOwners} isListed={false} />
    </CardSection>
  );
}

function OwnerList({ owners, isListed }: { owners: readonly SearchResult[]; isListed: boolean }) {
  return (
    <LinkRows
      isTall
      rows={owners.map((person) => ({
        text: person.fullName,
        href: paths.person({ ...person, name: person.fullName }),
        about: <small>{aboutOwner(person, isListed)}</small>,
      }))}
    />
  );
}

/** 'Age 41 · Portland, OR · listed in a public directory', or 'Deceased' in place of an age. */
function aboutOwner({ age, isDead, city, stateCode, isCurrentCity }: SearchResult, isListed: boolean): string {
  const place = placeText(city, stateCode);
  const parts = [
    isDead ? ownerCopy.deceased : age === null ? '' : ownerCopy.age(age),
    place === '' || (isCurrentCity && !isDead) ? place : ownerCopy.livedIn(place),
    isListed ? words.listed : '',
  ];
  return parts.filter((part) => part !== '').join(' · ');
}
