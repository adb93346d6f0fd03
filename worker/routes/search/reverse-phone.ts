import type { SearchErrors, SearchValues } from '../../../shared/forms/search-form.ts';
import { type EdgeContext, siteOrigin } from '../../context.ts';
import { allowRevalidation } from '../../middleware/cache-rule.ts';
import { renderPage } from '../../render/render-page.tsx';
import { loadViewer, siteFor } from '../../render/site-model.ts';
import { hasFlags } from '../../seo/has-flags.ts';
import { reversePhoneHead } from '../../seo/phone-head.ts';

/** GET /reverse-phone: asks for a number. */
export function reversePhone(c: EdgeContext): Promise<Response> {
  return renderReversePhone(c, 200, {}, {});
}

/** The page with what was given already, and what is wrong with it. */
export async function renderReversePhone(
  c: EdgeContext,
  status: 200 | 400,
  values: SearchValues,
  errors: SearchErrors,
): Promise<Response> {
  allowRevalidation(c);
  const viewer = await loadViewer(c);
  return renderPage(c, status, {
    head: reversePhoneHead(siteOrigin(c), status === 200 && !hasFlags(c.var.url.searchParams)),
    site: siteFor(c, viewer, { by: 'phone', ...values }),
    page: { kind: 'reverse-phone', values, errors },
  });
}
