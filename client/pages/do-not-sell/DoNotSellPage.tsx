import type { ReactNode } from 'react';
import { doNotSellCopy as words } from '../../../shared/copy/removal/do-not-sell.ts';
import { EMAIL_MAX } from '../../../shared/forms/account-limits.ts';
import { paths } from '../../../shared/urls/paths.ts';
import { AccountPart } from '../../account/AccountPart.tsx';
import { RemovalLayout } from '../../removal/RemovalLayout.tsx';
import { SiteFrame } from '../../site/SiteFrame.tsx';
import type { SiteModel } from '../../site/site-model.ts';
import { Wrap } from '../../site/Wrap.tsx';
import { Button } from '../../ui/action/Button.tsx';
import { Field } from '../../ui/form/Field.tsx';
import { Banner } from '../../ui/surface/Banner.tsx';
import { SideNote } from '../../ui/surface/SideNote.tsx';
import styles from './DoNotSellPage.module.css';
import type { DoNotSellPageModel } from './do-not-sell-model.ts';

type Props = { readonly page: DoNotSellPageModel };

/** The choices about sale and sharing: of this browser, of an account, and of whoever is on record. */
export function DoNotSellPage({ page, site }: Props & { site: SiteModel }) {
  const { done, problem, hasSignal } = page;
  return (
    <SiteFrame site={site}>
      <Wrap hasEnd>
        <div id="do-not-sell">
          <RemovalLayout title={words.title} lede={words.lede} help={words.help} aside={<Notes />}>
            {problem === null ? null : <Banner tone="error">{problem}</Banner>}
            {done === null ? null : <Banner tone="ok">{words.done[done]}</Banner>}
            {hasSignal ? (
              <Banner tone="ok">
                <b>{words.signal.honored}.</b> {words.signal.text}
              </Banner>
            ) : null}
            <Browser page={page} />
            <Account page={page} />
            <Records page={page} />
          </RemovalLayout>
        </div>
      </Wrap>
    </SiteFrame>
  );
}

function Notes() {
  return (
    <>
      <SideNote title={words.affects.title} text="">
        <Points points={words.affects.yes} />
      </SideNote>
      <SideNote title={words.affects.noTitle} text="">
        <Points points={words.affects.no} />
      </SideNote>
      <SideNote {...words.drop}>{null}</SideNote>
      <SideNote {...words.more} href={paths.privacyRequests()} />
    </>
  );
}

function Points({ points }: { points: readonly string[] }) {
  return (
    <ul className={styles.points}>
      {points.map((point) => (
        <li key={point}>{point}</li>
      ))}
    </ul>
  );
}

function Browser({ page: { isBrowserOut, hasSignal } }: Props) {
  const { browser } = words;
  return (
    <AccountPart id="sale-browser" title={browser.title}>
      <Choice
        text={
          <>
            <b>{browser.label}</b>
            <small>{browser.text}</small>
          </>
        }
        state={hasSignal ? browser.bySignal : isBrowserOut ? browser.out : browser.in}
        action={isBrowserOut ? 'browser-in' : 'browser-out'}
        // The signal wins, so there is nothing to switch.
        button={hasSignal ? null : isBrowserOut ? browser.turnOff : browser.turnOn}
      />
    </AccountPart>
  );
}

function Account({ page: { account } }: Props) {
  if (account === null) return null;
  const { title, out, sources, in: none, turnOn, turnOff } = words.account;
  return (
    <AccountPart id="sale-account" title={title}>
      <Choice
        text={account.isOut ? `${out(account.since)} ${sources[account.source]}` : none}
        state={null}
        action={account.isOut ? 'account-in' : 'account-out'}
        button={account.isOut ? turnOff : turnOn}
      />
    </AccountPart>
  );
}

/** A sentence, where the choice stands, and the button that changes it. */
function Choice({
  text,
  state,
  action,
  button,
}: {
  text: ReactNode;
  state: string | null;
  action: string;
  button: string | null;
}) {
  return (
    <form className={styles.switch} method="post" action={paths.doNotSell()}>
      <p>{text}</p>
      <span className={styles.way}>
        {state}
        {button === null ? null : (
          <Button type="submit" name="action" value={action}>
            {button}
          </Button>
        )}
      </span>
    </form>
  );
}

function Records({ page: { email, emailError } }: Props) {
  const { records } = words;
  const errorOf = (form: 'records' | 'undo') => (emailError?.form === form ? emailError.text : undefined);
  return (
    <AccountPart id="sale-records" title={records.title}>
      <p>{records.text}</p>
      <form className={styles.form} method="post" action={paths.doNotSell()}>
        <Field
          id="sale-email"
          name="email"
          type="email"
          label={records.email}
          error={errorOf('records')}
          defaultValue={email}
          autoComplete="email"
          autoFocus={emailError?.form === 'records'}
          maxLength={EMAIL_MAX}
          required
        />
        <Button type="submit" look="pine" name="action" value="mailbox">
          {records.submit}
        </Button>
      </form>
      <p>
        {records.not} <a href={paths.optOut()}>{records.removeLink}</a>
      </p>
      <details className={styles.undo} open={emailError?.form === 'undo'}>
        <summary>{records.undo}</summary>
        <p>{records.undoText}</p>
        <form className={styles.form} method="post" action={paths.doNotSell()}>
          <Field
            id="sale-undo-email"
            name="email"
            type="email"
            label={records.email}
            error={errorOf('undo')}
            defaultValue={emailError?.form === 'undo' ? email : ''}
            autoComplete="email"
            autoFocus={emailError?.form === 'undo'}
            maxLength={EMAIL_MAX}
            required
          />
          <Button type="submit" name="action" value="mailbox-undo">
            {records.undoSubmit}
          </Button>
        </form>
      </details>
    </AccountPart>
  );
}
