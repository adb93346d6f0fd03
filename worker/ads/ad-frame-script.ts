/** What the frame's script is told. */
export interface AdFramePlan {
  /** '300x250' */
  readonly size: string;
  /** the ad server's name for the slot: '/1234567/people/300x250' */
  readonly unit: string;
  /** the network's scripts; the first one is the ad server's tag */
  readonly scripts: readonly string[];
  readonly bidTimeoutMs: number;
  /** the origins of the page that may hold the frame; the first one is the site's own */
  readonly sites: readonly string[];
}

/**
 * The script of an ad frame: fills the one slot of its document through the two queues that ad scripts read when they
 * arrive, `googletag.cmd` (Google Publisher Tag) and `pbjs.que` (Prebid). It asks for bids if a script knows how, waits for
 * them no longer than it may (F9-12), then shows what there is, and tells the page around it once: 'filled' or 'empty'.
 * What fails is 'empty'; a network that never answers is the page's to give up on (client/ads/fill-ads.ts).
 */
export const AD_FRAME_SCRIPT = `{
const plan = JSON.parse(document.currentScript.dataset.plan);
const size = plan.size.split('x').map(Number);
const around = location.ancestorOrigins?.[0];
const site = plan.sites.includes(around) ? around : plan.sites[0];
let isSaid = false;
const say = adSlot => {
  if (isSaid) return;
  isSaid = true;
  parent.postMessage({ adSlot }, site);
};
const attempt = act => () => {
  try {
    act();
  } catch (error) {
    console.warn(error);
    say('empty');
  }
};
const googletag = self.googletag = { cmd: [] };
const pbjs = self.pbjs = { que: [] };
let slot;
googletag.cmd.push(attempt(() => {
  const ads = self.googletag.pubads();
  slot = self.googletag.defineSlot(plan.unit, [size], 'ad').addService(ads);
  ads.disableInitialLoad();
  ads.addEventListener('slotRenderEnded', event => {
    if (event.slot === slot) say(event.isEmpty ? 'empty' : 'filled');
  });
  self.googletag.enableServices();
  self.googletag.display('ad');
}));
let isAsked = false;
const show = () => {
  if (isAsked) return;
  isAsked = true;
  self.googletag.cmd.push(attempt(() => {
    if (self.pbjs.setTargetingForGPTAsync) self.pbjs.setTargetingForGPTAsync(['ad']);
    self.googletag.pubads().refresh([slot]);
  }));
};
pbjs.que.push(attempt(() => {
  self.pbjs.addAdUnits([{
    code: 'ad',
    mediaTypes: { banner: { sizes: [size] } },
    ortb2Imp: { ext: { gpid: plan.unit, prebid: { storedrequest: { id: plan.unit } } } },
    bids: []
  }]);
  self.pbjs.requestBids({ adUnitCodes: ['ad'], timeout: plan.bidTimeoutMs, bidsBackHandler: show });
}));
setTimeout(show, plan.bidTimeoutMs);
let missing = plan.scripts.length;
const arrived = () => {
  missing -= 1;
  if (missing === 0 && !self.pbjs.requestBids) show();
};
plan.scripts.forEach((src, at) => {
  const script = document.createElement('script');
  script.async = true;
  script.src = src;
  script.onload = arrived;
  script.onerror = () => at === 0 ? say('empty') : arrived();
  document.head.append(script);
});
}`.replace(/\n\s*/g, '\n');
