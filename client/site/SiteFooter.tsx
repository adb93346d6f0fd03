import { browseCopy } from '../../shared/copy/search/browse.ts';
import { disclaimerCopy } from '../../shared/copy/site/disclaimer.ts';
import { siteCopy } from '../../shared/copy/site/site.ts';
import { paths } from '../../shared/urls/paths.ts';
import { SiteBrand } from './SiteBrand.tsx';
import styles from './SiteFooter.module.css';
import { Wrap } from './Wrap.tsx';

/** `notice` is the origin's sentence about everything on the site. */
export function SiteFooter({ notice }: { notice: string | undefined }) {
  return (
    <footer id="site-footer" className={styles.footer}>
      <Wrap>
        <SiteFooterTop />
        <div className={styles.base}>
          <span>{siteCopy.copyright}</span>
          {notice === undefined ? null : <span>{notice}</span>}
        </div>
      </Wrap>
    </footer>
  );
}

/** The same on every page, so it is rendered once. */
function SiteFooterTop() {
  const words = siteCopy.footer;
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
      <SiteFooterLinks
        title={words.yourInformation}
        links={[
          [words.optOut, paths.optOut()],
          [words.doNotSell, paths.doNotSell()],
          [words.cookieChoices, paths.cookieChoices()],
          [words.howWeCollectData, paths.howWeCollectData()],
        ]}
      />
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

function SiteFooterLinks({
  title,
  links,
}: {
  title: string;
  links: readonly (readonly [text: string, href: string])[];
}) {
  return (
    <nav aria-label={title}>
      <h2>{title}</h2>
      <ul>
        {links.map(([text, href]) => (
          <li key={href}>
            <a href={href}>{text}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
