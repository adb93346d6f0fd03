import type { Faq as PersonFaqItem } from '../../../../shared/contract/person/page-definition.ts';
import { personCopy } from '../../../../shared/copy/person/person.ts';
import { isNameOnly } from '../../../../shared/people/name-only.ts';
import { PERSON_SECTIONS } from '../../../../shared/people/person-sections.ts';
import { paths } from '../../../../shared/urls/paths.ts';
import { Faq } from '../../../ui/list/Faq.tsx';
import type { PersonPageModel } from '../person-model.ts';
import { orderSections } from '../person-sections.ts';

/**
 * Questions about the person (F2-69), each a native details element (F4-13), the first one open (F4-14); or nothing. An
 * answer's call to action is a link (F3-40), left out if its section is not on the page. The last question is how to take
 * the page down, unless the origin answers that itself.
 */
export function PersonFaq({ page }: { page: PersonPageModel }) {
  const faq = page.details.pageDefinition.personDetailsFaqs;
  if (faq === null || faq.faqs.length === 0) return null;
  const questions = faq.faqs.map(({ question, answer, cta }) => ({ question, answer, link: linkOf(cta, page) }));
  const all = faq.faqs.some(({ cta }) => cta?.target === 'opt-out') ? questions : [...questions, removalOf(page)];
  return <Faq id="person-details-faq" title={faq.title} questions={all} isFirstOpen />;
}

function removalOf(page: PersonPageModel) {
  const { question, answer } = personCopy.removalQuestion;
  const { link } = page.details.results.isDead ? personCopy.isThisARelative : personCopy.isThisYou;
  return { question, answer, link: { text: link, href: removalHref(page) } };
}

const removalHref = ({ fullPath }: PersonPageModel): string => paths.optOut({ personPath: fullPath.split('?')[0] });

function linkOf(cta: PersonFaqItem['cta'], page: PersonPageModel): { text: string; href: string } | null {
  const href = hrefOf(cta, page);
  return cta === null || href === null ? null : { text: cta.text, href };
}

function hrefOf(cta: PersonFaqItem['cta'], page: PersonPageModel): string | null {
  if (cta === null) return null;
  if (cta.target === 'opt-out') return removalHref(page);
  const isThere = !isNameOnly(page.details.results) && orderSections(page).includes(cta.target);
  return isThere ? `#${PERSON_SECTIONS[cta.target].anchor}` : null;
}
