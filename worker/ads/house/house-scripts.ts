/**
 * The house network of a local run: scripts with the part of the two usual interfaces that an ad frame uses, so that a
 * frame cannot tell them from a real network's. Creatives are documents of their own (house-creative.ts).
 */

/** Runs what waits in a queue, and from then on whatever is put there. */
const DRAIN = `const drain = queue => {
  const push = (...acts) => acts.forEach(act => {
    try {
      act();
    } catch (error) {
      console.error(error);
    }
  });
  push(...queue);
  return { push };
};`;

/** The interface of Google Publisher Tag. `creativeOf`: a function of the slot, in source. */
const tagWith = (creativeOf: string): string => `
const listeners = [];
const slots = [];
const tell = event => listeners.forEach(({ type, listener }) => type === 'slotRenderEnded' && listener(event));
const makeSlot = (unit, sizes, id) => {
  const targeting = {};
  const slot = {
    addService: () => slot,
    getAdUnitPath: () => unit,
    getSlotElementId: () => id,
    getSizes: () => sizes,
    getTargeting: key => targeting[key] ?? [],
    setTargeting(key, value) {
      targeting[key] = [value].flat();
      return slot;
    }
  };
  slots.push(slot);
  return slot;
};
const creativeOf = ${creativeOf};
const fill = slot => {
  const [[width, height]] = slot.getSizes();
  const frame = document.createElement('iframe');
  Object.assign(frame, { width, height, title: 'Advertisement', src: home + creativeOf(slot, width + 'x' + height) });
  frame.onload = () => tell({ slot, isEmpty: false, size: [width, height] });
  document.getElementById(slot.getSlotElementId()).replaceChildren(frame);
};
const ads = {
  disableInitialLoad() {},
  addEventListener(type, listener) {
    listeners.push({ type, listener });
  },
  getSlots: () => slots,
  refresh(which = slots) {
    which.forEach(fill);
  }
};
const tag = self.googletag ??= {};
Object.assign(tag, {
  apiReady: true,
  pubads: () => ads,
  defineSlot: makeSlot,
  enableServices() {},
  display() {}
});
tag.cmd = drain(tag.cmd ?? []);`;

/** The interface of Prebid. `bid`: what the one bidder offers. */
const bidsWith = (bid: string): string => `
const BID_AFTER_MS = 60;
const bids = self.pbjs ??= {};
const units = [];
const won = {};
Object.assign(bids, {
  libLoaded: true,
  addAdUnits(added) {
    units.push(...[added].flat());
  },
  requestBids({ adUnitCodes, timeout, bidsBackHandler }) {
    setTimeout(() => {
      for (const code of adUnitCodes ?? units.map(unit => unit.code)) won[code] = '${bid}';
      bidsBackHandler?.(won, timeout < BID_AFTER_MS, 'house');
    }, Math.min(timeout, BID_AFTER_MS));
  },
  setTargetingForGPTAsync(codes) {
    for (const slot of self.googletag.pubads().getSlots()) {
      const bid = won[slot.getSlotElementId()];
      if (bid && (!codes || codes.includes(slot.getSlotElementId()))) slot.setTargeting('hb_adid', bid);
    }
  }
});
bids.que = drain(bids.que ?? []);`;

const HOME = 'const home = new URL(document.currentScript.src).origin;';
const alone = (...parts: readonly string[]): string => `(() => {\n${parts.join('\n')}\n})();\n`;
/** The creative that won the bids, if anybody was asked; it names its network. */
const WINNER = "(slot, size) => '/house/creative/' + size + '/' + (slot.getTargeting('hb_adid')[0] ?? 'direct')";

/** The ad server's tag. */
export const HOUSE_TAG = alone(HOME, DRAIN, tagWith(WINNER));
/** The second script, with one bidder. */
export const HOUSE_BIDS = alone(DRAIN, bidsWith('bid'));
/** The other network: one script for both. */
export const HOUSE_PUBMAX = alone(HOME, DRAIN, tagWith(WINNER), bidsWith('pubmax'));
