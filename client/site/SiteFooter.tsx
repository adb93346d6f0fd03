import { browseCopy } from '../../shared/copy/search/browse.ts';
import { disclaimerCopy } from '../../shared/copy/site/disclaimer.ts';
import { footerCopy } from '../../shared/copy/site/footer.ts';
import { siteCopy } from '../../shared/copy/site/site.ts';
import { paths } from '../../shared/urls/paths.ts';
import { OptOutIcon } from './OptOutIcon.tsx';
import { SiteBrand } from './SiteBrand.tsx';
import styles from './SiteFooter.module.css';
import { BrokerNotice, OptOutSignal, SiteOperatorLines } from './SiteOperatorLines.tsx';
import type { SiteModel } from './site-model.ts';
import { Wrap } from './Wrap.tsx';

/** The foot of every page. What the operator has not said, it leaves out. */
export function SiteFooter({ site: { notice, operator, sendsOptOut } }: { site: SiteModel }) {
  return (
    <footer id="site-footer" className={styles.footer}>
      <Wrap>
        <SiteFooterTop />
        {operator === undefined || operator.brokerNotice === null ? null : (
          <BrokerNotice text={operator.brokerNotice} />
        )}
        <div className={styles.base}>
          {sendsOptOut === true ? <OptOutSignal /> : null}
          <span>{siteCopy.copyright}</span>
          {notice === undefined ? null : <span>{notice}</span>}
          {operator === undefined ? null : <SiteOperatorLines operator={operator} />}
        </div>
      </Wrap>
    </footer>
  );
}

/** The same on every page, so it is rendered once. */
function SiteFooterTop() {
  const words = footerCopy;
  return (
    <div className={styles.top}>
      <div className={styles.legal}>
        <SiteBrand />
        <p>{disclaimerCopy.text}</p>
      </div>
      <SiteFooterLinks
        title={words.search}
        links={[
          [words.people, paths.peopleSearch()],
          [browseCopy.lastNames, paths.directory()],
          [browseCopy.whitePages.crumb, paths.whitePagesHome()],
          [words.reversePhone, paths.reversePhone()],
          [words.address, paths.addressSearch()],
          [words.property, paths.propertyHome()],
        ]}
      />
      <SiteFooterLinks title={words.yourInformation} links={YOUR_INFORMATION} />
      <SiteFooterLinks
        title="Porchlight"
        links={[
          [siteCopy.pricing, paths.pricing()],
          [words.help, paths.help()],
          [words.glossary, paths.glossary()],
          [words.terms, paths.terms()],
          [words.privacy, paths.privacy()],
        ]}
      />
    </div>
  );
}

type FooterLink = readonly [text: string, href: string];

const CHOICES_HREF = paths.doNotSell();
const YOUR_INFORMATION: readonly FooterLink[] = [
  [footerCopy.optOut, paths.optOut()],
  [footerCopy.doNotSell, CHOICES_HREF],
  [footerCopy.cookieChoices, paths.cookieChoices()],
  [footerCopy.privacyRequests, paths.privacyRequests()],
  [footerCopy.howWeCollectData, paths.howWeCollectData()],
];

/** The sign stays on the line of the last word. */
function WithOptOutIcon({ text }: { text: string }) {
  const last = text.lastIndexOf(' ') + 1;
  return (
    <>
      {text.slice(0, last)}
      <span className={styles.signed}>
        {text.slice(last)}
        <OptOutIcon />
      </span>
    </>
  );
}

function SiteFooterLinks({ title, links }: { title: string; links: readonly FooterLink[] }) {
  return (
    <nav aria-label={title}>
      <h2>{title}</h2>
      <ul>
        {links.map(([text, href]) => (
          <li key={href}>
            <a href={href}>{href === CHOICES_HREF ? <WithOptOutIcon text={text} /> : text}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
