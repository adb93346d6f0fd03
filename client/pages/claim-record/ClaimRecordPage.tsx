import type { ClaimedFacts } from '../../../shared/contract/claims.ts';
import { REMOVED_THINGS, type RemovedThing } from '../../../shared/contract/removal.ts';
import { formatPhone } from '../../../shared/copy/format/phone-number.ts';
import { correctionKinds, correctionStates, claimedCopy as words } from '../../../shared/copy/removal/claim.ts';
import { formatDate, formatMonth } from '../../../shared/people/months.ts';
import { paths } from '../../../shared/urls/paths.ts';
import { AccountPart, AccountParts } from '../../account/AccountPart.tsx';
import { SiteFrame } from '../../site/SiteFrame.tsx';
import type { SiteModel } from '../../site/site-model.ts';
import { Wrap } from '../../site/Wrap.tsx';
import { Button, ButtonLink } from '../../ui/action/Button.tsx';
import { Banner } from '../../ui/surface/Banner.tsx';
import { ClaimedFact, ClaimedList } from './ClaimedFact.tsx';
import styles from './ClaimRecordPage.module.css';
import type { ClaimRecordPageModel } from './claim-record-model.ts';

/** What is on record about whoever claimed it. Plain HTML: every button is a form. */
export function ClaimRecordPage({ page, site }: { page: ClaimRecordPageModel; site: SiteModel }) {
  const { claimed, until, notice } = page;
  const { record, hidden, scope } = claimed;
  return (
    <SiteFrame site={site}>
      <Wrap hasEnd>
        <div id="claim-record" className={styles.page}>
          <div className={styles.head}>
            <h1>{scope === 'hide' ? words.titleHiding : words.title}</h1>
            <p dir="auto">{record === null ? words.ledeHiding(until) : words.lede(record.name.fullName, until)}</p>
            <form method="post" action={paths.claimRecord()}>
              <Button type="submit" name="act" value="leave" size="small">
                {words.leave}
              </Button>
            </form>
          </div>
          {notice === null ? null : <Banner tone={notice.tone}>{notice.text}</Banner>}
          <AccountParts>
            <Parts hidden={hidden} mayShow={scope === 'all'} />
            {record === null ? null : <Facts record={record} isPageHidden={hidden.includes('page')} />}
          </AccountParts>
        </div>
      </Wrap>
    </SiteFrame>
  );
}

function Parts({ hidden, mayShow }: { hidden: readonly RemovedThing[]; mayShow: boolean }) {
  return (
    <AccountPart id="claimed-parts" title={words.parts.title}>
      <p>{words.parts.text}</p>
      <ClaimedList>
        {REMOVED_THINGS.map((part) => {
          const { title, text } = words.parts.things[part];
          const isHidden = hidden.includes(part);
          return (
            <ClaimedFact
              key={part}
              value={title}
              note={text}
              isHidden={isHidden}
              seenBy={isHidden ? words.hiddenFact : words.parts.shown}
              hide={isHidden && !mayShow ? null : { isHidden, fields: { part } }}
            />
          );
        })}
      </ClaimedList>
    </AccountPart>
  );
}

