import { addressPageCopy } from '../../../shared/copy/search/address-page.ts';
import { peopleSearchCopy } from '../../../shared/copy/search/people-search.ts';
import { reversePhoneCopy } from '../../../shared/copy/search/phone-page.ts';
import type { SearchWay } from '../../../shared/forms/search-form.ts';
import { Icon } from '../../ui/text/Icon.tsx';

const TIPS = {
  name: peopleSearchCopy.tips,
  phone: reversePhoneCopy.tips,
  address: addressPageCopy.search.tips,
} as const satisfies Record<SearchWay, { readonly title: string; readonly items: readonly string[] }>;

/** What helps with the way of searching that the page came for. */
export function PeopleSearchTips({ by }: { by: SearchWay }) {
  const { title, items } = TIPS[by];
  return (
    <section aria-labelledby="tips">
      <h2 id="tips">{title}</h2>
      <ul>
        {items.map((tip) => (
          <li key={tip}>
            <Icon name="check" size={16} />
            {tip}
          </li>
        ))}
      </ul>
    </section>
  );
}
