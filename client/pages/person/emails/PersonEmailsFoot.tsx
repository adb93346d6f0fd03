import type { Emails } from '../../../../shared/contract/email.ts';
import { personCopy } from '../../../../shared/copy/person/person.ts';
import { personEmailsCopy } from '../../../../shared/copy/person/person-emails.ts';
import type { PersonPageModel } from '../../page-model.ts';
import { PersonOffer } from '../registry/PersonOffer.tsx';

const words = personCopy.emails;

/** What is hidden of the addresses, and what the registry offers; where none of them came it offers all (P8-030). */
export function PersonEmailsFoot({
  page,
  hidden,
  isMissing,
}: {
  page: PersonPageModel;
  /** null where nothing of what was sent is hidden */
  hidden: Emails | null;
  isMissing: boolean;
}) {
  return (
    <>
      {hidden === null ? null : <p>{lockedNote(hidden)}</p>}
      <PersonOffer page={page} slot="emails" text={isMissing ? personEmailsCopy.upgrade : undefined} />
    </>
  );
}

/** How much there is of what is hidden, as far as it was sent (P9-017), and what shows it whole. */
function lockedNote(emails: Emails): string {
  if (emails.type === 'partial') return words.partialNote;
  if (emails.type !== 'obfuscated' || emails.domains.length === 0) return words.hiddenNote;
  const { domains, recentlyUsedCount, otherCount } = emails;
  const all = words.domains(domains.length, recentlyUsedCount + otherCount - domains.length);
  const usage = words.usage(recentlyUsedCount, otherCount);
  return [all, usage, words.hiddenNote].filter((part) => part !== null).join(' ');
}