function Facts({ record, isPageHidden }: { record: ClaimedFacts; isPageHidden: boolean }) {
  const { name, otherNames, birth, addresses, phones, emails, relatives, work, records, corrections } = record;
  const { parts: _, seenBy } = words;
  return (
    <>
      <AccountPart id="claimed-names" title={words.names.title}>
        <ClaimedList>
          <ClaimedFact
            value={name.fullName}
            seenBy={seenBy[name.seenBy]}
            corrections={[
              { what: 'name', text: words.names.correct },
              { what: 'add-name', text: words.names.add },
            ]}
          />
          {otherNames.map((other) => (
            <ClaimedFact
              key={other.name}
              value={other.name}
              note={words.names.other}
              seenBy={seenBy[other.seenBy]}
              corrections={[{ what: 'not-my-name', text: words.names.notMine, fact: other.name }]}
            />
          ))}
        </ClaimedList>
      </AccountPart>
      <AccountPart id="claimed-birth" title={words.birth.title}>
        <ClaimedList>
          {record.isRecordedDead ? (
            <ClaimedFact
              value={words.birth.dead}
              seenBy={seenBy[isPageHidden ? 'nobody' : 'everybody']}
              corrections={[{ what: 'alive', text: words.birth.alive }]}
            />
          ) : null}
          {birth.age === null ? null : (
            <ClaimedFact value={words.birth.age(birth.age)} seenBy={seenBy[birth.ageSeenBy]} />
          )}
          <ClaimedFact
            value={birth.year === null ? words.birth.unknown : formatDate({ ...birth, day: null })}
            seenBy={seenBy[birth.monthSeenBy]}
            corrections={[{ what: 'birth', text: words.birth.correct }]}
          />
        </ClaimedList>
      </AccountPart>
      <AccountPart id="claimed-addresses" title={words.addresses.title}>
        {addresses.length === 0 ? <p>{words.addresses.none}</p> : null}
        <ClaimedList>
          {addresses.map((address) => (
            <ClaimedFact
              key={address.id}
              value={address.text}
              note={timesOf(address)}
              isHidden={address.isHidden}
              seenBy={
                address.isHidden
                  ? words.hiddenFact
                  : `${seenBy[address.seenBy]}, ${words.citySeenBy[address.citySeenBy]}`
              }
              hide={{ isHidden: address.isHidden, fields: { kind: 'address', value: address.id } }}
              corrections={[
                ...(address.isCurrent
                  ? [{ what: 'moved-out', text: words.addresses.moved, fact: address.id } as const]
                  : []),
                { what: 'never-lived', text: words.addresses.never, fact: address.id },
              ]}
            />
          ))}
        </ClaimedList>
      </AccountPart>
      <AccountPart id="claimed-phones" title={words.phones.title}>
        {phones.length === 0 ? <p>{words.phones.none}</p> : null}
        <ClaimedList>
          {phones.map(({ number, lineType, isHidden, ...phone }) => (
            <ClaimedFact
              key={number}
              value={formatPhone(number)}
              note={words.phones.types[lineType]}
              isHidden={isHidden}
              seenBy={isHidden ? words.hiddenFact : seenBy[phone.seenBy]}
              hide={{ isHidden, fields: { kind: 'phone', value: number } }}
              corrections={[{ what: 'not-my-phone', text: words.phones.notMine, fact: number }]}
            />
          ))}
        </ClaimedList>
      </AccountPart>
      <AccountPart id="claimed-emails" title={words.emails.title}>
        {emails.length === 0 ? <p>{words.emails.none}</p> : null}
        <ClaimedList>
          {emails.map(({ email, isHidden, ...one }) => (
            <ClaimedFact
              key={email}
              value={email}
              isHidden={isHidden}
              seenBy={isHidden ? words.hiddenFact : seenBy[one.seenBy]}
              hide={{ isHidden, fields: { kind: 'email', value: email } }}
              corrections={[{ what: 'not-my-email', text: words.emails.notMine, fact: email }]}
            />
          ))}
        </ClaimedList>
      </AccountPart>
      <AccountPart id="claimed-relatives" title={words.relatives.title}>
        {relatives.length === 0 ? <p>{words.relatives.none}</p> : null}
        <ClaimedList>
          {relatives.map((relative) => (
            <ClaimedFact
              key={relative.personId}
              value={relative.name}
              note={words.relatives.kinds[relative.kind]}
              seenBy={seenBy[relative.seenBy]}
              corrections={[{ what: 'not-related', text: words.relatives.notRelated, fact: relative.personId }]}
            />
          ))}
        </ClaimedList>
      </AccountPart>
      <AccountPart id="claimed-work" title={words.work.title}>
        <ClaimedList>
          <ClaimedFact
            value={[work.title, work.company].filter((part) => part !== null).join(', ') || words.work.none}
            seenBy={seenBy[work.seenBy]}
            corrections={[{ what: 'work', text: words.work.correct }]}
          />
        </ClaimedList>
      </AccountPart>
      <AccountPart id="claimed-records" title={words.records.title}>
        <p>{records.length === 0 ? words.records.none : words.records.text}</p>
        <ClaimedList>
          {records.map(({ reference, title, stateCode, filed, ...one }) => (
            <ClaimedFact
              key={reference}
              value={title}
              note={[stateCode, filed].filter((part) => part !== null).join(' · ')}
              seenBy={seenBy[one.seenBy]}
              corrections={[{ what: 'record', text: words.records.wrong, fact: reference }]}
            />
          ))}
        </ClaimedList>
      </AccountPart>
      <AccountPart id="claimed-corrections" title={words.corrections.title}>
        {corrections.length === 0 ? <p>{words.corrections.none}</p> : null}
        <ClaimedList>
          {corrections.map(({ reference, kind, state }) => (
            <ClaimedFact
              key={reference}
              value={correctionKinds[kind]}
              note={reference}
              seenBy={correctionStates[state]}
              end={
                <ButtonLink
                  size="small"
                  href={paths.claimStatus({ reference })}
                  aria-label={`${words.corrections.look}${words.about(reference)}`}
                >
                  {words.corrections.look}
                </ButtonLink>
              }
            />
          ))}
        </ClaimedList>
      </AccountPart>
    </>
  );
}

/** 'Current, since Apr, 2019', 'Apr, 2012 to May, 2020'; '' if no month is known. */
function timesOf({ isCurrent, from, to }: ClaimedFacts['addresses'][number]): string {
  const { lives, from: since, span, until } = words.addresses;
  const [start, end] = [from, to].map((month) => (month === null ? null : formatMonth(month)));
  if (isCurrent) return start == null ? lives : `${lives}, ${since(start)}`;
  if (start != null && end != null) return span(start, end);
  return end == null ? '' : until(end);
}
