import type { Emails } from '../../../../shared/contract/person.ts';
import { personCopy } from '../../../../shared/copy/person.ts';
import { Chip } from '../../../ui/Chip.tsx';
import { CopyButton } from '../../../ui/CopyButton.tsx';
import { Disclosure } from '../../../ui/Disclosure.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { Masked } from '../../../ui/Masked.tsx';
import { Row } from '../../../ui/Row.tsx';
import { emailChip } from './email-chip.ts';

const words = personCopy.emails;
/** How the hidden part of a mailbox is drawn (P 9). */
const MASK = [6] as const;
/** A first letter takes one of the six places. */
const REST_MASK = [5] as const;
/** Partial addresses are recently used from this score on (P 5). */
const PARTIAL_RECENT_FROM = 50;

export function PersonEmailList({ emails }: { emails: Emails }) {
  switch (emails.type) {
    case 'full':
      return (
        <Disclosure limit={{ wide: 3, narrow: 1 }}>
          {emails.emails.map(({ email, kind, score, isPrimary }) => {
            const chip = emailChip(kind, score);
            return (
              <Row key={email} isText value={email} end={<CopyButton text={email} label={words.copy(email)} />}>
                {isPrimary ? <Chip tone="pine">{words.primary}</Chip> : null}
                {chip === null ? null : <Chip>{chip}</Chip>}
              </Row>
            );
          })}
        </Disclosure>
      );
    case 'partial':
      return (
        <Disclosure limit={{ wide: 3, narrow: 3 }}>
          {emails.partialEmails.map(({ name, domain, score }, index) => (
            <Row
              // biome-ignore lint/suspicious/noArrayIndexKey: two addresses may share letter and domain
              key={index}
              isText
              value={
                <>
                  {name}
                  <Masked lengths={REST_MASK} label={words.hiddenRest} />
                  {`@${domain}`}
                </>
              }
              end={<Icon name="lock" size={16} />}
            >
              {score >= PARTIAL_RECENT_FROM ? <Chip>{words.recentlyUsed}</Chip> : null}
            </Row>
          ))}
        </Disclosure>
      );
    case 'obfuscated':
      return (
        <ul>
          {emails.domains.map((domain) => (
            <Row
              key={domain}
              isText
              value={
                <>
                  <Masked lengths={MASK} label={words.hidden} />
                  {`@${domain}`}
                </>
              }
              end={<Icon name="lock" size={16} />}
            />
          ))}
        </ul>
      );
    case 'none':
      return (
        <EmptyState icon="mail">
          <p>{words.none}</p>
        </EmptyState>
      );
  }
}
