import { whichMeantCopy } from '../../../shared/copy/search/which-meant.ts';
import { SearchForm } from '../../search/SearchForm.tsx';
import { SearchHead, SearchPage } from '../../search/SearchPage.tsx';
import type { SiteModel } from '../../site/site-model.ts';
import { Card, CardBody } from '../../ui/surface/Card.tsx';
import { Icon } from '../../ui/text/Icon.tsx';
import { type ReadingLink, readingLinks } from './reading-links.ts';
import styles from './WhichMeantPage.module.css';
import type { WhichMeantPageModel } from './which-meant-model.ts';

/** Asks what a typed line means: each reading is a link with its number of people. The form below keeps the line. */
export function WhichMeantPage({ page, site }: { page: WhichMeantPageModel; site: SiteModel }) {
  const words = page.isEmail ? whichMeantCopy.email : whichMeantCopy.several;
  return (
    <SearchPage site={site}>
      <SearchHead title={words.title} lede={words.lede(page.line)} ledeClass={styles.lede} />
      <div id="which-meant">
        <Card>
          <ul className={styles.readings}>
            {readingLinks(page).map((link) => (
              <Reading key={link.href} link={link} />
            ))}
          </ul>
        </Card>
      </div>
      <div className={styles.again}>
        <h2>{whichMeantCopy.again}</h2>
        <Card>
          <CardBody>
            <SearchForm by={page.by} values={page.values} look="page" />
          </CardBody>
        </Card>
      </div>
    </SearchPage>
  );
}

function Reading({ link: { icon, text, href, about } }: { link: ReadingLink }) {
  return (
    <li>
      <a href={href}>
        <Icon name={icon} />
        <span>
          <strong>{text}</strong>
          <small>{about}</small>
        </span>
        <Icon name="right" size={16} />
      </a>
    </li>
  );
}
