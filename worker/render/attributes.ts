import { escapeHtml } from '../../shared/html/escape-html.ts';

/** Attribute names that differ from their React prop; any other is written as it is. */
const NAMES: Readonly<Record<string, string>> = {
  className: 'class',
  htmlFor: 'for',
  tabIndex: 'tabindex',
  crossOrigin: 'crossorigin',
  httpEquiv: 'http-equiv',
  acceptCharset: 'accept-charset',
  autoFocus: 'autofocus',
  precedence: 'data-precedence',
  clipPath: 'clip-path',
  clipRule: 'clip-rule',
  dominantBaseline: 'dominant-baseline',
  fillOpacity: 'fill-opacity',
  fillRule: 'fill-rule',
  fontFamily: 'font-family',
  fontSize: 'font-size',
  fontWeight: 'font-weight',
  letterSpacing: 'letter-spacing',
  stopColor: 'stop-color',
  stopOpacity: 'stop-opacity',
  strokeDasharray: 'stroke-dasharray',
  strokeDashoffset: 'stroke-dashoffset',
  strokeLinecap: 'stroke-linecap',
  strokeLinejoin: 'stroke-linejoin',
  strokeOpacity: 'stroke-opacity',
  strokeWidth: 'stroke-width',
  textAnchor: 'text-anchor',
  transformOrigin: 'transform-origin',
  vectorEffect: 'vector-effect',
};

const wordsOf = (text: string): ReadonlySet<string> => new Set(text.split(' '));

/** Elements without content or an end tag. */
export const VOID = wordsOf('area base br col hr img input link meta source track wbr');

/** Present or absent; `=""` when present. */
const BOOLEANS = wordsOf(
  'allowFullScreen async autoFocus autoPlay controls default defer disabled formNoValidate hidden inert itemScope loop ' +
    'multiple muted noModule noValidate open playsInline readOnly required reversed',
);
/** Not attributes: React's own, and those that an element's writer handles by itself. */
const NOT_WRITTEN = wordsOf(
  'children dangerouslySetInnerHTML defaultChecked defaultValue key ref suppressHydrationWarning',
);
const URLS = wordsOf('action formAction href src');
const HANDLER = /^on./;
/** Some attributes say true or false. */
const SAYS_BOOLEAN = /^(?:aria-|data-|(?:contentEditable|draggable|spellCheck|value)$)/;
/** A script in a link would run with the page's rights. */
const SCRIPT_URL =
  /^[\0- ]*j[\r\n\t]*a[\r\n\t]*v[\r\n\t]*a[\r\n\t]*s[\r\n\t]*c[\r\n\t]*r[\r\n\t]*i[\r\n\t]*p[\r\n\t]*t[\r\n\t]*:/i;

/** How a prop is written, decided once. */
export interface Attribute {
  readonly prop: string;
  /** what comes before an ordinary value: ' class="' */
  readonly open: string;
  readonly kind: 'none' | 'text' | 'boolean' | 'url' | 'style';
  /** true and false are values, not presence and absence */
  readonly saysBoolean: boolean;
}

const known = new Map<string, Attribute>();

export function attributeOf(prop: string): Attribute {
  let attribute = known.get(prop);
  if (attribute === undefined) {
    attribute = {
      prop,
      open: ` ${NAMES[prop] ?? prop}="`,
      kind: kindOf(prop),
      saysBoolean: SAYS_BOOLEAN.test(prop),
    };
    known.set(prop, attribute);
  }
  return attribute;
}

function kindOf(prop: string): Attribute['kind'] {
  if (NOT_WRITTEN.has(prop) || HANDLER.test(prop)) return 'none';
  if (BOOLEANS.has(prop)) return 'boolean';
  if (URLS.has(prop)) return 'url';
  return prop === 'style' ? 'style' : 'text';
}

/**
 * One attribute as HTML with a space before it, by React's rules for props: '' for an event handler, an empty source,
 * and a value that means absence.
 */
export function attributeHtml(attribute: Attribute, value: unknown): string {
  const { open, kind } = attribute;
  if (typeof value === 'string' && kind === 'text') return `${open}${escapeHtml(value)}"`;
  if (value === null || value === undefined || kind === 'none') return '';
  if (typeof value === 'function' || typeof value === 'symbol') return '';
  if (kind === 'boolean') return value ? `${open}"` : '';
  if (kind === 'style') return styleHtml(value as Readonly<Record<string, unknown>>);
  if (typeof value === 'boolean') return booleanHtml(attribute, value);
  if (kind === 'url') return urlHtml(attribute, String(value));
  return `${open}${escapeHtml(String(value))}"`;
}

/** `download` may stand alone. */
function booleanHtml({ prop, open, saysBoolean }: Attribute, value: boolean): string {
  if (saysBoolean) return `${open}${value}"`;
  return prop === 'download' && value ? `${open}"` : '';
}

function urlHtml({ prop, open }: Attribute, text: string): string {
  if (text === '' && prop === 'src') return '';
  const isOurs = text.charCodeAt(0) === 0x2f || text.charCodeAt(0) === 0x23;
  return `${open}${!isOurs && SCRIPT_URL.test(text) ? '#' : escapeHtml(text)}"`;
}

const UPPERCASE = /[A-Z]/g;

/** Numbers are written as they are: a length states its unit. */
function styleHtml(style: Readonly<Record<string, unknown>>): string {
  const declared = Object.entries(style).filter(
    ([, value]) => value !== null && value !== undefined && value !== '' && typeof value !== 'boolean',
  );
  if (declared.length === 0) return '';
  const text = declared.map(([name, value]) => `${propertyName(name)}:${String(value).trim()}`).join(';');
  return ` style="${escapeHtml(text)}"`;
}

function propertyName(name: string): string {
  return name.startsWith('--') ? name : name.replace(UPPERCASE, (letter) => `-${letter.toLowerCase()}`);
}
