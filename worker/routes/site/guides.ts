import type { HeadModel, PageModel } from '../../../client/pages/page-model.ts';
import { type EdgeContext, siteOrigin } from '../../context.ts';
import { allowRevalidation } from '../../middleware/cache-rule.ts';
import { aboutSite } from '../../render/about-site.ts';
import { renderPage } from '../../render/render-page.tsx';
import { loadViewer, siteFor } from '../../render/site-model.ts';
import { collectHead, glossaryHead, hasFlags, helpHead, privacyHead, termsHead } from '../../seo/page-heads.ts';

/** Pages that explain something, the same for everyone. */

/** GET /privacy: what we keep, why and for how long (P2-114). */
export const privacy = (c: EdgeContext): Promise<Response> => answer(c, privacyHead, { kind: 'privacy' });

/** GET /glossary: what the words in public records mean. */
export const glossary = (c: EdgeContext): Promise<Response> => answer(c, glossaryHead, { kind: 'glossary' });

/** GET /how-we-collect-data: where records come from. */
export async function howWeCollectData(c: EdgeContext): Promise<Response> {
  const { isInvented } = (await aboutSite(c)).said;
  return answer(c, collectHead, { kind: 'how-we-collect-data', isInvented });
}

/** GET /terms-of-service: the rules, in the numbers of the origin's settings. */
export async function terms(c: EdgeContext): Promise<Response> {
  const { seller, limits } = (await aboutSite(c)).said;
  const page = { ...(seller === undefined ? {} : { seller }), ...(limits === undefined ? {} : { limits }) };
  return answer(c, termsHead, { kind: 'terms', ...page });
}

/** GET /help: answers, and whom to ask. */
export async function help(c: EdgeContext): Promise<Response> {
  const { seller } = (await aboutSite(c)).said;
  return answer(c, helpHead, { kind: 'help', ...(seller === undefined ? {} : { seller }) });
}

async function answer(
  c: EdgeContext,
  headOf: (origin: string, hasFlags: boolean) => HeadModel,
  page: PageModel,
): Promise<Response> {
  const viewer = await loadViewer(c);
  allowRevalidation(c);
  return renderPage(c, 200, {
    head: headOf(siteOrigin(c), hasFlags(c.get('url').searchParams)),
    site: siteFor(c, viewer),
    page,
  });
}
