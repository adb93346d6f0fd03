import { globSync } from 'node:fs';
import type { SourceGraph } from './source-graph.ts';

/** The entry of the browser bundle: the one script that pages wait for. */
export const BOOT = 'client/boot/boot.ts';

/** The page of the kit, of local runs. It shows everything, so it does not decide what is common, and links one sheet. */
export const KIT = 'kit';

const GLOBAL = 'client/styles/global.css';
const PAGE = /^client\/pages\/([\w-]+)\/\w+Page\.tsx$/;

/** Parts of the person page that few readers see: paying ones, and those whose address asks for something. */
const RARE_PARTS = [
  'client/pages/person/court-runner/PersonCourtRunner.tsx',
  'client/life-line/DatedLanes.tsx',
  'client/pages/person/background/PersonOpenReport.tsx',
  'client/pages/person/phones/PersonCheckedPhones.tsx',
  'client/pages/person/flags/PersonFlags.tsx',
  'client/pages/person/header/PersonNotices.tsx',
  'client/pages/person/registry/PersonSlotOutline.tsx',
  'client/billing/PaidNotice.tsx',
] as const;

/**
 * Court Runner stands below an open report, for the fewest readers: its own rules are in a sheet that is linked beside the
 * one with rare parts.
 */
const IN_COURT_RUNNER = /\/court-runner\//;

/** Of the banner that asks for consent, above any page: linked only with it, beside the page's own two. */
const CONSENT_SHEET = 'client/consent/ConsentBanner.module.css';

/**
 * Pages whose one sheet holds the common rules, too. Readers come to a person from elsewhere, with an empty cache: one file
 * compresses a tenth better than two. Who goes on to another page loads the common sheet then.
 */
const WHOLE_PAGES = ['person', 'person+rare', 'sample-report', KIT] as const;

/** What some readers of a page need is in a sheet of its own, beside those of the page. */
const BESIDE_PAGES = ['consent', 'court-runner'] as const;

/** On which pages a script that loads later may run; on all of them if it is not listed. The first match counts. */
const RUNS_ON: readonly (readonly [file: RegExp, pages: readonly string[]])[] = [
  [/^client\/(?:pages\/person|records|plans)\//, ['person']],
  [/^client\/account\/open-login-dialog\.tsx$/, ['person']],
  [/^client\/islands\/account-islands\.tsx$/, ['login', 'sign-up', 'ask-link', 'check-mail', 'emailed-link']],
  [
    /^client\/islands\/checkout-islands\.tsx$/,
    ['checkout-plan', 'checkout-property', 'checkout-search', 'purchase-credits'],
  ],
  [/^client\/islands\/purchase-islands\.tsx$/, ['purchase-court-runner']],
];

/** Which style sheets a page links, each as the source files it consists of, in order. */
export interface PageSheets {
  /** on every page that is not whole */
  readonly common: readonly string[];
  /** a page's own, by its folder; 'person+rare' with its rare parts; those of {@link beside} */
  readonly own: ReadonlyMap<string, readonly string[]>;
  /** pages whose own sheet begins with the common rules, so that they link only that one */
  readonly whole: ReadonlySet<string>;
  /** no pages, but parts that are linked beside a page's sheets: 'consent', the banner's, and 'court-runner' */
  readonly beside: ReadonlySet<string>;
  /** style modules that every page which can need them links, so that no script has to load them */
  readonly linked: ReadonlySet<string>;
}

/** The files of the pages' components by folder. */
export function pageFiles(root: string): ReadonlyMap<string, string> {
  const files = globSync('client/pages/*/*Page.tsx', { cwd: root }).toSorted();
  const pages = new Map<string, string>();
  for (const file of files) {
    const [, page] = PAGE.exec(file) ?? [];
    if (page === undefined || pages.has(page)) throw new Error(`${file} is not the one page of its folder`);
    pages.set(page, file);
  }
  return pages;
}

/**
 * At most two sheets block a page: the common one, with what more than half of the pages show, the usual person page among them,
 * and what the boot script draws; and the page's own. Most readers come for a person: that page carries nothing that it
 * does not show.
 */
export function planPageSheets(root: string, graph: SourceGraph): PageSheets {
  const pages = new Map([...pageFiles(root)].map(([page, file]) => [page, sheetsOf(graph, file)]));
  const deciding = [...pages].flatMap(([page, sheets]) => (page === KIT ? [] : [sheets]));
  const uses = new Map<string, number>();
  for (const sheets of deciding) for (const sheet of sheets) uses.set(sheet, (uses.get(sheet) ?? 0) + 1);
  const usual = new Set(sheetsOf(graph, pageFiles(root).get('person') ?? '', RARE_PARTS));
  const isCommon = (sheet: string) => (uses.get(sheet) ?? 0) * 2 > deciding.length && usual.has(sheet);
  const drawn = sheetsOf(graph, BOOT);
  const first = deciding.flat().filter(isCommon);
  const common = [...new Set([GLOBAL, ...first, ...drawn])];
  const own = new Map<string, readonly string[]>();
  for (const [page, sheets] of pages) own.set(page, without(sheets, common));
  const whole = own.get('person') ?? [];
  for (const [page, sheets] of [
    ['person+rare', whole],
    ['sample-report', own.get('sample-report') ?? []],
  ] as const)
    own.set(
      page,
      sheets.filter((sheet) => !IN_COURT_RUNNER.test(sheet)),
    );
  own.set(
    'court-runner',
    whole.filter((sheet) => IN_COURT_RUNNER.test(sheet)),
  );
  own.set('consent', [CONSENT_SHEET]);
  own.set(
    'person',
    whole.filter((sheet) => usual.has(sheet)),
  );
  return {
    common,
    own,
    whole: new Set<string>(WHOLE_PAGES),
    beside: new Set<string>(BESIDE_PAGES),
    linked: linkedModules(graph, common, own),
  };
}

function linkedModules(
  graph: SourceGraph,
  common: readonly string[],
  own: ReadonlyMap<string, readonly string[]>,
): Set<string> {
  const isLinkedOn = (sheet: string, page: string) => common.includes(sheet) || own.get(page)?.includes(sheet) === true;
  const all = [...own.keys()];
  const linked = new Set<string>();
  const unlinked = new Set<string>();
  for (const script of [BOOT, ...graph.loadedLater(BOOT)]) {
    const pages = RUNS_ON.find(([file]) => file.test(script))?.[1] ?? all;
    for (const sheet of sheetsOf(graph, script)) {
      if (pages.every((page) => isLinkedOn(sheet, page))) linked.add(sheet);
      else unlinked.add(sheet);
    }
  }
  return new Set([...linked].filter((sheet) => !unlinked.has(sheet)));
}

function without(sheets: readonly string[], others: readonly string[]): readonly string[] {
  return sheets.filter((sheet) => !others.includes(sheet));
}

/**
 * The style sheets that come with a file, in the order of the cascade, without those that only `parts` bring, and the
 * banner's.
 */
function sheetsOf(graph: SourceGraph, file: string, parts: readonly string[] = []): readonly string[] {
  return graph.loadedWith(file, parts).filter((one) => one.endsWith('.css') && one !== GLOBAL && one !== CONSENT_SHEET);
}
