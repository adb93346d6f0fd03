import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import type { PageDefinition } from '../../../../shared/contract/person/page-definition.ts';
import { NO_EXPERIMENTS } from '../../../../shared/experiments/experiments.ts';
import { buildCounts, buildPerson, buildPhone } from '../../../../tests/fixtures/person.ts';
import {
  buildCallToAction,
  buildDetails,
  buildPage,
  buildPageDefinition,
} from '../../../../tests/fixtures/person-page.ts';
import { renderText } from '../../../ui/text/render-text.ts';
import type { PersonPageModel } from '../person-model.ts';
import { PersonGlance } from './PersonGlance.tsx';

const person = buildPerson({ mobilePhones: [buildPhone('0142')] });
const counts = buildCounts({ criminalTrafficRecords: 2 });
const glance = (more: Partial<PersonPageModel> = {}) => <PersonGlance page={buildPage(person, { counts, ...more })} />;
const withOffer = (subHeader: PageDefinition['callsToAction']['subHeader']) => ({
  details: buildDetails(person, { pageDefinition: buildPageDefinition({ callsToAction: { subHeader } }) }),
});
const offer = /<a [^>]*data-slot="subHeader"[^>]*>/g;

describe('the call to action of the report card', () => {
  test('leads to the funnel of the report, at the foot of the card [P2-158]', () => {
    const html = renderToStaticMarkup(glance());
    expect(html.match(offer)).toHaveLength(1);
    expect(html.match(offer)?.[0]).toMatch(/href="\/checkout\/search\?[^"]*funnelType=bg_onepages_1/);
    expect(renderText(glance())).toMatch(/neither is finding none\. See the report/);
  });

  test('leads down to the report if the registry says so, in the same tab and without the look of a price', () => {
    const html = renderToStaticMarkup(
      glance(
        withOffer(
          buildCallToAction('Go to the report', { clickKind: 'internal-navigation', destination: 'background' }),
        ),
      ),
    );
    expect(html.match(offer)?.[0]).toMatch(/href="#person-details-bg-section"/);
    expect(html.match(offer)?.[0]).not.toMatch(/_blank|lamp/);
  });

  test('is missing if the report is empty or the registry has none', () => {
    expect(renderToStaticMarkup(glance({ counts: buildCounts() }))).not.toMatch(offer);
    expect(renderToStaticMarkup(glance(withOffer(undefined)))).not.toMatch(offer);
  });

  test('is above both cards with variant 1 of SUBHEADER_CTA_PLACEMENT, and nowhere else [P6-054]', () => {
    const above = { experiments: { ...NO_EXPERIMENTS, SUBHEADER_CTA_PLACEMENT: 1 } };
    expect(renderText(glance(above))).toMatch(/^See the report (\(opens in a new window\) )?Background report /);
    expect(renderText(glance({ ...above, counts: 'late' }))).toMatch(/^See the report /);
    expect(renderToStaticMarkup(glance(above)).match(offer)).toHaveLength(1);
    expect(renderText(glance())).toMatch(/^Background report/);
    expect(renderToStaticMarkup(glance({ ...above, counts: null }))).not.toMatch(offer);
    expect(renderToStaticMarkup(glance({ ...above, counts: buildCounts() }))).not.toMatch(offer);
  });
});
