/**
 * What the law keeps our data from being used for, and so what no text may offer it for: decisions about employment,
 * credit, insurance or housing. Advertising such a use makes a consumer reporting agency of a site, whatever its
 * disclaimer says.
 */

/** People who are being considered for a job, a home or insurance. */
const JUDGED =
  '(?:job |rental |loan |potential |prospective |future |new )*(?:tenants?|renters?|roommates?|lodgers?|employees?|(?:domestic|household|home) workers?|applicants?|candidates?|new hires?|nann(?:y|ies)|babysitters?|sitters?|caregivers?|housekeepers?|handym[ae]n|contractors?|volunteers?|drivers?|borrowers?|policyholders?|staff)';
const LOOKS =
  '(?:screen|pre ?screen|vet|check|background check|investigate|research|look up|verify|run|search|find out about)';

const OFFERS: readonly RegExp[] = [
  new RegExp(
    `\\b${LOOKS}(?:ed|s|ing|ting|ening)?(?: (?:out|up|on|a|an|the|your|any|every|all|each|their|our|my|of))* ${JUDGED}\\b`,
  ),
  new RegExp(
    `\\b${JUDGED}(?: background| criminal| credit| history| record)* (?:screen|check|vet|verif|report|search|look ?up)`,
  ),
  new RegExp(
    `\\b(?:checks?|screenings?|reports?|searches|data|records) (?:for|on|of|about) (?:\\w+ ){0,3}${JUDGED}\\b`,
  ),
  /\b(?:pre ?employment|pre ?hire|employment (?:screen|check|verif|histor|purpose|decision|eligib)|employability)/,
  /\b(?:tenan(?:t|cy) |rental |housing |credit |loan |insurance |lending )(?:screen|eligib|decision|purpose|underwrit|risk|suitab|application)/,
  /\b(?:hiring|recruit(?:er|ers|ing|ment)|underwriting|before (?:you|they) (?:hire|rent|lend|lease|insure)|who (?:you|to) (?:hire|rent to|lend to))\b/,
  /\b(?:landlords?|property managers?|lenders?|insurers?|creditors?|employers?) (?:can|who|use|need|love|trust|rely|should|and)\b/,
  /\b(?:for|by|as an?|tools?|built for|made for) (?:landlords?|property managers?|lenders?|insurers?|employers|creditors?|hr)\b/,
  /\bcredit ?worth|(?<!\bbackground )\bcredit (?:scores?|reports?|checks?|ratings?|histor)|\bfcra (?:compliant|approved|certified)/,
  /\b(?:decide|decid|decision|determin|qualif|approv)\w*\b.{0,60}\b(?:employment|employ|jobs?|hire|credit|loan|insurance|insure|housing|rent|lease|tenan)\w*/,
  /\b(?:employment|jobs?|credit|loans?|insurance|housing|rental|tenancy)\b.{0,40}\b(?:decision|eligibility)/,
];

/** What the law on advertising keeps us from claiming. */
const CLAIMS: readonly RegExp[] = [
  /\bmost (?:accurate|complete|reliable|trusted)\b/,
  /\b(?:100 ?%|guaranteed|always|perfectly|fully|completely) (?:accurate|correct|reliable|complete|up to date)\b/,
  /\baccuracy (?:is )?guaranteed\b/,
];

/** A sentence that says what the data is not for: it has to say so in these words, in front of the use it names. */
const FORBIDS =
  /\b(?:(?:may|must|will|shall|can|could|should|do|does) not|cannot|never|nobody may|nor)(?: ever)? (?:be )?(?:use|used|using|make|decide|offer|offered|sell|sold|serve|ask)\b|\bnot for\b|\bno decision\b|\b(?:includes|include|is|are|offers) (?:no|none|not)\b|\brefuses?\b|\bforbid/;

/** Facts about a record or a law, word for word, that no pattern can tell from an offer. */
const FACTS: readonly string[] = ['Cases filed by landlords'];

/** The sentences that offer data for a forbidden use, or promise what nobody can. */
export function forbiddenOffers(text: string): string[] {
  return sentencesOf(text).filter((sentence) => {
    const words = plain(sentence);
    if (FACTS.some((fact) => plain(fact) === words)) return false;
    if (CLAIMS.some((claim) => claim.test(words)) && !/\b(?:not|never|nobody)\b/.test(words)) return true;
    const [first] = OFFERS.flatMap((offer) => offer.exec(words)?.index ?? []).sort((a, b) => a - b);
    return first !== undefined && !isForbiddenBefore(words, first);
  });
}

/** Whether a sentence forbids the use named at `index`, before it or around it. */
function isForbiddenBefore(words: string, index: number): boolean {
  const at = FORBIDS.exec(words)?.index;
  return at !== undefined && at <= index;
}

/** Lower case with single spaces; identifiers ('tenant_screening', 'pre-employment') become words. */
function plain(text: string): string {
  return text
    .replace(/[’']/g, "'")
    .replace(/\bcan't\b/gi, 'can not')
    .replace(/n't\b/gi, ' not')
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .replace(/[^\p{L}\p{N}%' ]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .toLowerCase()
    .trim();
}

function sentencesOf(text: string): string[] {
  return text.split(/(?<=[.!?:;])\s+|\n{2,}|\n(?=[-*|#>])/).filter((sentence) => sentence.trim() !== '');
}

/** Strings and comments of a script; the latter are matched so that they can be left out. */
const STRINGS = /\/\/[^\n]*|\/\*[\s\S]*?\*\/|'((?:[^'\\\n]|\\.)*)'|"((?:[^"\\\n]|\\.)*)"|`((?:[^`\\]|\\.)*)`/g;
const MARKUP = />([^<>{}]*[a-z][^<>{}]*)</gi;
const SQL_STRINGS = /--[^\n]*|'((?:[^']|'')*)'/g;

/** What a file says to its readers: strings of code and of SQL, text of markup, the whole of a document. */
export function textsOf(file: string, text: string): string[] {
  // Between backticks are names of files and of code, which is read by itself.
  if (file.endsWith('.md')) return [text.replace(/`[^`\n]*`/g, '…')];
  const strings = [...text.matchAll(file.endsWith('.sql') ? SQL_STRINGS : STRINGS)];
  const said = strings.map(([, ...groups]) => groups.find((group) => group !== undefined) ?? '');
  // Parts of a template are said together; what is filled in may be anything.
  const filled = said.map((each) => each.replace(/\$\{[^}]*\}/g, '…').replaceAll("''", "'"));
  const markup = file.endsWith('.tsx') ? [...text.matchAll(MARKUP)].map(([, inside = '']) => inside) : [];
  return [...filled, ...markup].filter((each) => each !== '');
}
