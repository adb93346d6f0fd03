import { SiteFrame } from '../../site/SiteFrame.tsx';
import { Wrap } from '../../site/Wrap.tsx';
import button from '../../ui/action/Button.module.css';
import notice from '../../ui/surface/Notice.module.css';
import lantern from '../../ui/text/Lantern.module.css';
import { ServerHtml } from '../../ui/text/ServerHtml.tsx';
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
