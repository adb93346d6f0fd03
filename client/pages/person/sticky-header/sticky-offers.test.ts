import { describe, expect, it, test } from 'vitest';
import type { CallToAction } from '../../../../shared/contract/person/page-definition.ts';
import type { Slot } from '../../../../shared/funnels/funnel-values.ts';
import { buildCounts, buildPerson } from '../../../../tests/fixtures/person.ts';
import {
  buildCallToAction,
  buildDetails,
  buildPage,
  buildPageDefinition,
} from '../../../../tests/fixtures/person-page.ts';
import { interpolationData, lateTemplates } from '../registry/late-texts.ts';
import { decideStickyOffers, recordsChip } from './sticky-offers.ts';

const NOTHING = buildCounts();
const RECORDS = buildCounts({ offenses: 2, criminalTrafficRecords: 3, properties: 1, publicRecords: 4, liens: 4 });

function pageWith(callsToAction: Partial<Record<Slot, CallToAction>>) {
  return buildPage(buildPerson(), {
    details: buildDetails(buildPerson(), { pageDefinition: buildPageDefinition({ callsToAction }) }),
  });
}

const late = buildCallToAction('', { lateTemplate: 'records-count', destination: 'background' });
const page = pageWith({
  registry: buildCallToAction('Small Business', { destination: 'business-phone' }),
  stickyHeaderSecondary: late,
  stickyHeaderPrimary: buildCallToAction('Use 1 credit', {
    clickKind: 'consume-background-credit',
    destination: 'report',
  }),
});
const texts = new Map([['records-count', 'See 7 records']]);

describe('the calls to action of the sticky header', () => {
  it("are two, plus the registry's; a credit is spent by a button, the others are links", () => {
    expect(decideStickyOffers(page, RECORDS, texts)).toEqual({
      registry: { text: 'Small Business', look: 'link' },
      secondary: { text: 'See 7 records', look: 'link' },
      primary: { text: 'Use 1 credit', look: 'soft' },
    });
    expect(decideStickyOffers(pageWith({}), RECORDS, texts)).toEqual({
      registry: null,
      secondary: null,
      primary: null,
    });
  });

  it('are missing while they have no text, and if it is empty', () => {
    for (const none of [new Map(), new Map([['records-count', '']])]) {
      expect(decideStickyOffers(page, RECORDS, none).secondary).toBeNull();
    }
    expect(decideStickyOffers(pageWith({ registry: buildCallToAction('') }), RECORDS, texts).registry).toBeNull();
  });

  it('do not sell an empty report, once that is known', () => {
    for (const counts of ['loading', null] as const) {
      expect(decideStickyOffers(page, counts, texts).primary).not.toBeNull();
    }
    expect(decideStickyOffers(page, NOTHING, texts)).toMatchObject({
      registry: { text: 'Small Business' },
      secondary: null,
      primary: null,
    });
    const reads = pageWith({
      stickyHeaderPrimary: buildCallToAction('Read it', {
        clickKind: 'internal-navigation',
        destination: 'background',
      }),
    });
    expect(decideStickyOffers({ ...reads, counts: NOTHING }, NOTHING, texts).primary).not.toBeNull();
  });
});

test('each template is requested once, however many slots wait for it, with every count and the featured number', () => {
  const two = buildCallToAction('', { lateTemplate: 'emails-count' });
  const many = pageWith({
    stickyHeaderSecondary: late,
    background: late,
    emails: two,
    phones: buildCallToAction('View'),
  });
  expect(lateTemplates(many).sort()).toEqual(['emails-count', 'records-count']);
  expect(lateTemplates(pageWith({ phones: buildCallToAction('View') }))).toEqual([]);
  expect(interpolationData(RECORDS)).toEqual({ ...RECORDS, records: 8 });
});

test('the chip counts criminal records without traffic, says that they are loading, and is missing for 0 or without counts [P2-151]', () => {
  const chips = [buildCounts({ offenses: 1 }), RECORDS, buildCounts({ offenses: 1_204 })].map(recordsChip);
  expect(chips).toEqual(['1 Criminal Record', '2 Criminal Records', '1,204 Criminal Records']);
  expect(recordsChip('loading')).toBe('Loading Records');
  expect([recordsChip(null), recordsChip(buildCounts({ criminalTrafficRecords: 3 }))]).toEqual([null, null]);
});
