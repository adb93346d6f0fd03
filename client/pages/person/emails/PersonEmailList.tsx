import type { Emails } from '../../../../shared/contract/person/email.ts';
import { upperFirst } from '../../../../shared/copy/format/prose.ts';
import { personCopy } from '../../../../shared/copy/person/person.ts';
import { Chip } from '../../../ui/action/Chip.tsx';
import { CopyButton } from '../../../ui/action/CopyButton.tsx';
import { Disclosure, type ListLimit } from '../../../ui/list/Disclosure.tsx';
import { Row } from '../../../ui/list/Row.tsx';
import { EmptyState } from '../../../ui/surface/Card.tsx';
import { Icon } from '../../../ui/text/Icon.tsx';
import { MaskedEmail } from '../PersonMasked.tsx';
import { WhyWeThinkSo } from '../trust/WhyWeThinkSo.tsx';
import { countEmails, emailChip, isRecentPartial } from './shown-emails.ts';

type FullEmail = Extract<Emails, { type: 'full' }>['emails'][number];

const words = personCopy.emails;
/** Shown before 'View N More': full addresses (P9-014) and partial ones (P9-015). */
const FULL_LIMIT: ListLimit = { wide: 3, narrow: 1 };
const PARTIAL_LIMIT: ListLimit = { wide: 3, narrow: 3 };

/**
 * The addresses as presented: in full (P2-097), by first letter and domain (recently used ones marked by their score,
 * P5-024), or by domain only (P2-096); if none can be listed, their number.
 */
export function PersonEmailList({ emails }: { emails: Emails }) {
  const count = countEmails(emails);
  const rest = restOf(emails);
  if (count === 0) return <NoList text={words.none} />;
  switch (emails.type) {
    case 'full':
      return (
        <Disclosure limit={FULL_LIMIT} name="emails">
          {emails.emails.map((email, index) => (
            <Row
              // biome-ignore lint/suspicious/noArrayIndexKey: a record may list an address twice
              key={index}
              isText
              value={email.email}
              end={<CopyButton label={words.copy(email.email)} kind="email" />}
              more={email.provenance === null ? null : <WhyWeThinkSo provenance={email.provenance} />}
            >
              {aboutEmail(email)}
            </Row>
          ))}
        </Disclosure>
      );
    case 'partial':
      return (
        <Disclosure limit={PARTIAL_LIMIT} name="emails">
          {emails.partialEmails.map(({ name, domain, score }, index) => (
            <Row
              // biome-ignore lint/suspicious/noArrayIndexKey: two addresses may share letter and domain
              key={index}
              isText
              value={<MaskedEmail first={name} domain={domain} />}
              end={<Icon name="lock" size={16} />}
            >
              {isRecentPartial(score) ? <Chip>{words.recentlyUsed}</Chip> : null}
            </Row>
          ))}
        </Disclosure>
      );
    case 'obfuscated':
      return emails.domains.length === 0 ? (
        <NoList text={words.onRecord(count)} />
      ) : (
        <ul>
          {emails.domains.map((domain) => (
            <Row key={domain} isText value={<MaskedEmail domain={domain} />} end={<Icon name="lock" size={16} />} />
          ))}
          {rest === '' ? null : <Row isText value={rest} />}
        </ul>
      );
    default:
      return <NoList text={words.onRecord(count)} />;
  }
}

/** '3 more addresses on record · 4 of 6 recently used' (P9-017); '' if there is nothing to add to the domains. */
function restOf(emails: Emails): string {
  if (emails.type !== 'obfuscated') return '';
  const total = countEmails(emails);
  const more = total - emails.domains.length;
  const recent = emails.recentlyUsedCount;
  const parts = [more > 0 ? words.more(more) : '', recent > 0 ? words.used(recent, total) : ''];
  return upperFirst(parts.filter((part) => part !== '').join(' · '));
}

/** What kind of address it is; null if there is nothing to say. */
function aboutEmail({ kind, score, isPrimary }: FullEmail) {
  const chip = emailChip(kind, score);
  if (!isPrimary && chip === null) return null;
  return (
    <>
      {isPrimary ? <Chip tone="pine">{words.primary}</Chip> : null}
      {chip === null ? null : <Chip>{chip}</Chip>}
    </>
  );
}

function NoList({ text }: { text: string }) {
  return (
    <EmptyState icon="mail">
      <p>{text}</p>
    </EmptyState>
  );
}
