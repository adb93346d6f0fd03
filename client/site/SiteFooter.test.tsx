import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import type { SiteOperator } from '../../shared/contract/operations/site.ts';
import { operatorCopy } from '../../shared/copy/site/operator.ts';
import { matchRoute } from '../../shared/urls/route-table.ts';
import { renderText } from '../ui/text/render-text.ts';
import { SiteFooter } from './SiteFooter.tsx';
import type { SiteModel } from './site-model.ts';

const site: SiteModel = { viewer: null, path: '/', search: {} };
const operator: SiteOperator = {
  name: 'Porchlight Directory, Inc.',
  postalAddress: '1 Elm St, Salem, OR 97301',
  email: 'privacy@porchlight.example',
  securityContact: null,
  brokerNotice: operatorCopy.brokerNotice,
  registrations: [
    { stateCode: 'CA', name: 'Porchlight Directory, Inc.', number: '123456' },
    { stateCode: 'VT', name: 'Porchlight Data', number: '7' },
  ],
};
const footer = (more: Partial<SiteModel> = {}) => <SiteFooter site={{ ...site, ...more }} />;
const markup = (more: Partial<SiteModel> = {}) => renderToStaticMarkup(footer(more));

describe('the foot of every page', () => {
  test('leads whoever is on record to removal, to privacy choices with their sign, and to how we collect data', () => {
    const html = markup();
    expect(html).toContain('<a href="/opt-out">Remove my page</a>');
    expect(html).toMatch(
      /<a href="\/do-not-sell">Do Not Sell or Share \/ Your Privacy <span[^>]*>Choices<svg [^>]*aria-hidden/,
    );
    expect(html.match(/<svg[^>]*viewBox="0 0 30 14"/g)).toHaveLength(1);
    expect(html).toContain('<a href="/how-we-collect-data">');
  });

  test('leads to the cookie choices, and nowhere without a page', () => {
    expect(markup()).toContain('<a href="/cookie-choices">Cookie choices</a>');
    for (const [, href = ''] of markup().matchAll(/href="(\/[^"]*)"/g)) expect(matchRoute(href), href).not.toBeNull();
  });

  test('names the operator, its address and its registrations, each under its own name', () => {
    const text = renderText(footer({ operator }));
    expect(text).toContain('Porchlight Directory, Inc., 1 Elm St, Salem, OR 97301');
    expect(text).toContain('Registered data broker: California 123456; Vermont 7, as Porchlight Data');
  });

  test('says what Texas asks a data broker to say, with a link to its register', () => {
    expect(markup({ operator }).replace(/<\/?a\b[^>]*>/g, '')).toContain(`>${operatorCopy.brokerNotice}</p>`);
    expect(markup({ operator })).toContain(
      `<a href="${operatorCopy.registerLink.href}">${operatorCopy.registerLink.text}</a>.`,
    );
    const own = { ...operator, brokerNotice: 'We are a data broker.' };
    expect(renderText(footer({ operator: own }))).toContain('We are a data broker.');
  });

  test('leaves out what the operator has not said', () => {
    const text = renderText(footer());
    for (const said of ['data broker', 'Registered', 'Elm St']) expect(text).not.toContain(said);
    const silent = { ...operator, postalAddress: null, brokerNotice: null, registrations: [] };
    const named = renderText(footer({ operator: silent }));
    expect(named).toContain('Porchlight Directory, Inc.');
    expect(named).not.toContain('data broker');
  });

  test('tells only readers whose browser sends the signal that it is honored', () => {
    expect(renderText(footer())).not.toContain(operatorCopy.signal);
    expect(renderText(footer({ sendsOptOut: true }))).toContain(operatorCopy.signal);
  });
});
