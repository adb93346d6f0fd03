import { describe, expect, it, test } from 'vitest';
import { createFollower, decideActiveSection, isPastHeader, type Measures } from './active-section.ts';

const PAGE: Measures = {
  sections: [
    { section: 'phones', top: 1_000 },
    { section: 'addresses', top: 1_800 },
    { section: 'emails', top: 2_900 },
    { section: 'background', top: 3_100 },
  ],
  offset: 284,
  scrollMax: 2_700,
  headerEnd: 400,
};

describe('the active section', () => {
  it.each([
    [0, 'summary'],
    [713, 'summary'],
    // Where scrolling stops, and what a browser may round off.
    [714, 'phones'],
    [716, 'phones'],
    [1_513, 'phones'],
    [1_516, 'addresses'],
    [2_613.5, 'addresses'],
    [2_616, 'emails'],
    // At the page's end it is the last one, although it cannot scroll as far up as the others.
    [2_697, 'emails'],
    [2_699, 'background'],
    [2_700, 'background'],
  ])('scrolled to %i px it is %s', (scrollY, section) => {
    expect(decideActiveSection(PAGE, scrollY)).toBe(section);
  });

  it('is the summary on a page that does not scroll, and on one without sections', () => {
    expect(decideActiveSection({ ...PAGE, sections: [{ section: 'phones', top: 400 }], scrollMax: 0 }, 0)).toBe(
      'summary',
    );
    expect(decideActiveSection({ ...PAGE, sections: [] }, 2_700)).toBe('summary');
  });

  it('begins nearer to the top on a narrow screen', () => {
    const narrow = { ...PAGE, offset: 245 };
    expect([752, 753].map((scrollY) => decideActiveSection(narrow, scrollY))).toEqual(['summary', 'phones']);
  });
});

test('the permanent header is past when it ends less than 157 px from the top of the window [P9-031]', () => {
  expect([0, 242, 243, 243.5, 2_000].map((scrollY) => isPastHeader(PAGE, scrollY))).toEqual([
    false,
    false,
    false,
    true,
    true,
  ]);
});

describe('following', () => {
  it('a chosen section is active from the click until its scrolling has ended and the page moves again [P2-093]', () => {
    const follower = createFollower();
    expect(follower.decide(PAGE, 0)).toBe('summary');
    follower.choose('background');
    // On the way past all the others, and at rest where the page's end stops it.
    for (const scrollY of [0, 800, 1_600, 2_650]) expect(follower.decide(PAGE, scrollY)).toBe('background');
    follower.rest()(2_650);
    for (const scrollY of [2_650, 2_652, 2_648]) expect(follower.decide(PAGE, scrollY)).toBe('background');
    expect(follower.decide(PAGE, 2_653)).toBe('emails');
    expect(follower.decide(PAGE, 2_600)).toBe('addresses');
    expect(follower.decide(PAGE, 2_650)).toBe('emails');
  });

  it('continues at once if the visitor scrolls themselves', () => {
    const follower = createFollower();
    follower.choose('emails');
    follower.release();
    expect(follower.decide(PAGE, 800)).toBe('phones');
  });

  it('a section chosen on the way to another one wins [P2-093]', () => {
    const follower = createFollower();
    follower.choose('emails');
    const restAt = follower.rest();
    expect(follower.decide(PAGE, 2_616)).toBe('emails');
    follower.choose('phones');
    // The end of the first scrolling is reported late.
    restAt(2_616);
    for (const scrollY of [2_000, 1_000, 716]) expect(follower.decide(PAGE, scrollY)).toBe('phones');
  });
});
