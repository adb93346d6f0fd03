import { SiteFrame } from '../../site/SiteFrame.tsx';
import { Wrap } from '../../site/Wrap.tsx';
import button from '../../ui/Button.module.css';
import lantern from '../../ui/Lantern.module.css';
import notice from '../../ui/Notice.module.css';
import { ServerHtml } from '../../ui/ServerHtml.tsx';
import type { OrderPageModel, SiteModel } from '../page-model.ts';
import { OrderContent } from './OrderContent.tsx';

const SHEETS = [button, lantern, notice];

/** Where the payment provider leads back to, while an order is not paid. */
export function OrderPage({ page, site }: { page: OrderPageModel; site: SiteModel }) {
  return (
    <SiteFrame site={site}>
      <Wrap hasEnd>
        <ServerHtml id="order" sheets={SHEETS}>
          {import.meta.env.SSR ? <OrderContent page={page} /> : null}
        </ServerHtml>
      </Wrap>
    </SiteFrame>
  );
}
