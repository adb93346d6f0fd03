import { type Handler, Hono, type MiddlewareHandler } from 'hono';
import { type RouteName, routes } from '../shared/urls/route-table.ts';
import { apiGateway } from './api-gateway.ts';
import type { EdgeEnv } from './context.ts';
import { Refusal } from './errors.ts';
import { bots } from './middleware/bots.ts';
import { cacheRule } from './middleware/cache-rule.ts';
import { answerError } from './middleware/errors.ts';
import { experiments } from './middleware/experiments.ts';
import { localOnly } from './middleware/local-only.ts';
import { noPrefetchWithSession } from './middleware/no-prefetch.ts';
import { ownHost } from './middleware/own-host.ts';
import { rateLimit } from './middleware/rate-limit.ts';
import { requestPath, routingPath } from './middleware/request-path.ts';
import { sameOrigin } from './middleware/same-origin.ts';
import { securityHeaders } from './middleware/security-headers.ts';
import { settings } from './middleware/settings.ts';
import { speculationRules } from './middleware/speculation-rules.ts';
import { trackingId } from './middleware/tracking-id.ts';
import { unreadBody } from './middleware/unread-body.ts';
import { viewerHints } from './middleware/viewer-hints.ts';
import { visitor } from './middleware/visitor.ts';
import { address } from './routes/address.ts';
import { addressSearch } from './routes/address-search.ts';
import { checkoutProperty, submitCheckoutProperty } from './routes/checkout-property.ts';
import { checkoutSearch, submitCheckoutSearch } from './routes/checkout-search.ts';
import { courtRunnerBack } from './routes/court-runner-back.ts';
import { directory, directoryLetter, directoryName } from './routes/directory.ts';
import { home } from './routes/home.ts';
import { PURGE_PATH, purge } from './routes/internal.ts';
import { invoice, invoices } from './routes/invoices.ts';
import { login, submitLogin } from './routes/login.ts';
import { submitLogout } from './routes/logout.ts';
import { managePlan } from './routes/manage-plan.ts';
import { order } from './routes/order.ts';
import { outbox } from './routes/outbox.ts';
import { peopleSearch, searchForm } from './routes/people-search.ts';
import { person } from './routes/person.ts';
import { submitPersonAction } from './routes/person-action.ts';
import { phone, submitPhoneReport } from './routes/phone.ts';
import { property } from './routes/property.ts';
import { propertyHome } from './routes/property-home.ts';
import { propertySearch } from './routes/property-search.ts';
import { purchaseCourtRunner, submitCourtRunner } from './routes/purchase-court-runner.ts';
import { purchaseCredits, submitPurchaseCredits } from './routes/purchase-credits.ts';
import { results } from './routes/results.ts';
import { reversePhone } from './routes/reverse-phone.ts';
import { robots } from './routes/robots.ts';
import { signUp, submitSignUp } from './routes/sign-up.ts';
import { sitemap, sitemapFile } from './routes/sitemap.ts';
import { status } from './routes/status.ts';
import { submitUnlockReport, unlockReport } from './routes/unlock-report.ts';
import { notOpen, unknownPath } from './routes/unopened.ts';
import { whitePages } from './routes/white-pages.ts';
import { mapPicture } from './tiles/map-picture.ts';
import { mapTile } from './tiles/map-tile.ts';

type Step = Handler<EdgeEnv> | MiddlewareHandler<EdgeEnv>;

/** The edge. Hono routes by the name that a path has in the route table; see routingPath. */
export const app = new Hono<EdgeEnv>({ getPath: routingPath });

app.onError(answerError);

// Outermost first. The first four see every response, errors included; what follows them may refuse.
app.use(unreadBody());
app.use(trackingId());
app.use(securityHeaders());
app.use(cacheRule());
app.use(settings());
app.use(ownHost());
app.use(requestPath());
app.use(bots());
app.use(viewerHints());
app.use(speculationRules());

app.all('/api', apiGateway);

