import { SiteFrame } from '../../site/SiteFrame.tsx';
import type { SiteModel } from '../../site/site-model.ts';
import { Wrap } from '../../site/Wrap.tsx';
import { PhoneContent } from './PhoneContent.tsx';
import type { PhonePageModel } from './phone-model.ts';

/** A phone number: nothing on the page changes in the browser, and its form is plain HTML. */
export function PhonePage({ page, site }: { page: PhonePageModel; site: SiteModel }) {
  return (
    <SiteFrame site={site}>
      <Wrap hasEnd>
        <div id="phone">
          <PhoneContent page={page} />
        </div>
      </Wrap>
    </SiteFrame>
  );
}
