import { relative } from 'node:path';
import { BOOT } from './page-sheets.ts';
import { readSourceGraph } from './source-graph.ts';

/**
 * Scripts that load on demand: their names, and the dynamic imports that lead to them. What several scripts need is in the
 * kit, with React, unless they are of one family.
 */
const ON_DEMAND: readonly (readonly [name: string, imports: RegExp])[] = [
  // Messages, and what the search box shares with others: they need no React.
  ['base', /^client\/ui\/overlay\/show-snackbar/],
  ['kit', /^client\/islands\/hydrate-islands/],
  // A person's islands, and what a press on one of their buttons needs.
  ['person', /^client\/pages\/person\/(?:person-islands|header\/(?!fill-age|PersonLack))/],
  // What follows a reader along the page, and what late data changes on it.
  ['way', /^client\/pages\/person\/(?:way|sticky-header|registry|flags|addresses|header\/fill-age|unlock\/(?!Person))/],
  ['map', /^client\/pages\/person\/map\//],
  ['phones', /^client\/pages\/person\/phones\//],
  // From a report to the page of a record and back, before anything else of either is there.
  ['record-way', /^client\/pages\/person\/background\/way-of-records/],
  // The background report in place: unlocking it, record dialogs, further records, the property report.
  ['records', /^client\/(?:records\/(?!RecordGlossary)|pages\/person\/(?:background|property|unlock)\/)/],
  // The account's passkeys.
  ['security', /^client\/islands\/security-islands/],
  // The forms of accounts, and the login dialog.
  ['account', /^client\/(?:islands\/account-islands|account\/)/],
  // What the buttons beside the name ask first: how to monitor, whether to stop, which plan can save.
  ['monitor', /^client\/pages\/person\/(?:monitor\/|header\/PersonLack)/],
  ['checkout', /^client\/islands\/checkout-islands/],
  ['purchase', /^client\/islands\/purchase-islands/],
  // The dialogs about a viewer's plan.
  ['plans', /^client\/plans\//],
  ['court-runner', /^client\/pages\/person\/court-runner\//],
  // Terms of courts and property, under a record that is open.
  ['glossary', /^client\/records\/RecordGlossary/],
  // What helps with a search: suggestions, recent views and long lists.
  ['typeahead', /^client\/(?:typeahead|history|pages\/speed-search)\//],
  // How fast the page was, once it is there.
  ['vitals', /^client\/analytics\/report-vitals/],
  // What answers the banner that asks for consent.
  ['consent', /^client\/consent\//],
  // What fills ad slots.
  ['ads', /^client\/ads\//],
  // The events of the paid path.
  ['paying', /^client\/analytics\//],
];

/**
 * Scripts that hold modules for each other: a page that loads one of them loads the first, too, or soon will. A shared
 * module is in the one that comes first above, so that no two scripts import each other.
 */
const FAMILIES: readonly ReadonlySet<string>[] = [
  new Set(['person', 'way', 'map', 'phones', 'records', 'court-runner', 'plans', 'glossary', 'monitor']),
  new Set(['account', 'security', 'monitor']),
  new Set(['checkout', 'purchase', 'plans']),
  new Set(['purchase', 'court-runner']),
];

/** Scripts that must not bring React along. */
const WITHOUT_REACT = new Set(['base', 'typeahead', 'vitals', 'consent', 'ads', 'paying', 'record-way']);

/** Where packages and the contract's schemas are; those in no script above have one of their own. */
const FIXED: readonly (readonly [name: string, ids: RegExp])[] = [
  ['kit', /node_modules\/(?:react|react-dom|scheduler)\/|^\0react:|\/shared\/contract\/state-flag/],
  // The contract needs the names of sections, too: in the script that first shows one, that and schemas would import each
  // other.
  ['person', /\/shared\/people\/person-sections/],
  ['phones', /node_modules\/dayjs\//],
  ['vitals', /node_modules\/web-vitals\//],
  ['calls', /node_modules\/@tanstack\//],
  [
    'map',
    /node_modules\/(?:maplibre-gl|@mapbox|@maplibre|kdbush|earcut|pbf|supercluster|quickselect|tinyqueue|potpack|gl-matrix|murmurhash-js|geojson-vt)\//,
  ],
  // The contract names what offers sell, and whoever reads an offer has the contract already.
  ['schemas', /node_modules\/zod\/|\/shared\/contract\/|\/shared\/funnels\/offer-destination/],
];

/**
 * How the browser bundle is cut, so that few scripts load. What the boot script needs is in it, so that it is one file;
 * React is in the kit.
 */
export function scriptGroups(root: string) {
  const graph = readSourceGraph(root);
  const boot = new Set(graph.loadedWith(BOOT));
  const users = new Map<string, Set<string>>();
  for (const entry of graph.loadedLater(BOOT)) {
    const script = ON_DEMAND.find(([, imports]) => imports.test(entry))?.[0];
    if (script === undefined) throw new Error(`no script is named for the dynamic import of ${entry}`);
    for (const file of graph.loadedWith(entry)) users.set(file, (users.get(file) ?? new Set()).add(script));
  }
  const nameOf = (id: string): string | undefined => {
    const file = relative(root, id.replace(/^\0classes:(.*)\.js$/, '$1'));
    if (boot.has(file)) return undefined;
    const fixed = FIXED.find(([, ids]) => ids.test(id))?.[0];
    if (fixed !== undefined) return fixed;
    const scripts = users.get(file);
    return scripts === undefined ? undefined : scriptFor(scripts);
  };
  const names = new Set([...ON_DEMAND, ...FIXED].map(([name]) => name));
  return [...names].map((name) => ({ name, test: (id: string) => nameOf(id) === name }));
}

/** The one script that needs a module, or else the one that the others load for it. */
function scriptFor(users: ReadonlySet<string>): string {
  const scripts = [...users];
  if (scripts.length > 1 && scripts.some((name) => WITHOUT_REACT.has(name))) return 'base';
  if (scripts.length > 1 && !FAMILIES.some((family) => scripts.every((name) => family.has(name)))) return 'kit';
  return ON_DEMAND.find(([name]) => scripts.includes(name))?.[0] ?? 'kit';
}