page('home', { GET: [home] });
page('people-search', { GET: [peopleSearch] });
page('search', { GET: [searchForm] });
page('person-search', { GET: [rateLimit('LIMIT_SEARCH'), results] });
page('directory', { GET: [directory] });
page('directory-letter', { GET: [directoryLetter] });
page('directory-name', { GET: [directoryName] });
page('white-pages', { GET: [whitePages] });
page('person', {
  GET: [visitor(), experiments(), person],
  POST: [sameOrigin(), rateLimit('LIMIT_WRITE'), submitPersonAction],
});
page('address-search', { GET: [addressSearch] });
page('address', { GET: [noPrefetchWithSession(), rateLimit('LIMIT_SEARCH'), address] });
page('property-home', { GET: [propertyHome] });
page('property-search', { GET: [propertySearch] });
page('property', { GET: [noPrefetchWithSession(), property] });
page('reverse-phone', { GET: [reversePhone] });
page('phone', {
  GET: [noPrefetchWithSession(), rateLimit('LIMIT_SEARCH'), phone],
  POST: [sameOrigin(), rateLimit('LIMIT_WRITE'), submitPhoneReport],
});
page('invoices', { GET: [noPrefetchWithSession(), invoices] });
page('invoice', { GET: [noPrefetchWithSession(), invoice] });
page('order', { GET: [noPrefetchWithSession(), rateLimit('LIMIT_LATE_PARTS'), order] });
page('login', { GET: [login], POST: [sameOrigin(), rateLimit('LIMIT_LOGIN'), submitLogin] });
page('unlock-report', {
  GET: [rateLimit('LIMIT_SEARCH'), unlockReport],
  POST: [sameOrigin(), rateLimit('LIMIT_WRITE'), submitUnlockReport],
});
page('sign-up', { GET: [signUp], POST: [sameOrigin(), submitSignUp] });
app.use('/outbox', localOnly());
page('outbox', { GET: [outbox] });
app.use('/status', localOnly());
page('status', { GET: [status] });
page('checkout-search', {
  GET: [noPrefetchWithSession(), rateLimit('LIMIT_SEARCH'), checkoutSearch],
  POST: [sameOrigin(), rateLimit('LIMIT_WRITE'), submitCheckoutSearch],
});
page('checkout-property-summary', {
  GET: [noPrefetchWithSession(), rateLimit('LIMIT_LATE_PARTS'), checkoutProperty],
  POST: [sameOrigin(), rateLimit('LIMIT_WRITE'), submitCheckoutProperty],
});
page('purchase-credits', {
  GET: [noPrefetchWithSession(), rateLimit('LIMIT_SEARCH'), purchaseCredits],
  POST: [sameOrigin(), rateLimit('LIMIT_WRITE'), submitPurchaseCredits],
});
page('manage-plan', { GET: [managePlan] });
page('purchase-court-runner', {
  GET: [noPrefetchWithSession(), purchaseCourtRunner],
  POST: [sameOrigin(), rateLimit('LIMIT_WRITE'), submitCourtRunner],
});
page('logout', { POST: [sameOrigin(), submitLogout] });
page('robots', { GET: [robots] });
page('sitemap', { GET: [rateLimit('LIMIT_SITEMAP'), sitemap] });
page('sitemap-file', { GET: [rateLimit('LIMIT_SITEMAP'), sitemapFile] });
page('map-tile', { GET: [rateLimit('LIMIT_TILES'), mapTile] });
page('map-picture', { GET: [rateLimit('LIMIT_TILES'), mapPicture] });
for (const { name, isOpen } of routes) if (!isOpen) page(name, { GET: [(c) => notOpen(c, name)] });

app.use('/court-runner-back', localOnly());
page('court-runner-back', { POST: [sameOrigin(), courtRunnerBack] });
app.post(PURGE_PATH, purge);

app.all('*', unknownPath);

/** Registers the methods of a route; any other is a 405. HEAD is GET without the body. */
function page(name: RouteName, methods: { readonly GET?: readonly Step[]; readonly POST?: readonly Step[] }): void {
  for (const [method, steps] of Object.entries(methods)) app.on(method, [`/${name}`], ...steps);
  const allow = Object.keys(methods).flatMap((method) => (method === 'GET' ? ['GET', 'HEAD'] : [method]));
  app.all(`/${name}`, () => {
    throw new Refusal(405, 'This page does not take that method.', { allow: allow.join(', ') });
  });
}
