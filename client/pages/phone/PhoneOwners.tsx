import type { SearchResult } from '../../../shared/contract/finding/search.ts';
import { phonePageCopy } from '../../../shared/copy/search/phone-page.ts';
import { NamedOwner } from '../../owners/NamedOwner.tsx';
import { Chip } from '../../ui/action/Chip.tsx';
import { Banner } from '../../ui/surface/Banner.tsx';
import { Card, EmptyState } from '../../ui/surface/Card.tsx';
import { SectionHead } from '../../ui/surface/SectionHead.tsx';
import { PhoneOpening } from './PhoneOpening.tsx';
import styles from './PhoneOwners.module.css';
import type { PhonePageModel } from './phone-model.ts';

const words = phonePageCopy.owners;

/** Who has the number, as far as this reader knows, and how to see the rest (F2-13). */
export function PhoneOwners({ page }: { page: PhonePageModel }) {
  const { owners, formerOwners } = page.answer;
  const named = owners.length + formerOwners.length;
  return (
    <section aria-labelledby="owners">
      <SectionHead id="owners" title={words.title} count={owners.length > 1 ? owners.length : undefined}>
        {page.ownerLink === null || page.hasPlan ? null : <Chip tone="lamp">{words.premium}</Chip>}
      </SectionHead>
      {page.outcome === null ? null : (
        <div className={styles.outcome}>
          <Banner>{words.outcome(page.outcome, named > 0)}</Banner>
        </div>
      )}
      <Card>
        {owners.length === 0 ? <NobodyNamed page={page} /> : <OwnerList owners={owners} />}
        <PhoneOpening page={page} />
      </Card>
    </section>
  );
}

/** Why there is no name. */
function NobodyNamed({ page }: { page: PhonePageModel }) {
  const [what, why] = whyNobody(page);
  return (
    <EmptyState icon="phone">
      <p>
        <b>{what}</b>
      </p>
      {why === null ? null : <p>{why}</p>}
    </EmptyState>
  );
}

function whyNobody({ answer, hasPlan, ownerLink }: PhonePageModel): readonly [what: string, why: string | null] {
  const { isOnRecord, opening, isOutOfLookups } = answer;
  if (!isOnRecord) return [words.nobody, words.nobodyWhy];
  if (opening !== null || isOutOfLookups) return [words.onRecord, words.onlyWhenAsked];
  if (ownerLink !== null) return [words.onRecord, words.withPlan];
  return [hasPlan ? words.nobodyNow : words.noName, null];
}

/** Who had the number before, as far as this reader knows; nothing without anybody. */
export function FormerPhoneOwners({ page }: { page: PhonePageModel }) {
  const { formerOwners } = page.answer;
  if (formerOwners.length === 0) return null;
  return (
    <section aria-labelledby="former-owners">
      <SectionHead id="former-owners" title={words.formerTitle} />
      <Card>
        <OwnerList owners={formerOwners} />
      </Card>
    </section>
  );
}

function OwnerList({ owners }: { owners: readonly SearchResult[] }) {
  return (
    <ul className={styles.list}>
      {owners.map((person) => (
        <li key={person.id}>
          <NamedOwner person={person} />
        </li>
      ))}
    </ul>
  );
}
