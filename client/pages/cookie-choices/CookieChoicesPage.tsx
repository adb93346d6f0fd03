import type { ReactNode } from 'react';
import { storedRows, cookieChoicesCopy as words } from '../../../shared/copy/site/cookie-choices.ts';
import type { PrivacyRow } from '../../../shared/copy/site/privacy/privacy.ts';
import { paths } from '../../../shared/urls/paths.ts';
import { GuideTable } from '../../guide/GuideTable.tsx';
import { SiteFrame } from '../../site/SiteFrame.tsx';
import type { SiteModel } from '../../site/site-model.ts';
import { Wrap } from '../../site/Wrap.tsx';
import { Button } from '../../ui/action/Button.tsx';
import { Banner } from '../../ui/surface/Banner.tsx';
import { Card, CardBody } from '../../ui/surface/Card.tsx';
import styles from './CookieChoicesPage.module.css';
import type { CookieChoicesPageModel } from './cookie-choices-model.ts';

type Props = { readonly page: CookieChoicesPageModel };

/**
 * What the site may store and load in this browser: a plain form. It says where the choice stands, and by name what it is
 * about.
 */
export function CookieChoicesPage({ page, site }: Props & { site: SiteModel }) {
  const { back } = page;
  return (
    <SiteFrame site={site}>
      <Wrap hasEnd>
        <div id="cookie-choices" className={styles.page}>
          <h1>{words.title}</h1>
          <p className={styles.lede}>{words.lede}</p>
          <State page={page} />
          <form className={styles.form} method="post" action={paths.cookieChoices()}>
            <input type="hidden" name="from" value="choices" />
            {back === null ? null : <input type="hidden" name="back" value={back} />}
            <Necessary />
            <Analytics page={page} />
            <Advertising page={page} />
            {/* Enter in a box presses the first button. */}
            <div className={styles.buttons}>
              {(['own', 'none', 'all'] as const).map((answer) => (
                <Button key={answer} type="submit" name="answer" value={answer}>
                  {words.buttons[answer]}
                </Button>
              ))}
            </div>
          </form>
          <p className={styles.more}>
            {words.sale.text} <a href={paths.doNotSell()}>{words.sale.link}</a>
          </p>
          <p className={styles.more}>
            <a href={paths.privacy()}>{words.privacy}</a>
          </p>
        </div>
      </Wrap>
    </SiteFrame>
  );
}

/** What has just been saved, what the signal and the account say, or that nothing was chosen yet. */
function State({ page: { allows, isUnasked, mode, hasSignal, isAccountOut, isSaved, back } }: Props) {
  const unasked = hasSignal ? words.state.unaskedWithSignal : words.state.unasked;
  return (
    <div className={styles.state}>
      {isSaved && isUnasked ? <Banner tone="error">{words.notKept}</Banner> : null}
      {isSaved && !isUnasked ? (
        <Banner tone="ok">
          <b>{words.saved.title}</b> {words.saved.now(allows)} {back === null ? null : <a href={back}>{words.back}</a>}
        </Banner>
      ) : null}
      {hasSignal ? (
        <Banner tone="ok">
          <b>{words.signal.title}</b> {words.signal.text}
        </Banner>
      ) : null}
      {isAccountOut && !hasSignal ? <Banner>{words.account}</Banner> : null}
      {isUnasked ? <Banner>{unasked[mode]}</Banner> : null}
      {back === null || isSaved ? null : (
        <p>
          <a href={back}>{words.back}</a>
        </p>
      )}
    </div>
  );
}

function Necessary() {
  const { title, text, more } = words.necessary;
  return (
    <Category id="necessary" title={title} state={words.always} text={text}>
      <Details id="necessary" more={more} rows={storedRows('necessary')} />
    </Category>
  );
}

function Analytics({ page: { allows } }: Props) {
  const { title, label, text, more } = words.analytics;
  return (
    <Category
      id="analytics"
      title={title}
      state={<Check name="analytics" label={label} isOn={allows.analytics} />}
      text={text}
    >
      <Details id="analytics" more={more} rows={storedRows('analytics')} />
    </Category>
  );
}

function Advertising({ page: { allows, hasSignal, isAccountOut, adHosts } }: Props) {
  const { title, label, text, locked, more, hosts, none } = words.advertising;
  // The account's choice holds only while it is logged in: this browser keeps one of its own.
  const isOn = !hasSignal && (allows.advertising || isAccountOut);
  const state = hasSignal ? locked : <Check name="advertising" label={label} isOn={isOn} />;
  return (
    <Category id="advertising" title={title} state={state} text={text}>
      <Details id="advertising" more={[adHosts.length === 0 ? none : hosts(adHosts), ...more]} rows={[]} />
    </Category>
  );
}

function Category({
  id,
  title,
  state,
  text,
  children,
}: {
  id: string;
  title: string;
  state: ReactNode;
  text: string;
  children: ReactNode;
}) {
  return (
    <section aria-labelledby={id}>
      <Card>
        <CardBody>
          <div className={styles.head}>
            <h2 id={id}>{title}</h2>
            <div className={styles.switch}>{state}</div>
          </div>
          <p>{text}</p>
          {children}
        </CardBody>
      </Card>
    </section>
  );
}

function Check({ name, label, isOn }: { name: string; label: string; isOn: boolean }) {
  return (
    <label>
      <input type="checkbox" name={name} value="on" defaultChecked={isOn} autoComplete="off" />
      {label}
    </label>
  );
}

/** By name, what a category stores and loads. */
function Details({ id, more, rows }: { id: string; more: readonly string[]; rows: readonly PrivacyRow[] }) {
  return (
    <details className={styles.details}>
      <summary>{words.details}</summary>
      {more.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      {rows.length === 0 ? null : (
        <GuideTable
          labelledBy={id}
          columns={words.columns}
          rows={rows.map(({ what, why, until }) => [what, why, until] as const)}
        />
      )}
    </details>
  );
}
