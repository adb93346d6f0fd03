/**
 * The vocabulary of errors and of our own program, in lower case: words from the messages of V8, JavaScriptCore and
 * SpiderMonkey, of the DOM, of failed requests, of SQLite and the runtime, and from names in the program, split at
 * capitals ('TypeError' is two). A test compares it with the names of the population's people and streets.
 */
const WORDS = `
a about abort aborted accepted access accessed accessing action activity add after age aggregate allowed already an and animation
answer answered any api append apply are argument arguments array arrow as assertion assets assignment async at attempt attempted
attribute audio await awaiting axis back bad be because been before begin being between big bind blob blocked body boolean boundary
boundaries box broken browser buffer bundle but by byte bytes cache call called calls can cannot canvas catch character characters checks child
children chunk circular class clear click client clone close closed code collection color column com completed component connection const
constraint constructor content context controller convert converting cookie could count counts create created cross css current
data date datetime decode decoded default define defined definition delete deleted delivered denied depth derived descriptor
destroyed destructure destructured details detached device did didn directive disconnected dispatch display div document does doesn
doing dom don done during dynamic dynamically each element elements ended end entry entries enum enumerable environment equal error
errors eval evaluate evaluating event events exceed exceeded exception execute executing exist existing exists expected expression
extension extensible failed fails failure false feature fetch fetched fetching file filter finally find first float flush focus font for
forbidden format found frame from frozen full function functions fetching gateway generator get getter global gone got had handler
has hash hasn have head header headers height hidden href html http https hydrate hydrated hydrating hydration icon id identifier ids if
ignored image immutable implemented import imported importing in inactive includes incorrect index indexed infinite initial initialization
initialize initialized inner input insert inserted instance instanceof integer interface intermediate internal interpolate
interrupted intersection into invalid invocation is isn issued it item items iterable iterator its javascript json keys label layout
layer length lib lines line link list listener load loaded loading local location locale log loop lost malformed map maximum
message meta method methods mime missing module modules more ms multiple must mutable mutation name native navigate navigation network
new next no now node nodes non not nothing null number numbers object objects observe observer of offline offscreen offset on once
one only opaque open opened operand operation operator option options or origin other out outer over own parameter
parameters parent parse parser parsing pattern pending performance permission persist phone phones
pointer policy position post prefix preload preventing previous private process program promise
properties property protocol prototype provided proxy push put query queue quota radix range raw react read reader reading readonly
received recursion recursive redeclaration reduce ref refer reference referenced refused regexp register registered registration
regular rejected rejection relative release reload remote remove removed render rendered rendering replace request requests require
required resize resolve resource response rest restricted result results resume return returned returning root route router same sandboxed
script scripts scroll secure security select selector self server service session set setter setting shader should signal
size sort source spread src stack stale started state static status storage stored stream strict string structured
stub style styles stylesheet subtree such super support supported suspended suspense symbol syntax system tag target task template
text than that the then this thrown throw time timed timeout timer timezone to token tokens too took transaction
transform transition tree trigger true try type typed typeof types unable uncaught undefined undelivered unexpected
unhandled unhashed unknown unload unsafe unsupported unterminated unavailable update upgrade url usage use used user using valid value values
variable version video view viewport violates visibility void was wasn webgl when where which while whitespace width window
with within without worker would write writing wrong xml yet zero zone zoom
ambiguous busy database datatype deploy disk duplicate durable exclusive foreign io limit locked long longer mismatch near overload overloaded primary row rows sqlite statement statements table tables unique updates
`;

/** Words that are somebody's name, too: only in lower case, or as a part of a program name, do they stay. */
const ALSO_NAMES: ReadonlySet<string> = new Set(
  `back begin big body box call child clear click client close counts cross current don font frame handler hash head height keys line lines
link list loop meta more new null numbers parent pointer post range read reader reading register render root self session stack styles
super to true long near unique`.split(/\s+/),
);

const KNOWN: ReadonlySet<string> = new Set(WORDS.trim().split(/\s+/));
const CAPITALIZED = /^[A-Z][a-z]+$/;
/**
 * Splits a program name where a capital starts a part: 'getBoundingBox' is get, Bounding, Box; 'HTMLElement' is HTML,
 * Element.
 */
const PARTS = /[A-Z]+(?![a-z])|[A-Z]?[a-z]+/g;

/** All the words, for comparisons. */
export const PROGRAM_WORDS: readonly string[] = [...KNOWN];

/**
 * Whether a word can only come from a program: each of its parts is a known word, or it is one small letter, as
 * minified names are and as `don't` has one. A single capital may be an initial, and a capitalized word a name.
 */
export function isProgramWord(word: string): boolean {
  if (/^[a-z]$/.test(word)) return true;
  if (!/^[A-Za-z_$]+$/.test(word)) return false;
  if (CAPITALIZED.test(word) && ALSO_NAMES.has(word.toLowerCase())) return false;
  return (word.match(PARTS) ?? []).every((part) => KNOWN.has(part.toLowerCase()));
}
