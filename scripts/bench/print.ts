import { type BrowserContext, chromium } from 'playwright';
import { formatPrintParts, PRINT_PARTS } from '../../shared/people/print-parts.ts';
import { paths } from '../../shared/urls/paths.ts';
import { readPdf } from '../../tests/support/pdf.ts';
import { databaseFiles, peopleWorthLookingAt } from '../lib/database/people-database.ts';
import { REPORT_EMAIL } from '../lib/demo/demo-accounts.ts';
import { addDemoReports } from '../lib/demo/demo-purchases.ts';
import { ensureBrowser } from '../lib/run/chromium.ts';
import { say } from '../lib/run/say.ts';
import { logIn, USER_AGENT } from './interaction.ts';
import { peopleWith, type Reported } from './report-bytes.ts';
import { onSite } from './site-under-test.ts';
import { median, printGrid, type Row } from './table.ts';

/** How many records the printed reports should have; the closest in the population are taken. */
const RECORDS = [2, 20, 421];
/** Reports of each size. */
const REPORTS = 5;
/** Sheets of paper that a report of the last size should take at most. */
const AIM = 120;
const COLUMNS = ['sheets, Letter', 'most', 'sheets, A4', 'page, ms', 'PDF, ms'];

/** Sheets of paper that reports take, and how long their page and their PDF take, as medians. */
export async function benchPrint(stateDir: string): Promise<void> {
  const executablePath = ensureBrowser(say);
  if (executablePath === null) return say('No Chromium: nothing is printed.');
  await onSite({ stateDir }, async (url, peopleFile) => {
    const sizes = RECORDS.map((count) => peopleWith(peopleFile, count, { limit: REPORTS, leastFill: 0 }));
    addDemoReports(databaseFiles({ stateDir }), [...peopleWorthLookingAt(peopleFile), ...sizes.flat()], Date.now());
    const args = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
    const browser = await chromium.launch({ executablePath, args });
    try {
      const context = await browser.newContext({ userAgent: USER_AGENT });
      await logIn(context, url, REPORT_EMAIL);
      const rows: Row[] = [];
      for (const people of sizes) rows.push(await printAll(context, url, people));
      printGrid(`Printing all of an open report; aim: at most ${AIM} sheets for 421 records`, COLUMNS, rows);
    } finally {
      await browser.close();
    }
  });
}

async function printAll(context: BrowserContext, url: URL, people: readonly Reported[]): Promise<Row> {
  const prints: Print[] = [];
  for (const person of people) prints.push(await printOne(context, url, person));
  const counts = people.map(({ records }) => records);
  const [least, most] = [Math.min(...counts), Math.max(...counts)];
  const letter = prints.map((one) => one.letter);
  const cells = [
    median(letter),
    Math.max(...letter),
    median(prints.map(({ a4 }) => a4)),
    median(prints.map(({ pageMs }) => pageMs)),
    median(prints.map(({ pdfMs }) => pdfMs)),
  ];
  const name = `${least === most ? least : `${least} to ${most}`} records (${people.length} people)`;
  return { name, cells: cells.map((value) => String(Math.round(value))) };
}

interface Print {
  readonly letter: number;
  readonly a4: number;
  readonly pageMs: number;
  readonly pdfMs: number;
}

async function printOne(context: BrowserContext, url: URL, person: Reported): Promise<Print> {
  const { fullName: name, city, stateCode, id } = person;
  if (id === null) throw new Error('nobody to print');
  const query = { parts: formatPrintParts(PRINT_PARTS), understood: true };
  const address = new URL(paths.personPrint({ name, city, stateCode, id }, query), url).href;
  const page = await context.newPage();
  const start = performance.now();
  await page.goto(address);
  const pageMs = performance.now() - start;
  if ((await page.locator('#person-print article').count()) === 0) throw new Error(`no sheet at ${address}`);
  const asked = performance.now();
  const letter = readPdf(await page.pdf({ format: 'Letter' })).pages;
  const pdfMs = performance.now() - asked;
  const a4 = readPdf(await page.pdf({ format: 'A4' })).pages;
  await page.close();
  return { letter, a4, pageMs, pdfMs };
}
