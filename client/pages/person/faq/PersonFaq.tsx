import type { Faq } from '../../../../shared/contract/person/page-definition.ts';
import { isNameOnly } from '../../../../shared/people/name-only.ts';
import { PERSON_SECTIONS } from '../../../../shared/people/person-sections.ts';
import { paths } from '../../../../shared/urls/paths.ts';
import type { PersonPageModel } from '../../page-model.ts';
import { orderSections } from '../person-sections.ts';
import styles from './PersonFaq.module.css';

const TITLE_ID = 'person-details-faq';

/**
 * Questions about the person (F2-69), each a native details element (F4-13), the first one open (F4-14); or nothing. An
 * answer's call to action is a link (F3-40), left out if its section is not on the page.
 */
export function PersonFaq({ page }: { page: PersonPageModel }) {
  const faq = page.details.pageDefinition.personDetailsFaqs;
  if (faq === null || faq.faqs.length === 0) return null;
  return (
    <section className={styles.faq} aria-labelledby={TITLE_ID}>
      <h2 id={TITLE_ID}>{faq.title}</h2>
      {faq.faqs.map(({ question, answer, cta }, index) => {
        const href = hrefOf(cta, page);
        return (
          <details key={question} open={index === 0}>
            <summary>{question}</summary>
            <p>{answer}</p>
            {cta === null || href === null ? null : <a href={href}>{cta.text}</a>}
          </details>
        );
      })}
    </section>
  );
}

function hrefOf(cta: Faq['cta'], page: PersonPageModel): string | null {
  if (cta === null) return null;
  if (cta.target === 'opt-out') return paths.optOut({ personPath: page.fullPath.split('?')[0] });
  const isThere = !isNameOnly(page.details.results) && orderSections(page).includes(cta.target);
  return isThere ? `#${PERSON_SECTIONS[cta.target].anchor}` : null;
}
