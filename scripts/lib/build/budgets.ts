/** What may block a page, and what it may load, in bytes after gzip -9. */
export const STYLE_BUDGET = 11_000;
/** Of a person page with the parts that few readers see. */
export const RARE_STYLE_BUDGET = 13_100;
/** Of the sample report, which shows some of those parts to everybody: an open report, Court Runner, phone activity. */
export const SAMPLE_STYLE_BUDGET = 12_500;
/** The common style sheet and the page's own. */
export const SHEETS_MAX = 2;
/** The one script on the critical path. */
export const BOOT_BUDGET = 12_000;
/** The one script on the critical path, with those of ads and of the consent banner, which follow it at once. */
export const FIRST_SCRIPTS_BUDGET = 15_000;
/** With those of ads and of web vitals, which come once the page is there. */
export const EVERY_PAGE_BUDGET = 16_500;
/**
 * All scripts once the islands are alive, dialogs and the like excepted. A checkout's form also asks for agreement to a
 * plan's renewal, which must work before it is sent: about 300 bytes. Court Runner's form is the largest; its last 100
 * bytes are the boot script's, which knows of records in the address. 210 bytes of each are what boot does to begin ads,
 * consent and events.
 */
export const SCRIPT_BUDGETS = { person: 100_000, purchase: 95_850, account: 96_740, others: 91_710 } as const;
/** Smallest script, in bytes: a smaller one costs more in headers than in code. */
export const SCRIPT_MIN = 4_000;
/**
 * Scripts that may be smaller: pages of a payment need the first, those of an open report and its records the second,
 * readers who may be measured the third, pages with ad slots the fourth, those with the banner about cookies the fifth, and
 * nothing of any script that could take them in.
 */
export const SMALL_SCRIPTS: readonly string[] = ['paying', 'record-way', 'vitals', 'ads', 'consent'];
