// npm run shots: a picture of every kind of page at 390, 768 and 1280 px, light and dark, on one contact sheet, with
// what is wrong with each page, and the boxes that moved since the last run.
//   npm run shots -- [--only person] [--widths 390,1280] [--url http://localhost:8787]
// --only takes the kinds whose names begin so, separated by commas; --url looks at the site that npm start runs there.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright';
import { onSite, parseRunning } from './bench/site-under-test.ts';
import { holdState } from './lib/database/state-lock.ts';
import { ensureBrowser, NO_BROWSER, SANDBOX_ARGS } from './lib/run/chromium.ts';
import { ROOT } from './lib/run/local-server.ts';
import { failWithSentence, say } from './lib/run/say.ts';
import { type Box, movedBoxes } from './shots/boxes.ts';
import { contactSheet } from './shots/contact-sheet.ts';
import { type PageKind, pageKindsIn } from './shots/page-kinds.ts';
import { type Shot, takeShots, WIDTHS } from './shots/take-shots.ts';

/** That of npm run bench: it has the same people. */
const STATE_DIR = join(ROOT, '.wrangler/bench-state');
const FOLDER = join(ROOT, 'shots');
const BOXES_FILE = join(FOLDER, 'boxes.json');
/** As many as are worth reading. */
const MOVES_SHOWN = 8;

/** Where the boxes of each kind of page stood at each width: 'person 390'. */
type BoxesOfRun = Record<string, readonly Box[]>;

try {
  const { values } = parseArgs({
    options: { only: { type: 'string' }, widths: { type: 'string' }, url: { type: 'string' } },
  });
  const widths = parseWidths(values.widths);
  const running = parseRunning(values.url);
  const executablePath = ensureBrowser(say);
  if (executablePath === null) throw new Error(NO_BROWSER);
  // A site that runs there already holds its own.
  if (running === null) holdState(STATE_DIR);
  mkdirSync(FOLDER, { recursive: true });
  const shots: Shot[] = [];
  await onSite({ stateDir: STATE_DIR, running }, async (site, peopleFile) => {
    const kinds = chooseKinds(pageKindsIn(peopleFile), values.only);
    const browser = await chromium.launch({ executablePath, args: [...SANDBOX_ARGS] });
    try {
      for (const width of widths) {
        say(`${kinds.length} kinds of pages at ${width} px`);
        for await (const shot of takeShots(browser, site, kinds, { width, folder: FOLDER })) shots.push(shot);
      }
    } finally {
      await browser.close();
    }
  });
  writeFileSync(join(FOLDER, 'index.html'), contactSheet(shots, new Date()));
  reportMoves(shots);
  reportFaults(shots);
  say(`${shots.length * 2} pictures: ${join('shots', 'index.html')}`);
} catch (error) {
  failWithSentence(error);
}

function parseWidths(text: string | undefined): readonly (typeof WIDTHS)[number][] {
  if (text === undefined) return WIDTHS;
  const widths = text.split(',').map(Number);
  const known = WIDTHS.filter((width) => widths.includes(width));
  if (known.length !== widths.length) throw new Error(`--widths wants some of ${WIDTHS.join(', ')}, not '${text}'`);
  return known;
}

function chooseKinds(kinds: readonly PageKind[], only: string | undefined): readonly PageKind[] {
  const beginnings = only?.split(',');
  const chosen = kinds.filter(({ name }) => beginnings?.some((beginning) => name.startsWith(beginning)) ?? true);
  if (chosen.length === 0)
    throw new Error(`no kind of page begins with '${only}': ${kinds.map(({ name }) => name).join(', ')}`);
  return chosen;
}

/** Prints what moved since the last run, and keeps the boxes of this one for the next. */
function reportMoves(shots: readonly Shot[]): void {
  const before: BoxesOfRun = existsSync(BOXES_FILE) ? JSON.parse(readFileSync(BOXES_FILE, 'utf8')) : {};
  const after: BoxesOfRun = Object.fromEntries(shots.map(({ kind, width, boxes }) => [`${kind.name} ${width}`, boxes]));
  console.log('\nBoxes that moved since the last run');
  let count = 0;
  for (const [page, boxes] of Object.entries(after)) {
    const last = before[page];
    const moves = last === undefined ? ['was not looked at'] : movedBoxes(last, boxes);
    count += moves.length;
    for (const move of moves.slice(0, MOVES_SHOWN)) console.log(`  ${page}: ${move}`);
    if (moves.length > MOVES_SHOWN) console.log(`  ${page}: and ${moves.length - MOVES_SHOWN} more`);
  }
  if (count === 0) console.log('  none');
  writeFileSync(BOXES_FILE, JSON.stringify({ ...before, ...after }));
}

/** Prints what is wrong with the pages; one with any fault makes the run fail. */
function reportFaults(shots: readonly Shot[]): void {
  console.log('\nWhat is wrong');
  const faulty = shots.filter(({ faults }) => faults.length > 0);
  for (const { kind, width, faults } of faulty)
    for (const fault of new Set(faults)) console.log(`  ${kind.name} ${width}: ${fault}`);
  if (faulty.length === 0)
    console.log('  nothing: no layout shift, no sideways scroll, no error, nothing found by axe');
  else process.exitCode = 1;
}
