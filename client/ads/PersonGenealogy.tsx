import { personRailCopy } from '../../shared/copy/person/person-rail.ts';
import { siteCopy } from '../../shared/copy/site/site.ts';
import { mainAddressOf } from '../../shared/people/mention.ts';
import { GENEALOGY_RECORDS, genealogyUrl } from '../../shared/urls/genealogy-url.ts';
import { markEvent } from '../analytics/mark-event.ts';
import type { PersonPageModel } from '../pages/person/person-model.ts';
import { ButtonLink } from '../ui/action/Button.tsx';
import { Icon } from '../ui/text/Icon.tsx';
import { VisuallyHidden } from '../ui/text/VisuallyHidden.tsx';
import styles from './PersonGenealogy.module.css';
import { seesAds } from './sees-ads.ts';

const words = personRailCopy.genealogy;

/**
 * The sponsored card below the sections (P9-058): links to the partner's searches for the person in new tabs (P9-059).
 * The partner gets no request before a click, and the click does not reveal the page it came from.
 */
export function PersonGenealogy({ page }: { page: PersonPageModel }) {
  const { genealogyUrl: searchUrl, details } = page;
  const { firstName, lastName } = details.results.name;
  if (searchUrl === null || !seesAds(page) || lastName.trim() === '') return null;
  const stateCode = mainAddressOf(details.results)?.stateCode ?? null;
  return (
    <section className={styles.card} data-ad="" aria-labelledby="person-sponsored person-genealogy-title">
      <div>
        <p id="person-sponsored">{words.sponsored}</p>
        <h2 id="person-genealogy-title">{words.title(lastName)}</h2>
        <p>{words.note(stateCode !== null)}</p>
      </div>
      <div className={styles.links}>
        {GENEALOGY_RECORDS.map((record) => (
          <ButtonLink
            key={record}
            size="small"
            href={genealogyUrl(searchUrl, { lastName, firstName, stateCode, record })}
            target="_blank"
            rel="sponsored noopener noreferrer nofollow"
            {...markEvent('genealogy_clicked', { search: record })}
          >
            {words.links[record]}
            <VisuallyHidden>{` ${words.records} ${siteCopy.opensInNewWindow}`}</VisuallyHidden>
            <Icon name="external" size={13} />
          </ButtonLink>
        ))}
      </div>
    </section>
  );
}
