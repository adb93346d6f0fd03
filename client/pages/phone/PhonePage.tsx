import ownerSheet from '../../owners/Owner.module.css';
import { SiteFrame } from '../../site/SiteFrame.tsx';
import type { SiteModel } from '../../site/site-model.ts';
import { Wrap } from '../../site/Wrap.tsx';
import faqSheet from '../../ui/list/Faq.module.css';
import bannerSheet from '../../ui/surface/Banner.module.css';
import noteSheet from '../../ui/surface/SideNote.module.css';
import { ServerHtml } from '../../ui/text/ServerHtml.tsx';
import { PhoneContent } from './PhoneContent.tsx';
import ownersSheet from './PhoneOwners.module.css';
import styles from './PhonePage.module.css';
import reportsSheet from './PhoneReports.module.css';
import type { PhonePageModel } from './phone-model.ts';

const SHEETS = [styles, ownerSheet, ownersSheet, reportsSheet, bannerSheet, noteSheet, faqSheet];

/** A phone number: nothing on the page changes in the browser, and its form is plain HTML. */
export function PhonePage({ page, site }: { page: PhonePageModel; site: SiteModel }) {
  return (
    <SiteFrame site={site}>
      <Wrap hasEnd>
        <ServerHtml id="phone" sheets={SHEETS}>
          {import.meta.env.SSR ? <PhoneContent page={page} /> : null}
        </ServerHtml>
      </Wrap>
    </SiteFrame>
  );
}
