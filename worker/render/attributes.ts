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

/** Present or absent; `=""` when present. */
const BOOLEANS: ReadonlySet<string> = new Set(
  (
    'allowFullScreen async autoFocus autoPlay controls default defer disabled formNoValidate hidden inert ' +
    'itemScope loop multiple muted noModule noValidate open playsInline readOnly required reversed'
  ).split(' '),
);
/** Not attributes: React's own, and those that an element's writer handles by itself. */
const NOT_WRITTEN: ReadonlySet<string> = new Set(
  'children dangerouslySetInnerHTML defaultChecked defaultValue key ref suppressHydrationWarning'.split(' '),
);
const URLS: ReadonlySet<string> = new Set(['action', 'formAction', 'href', 'src']);
/** A script in a link would run with the page's rights. */
const SCRIPT_URL =
  /^[\0- ]*j[\r\n\t]*a[\r\n\t]*v[\r\n\t]*a[\r\n\t]*s[\r\n\t]*c[\r\n\t]*r[\r\n\t]*i[\r\n\t]*p[\r\n\t]*t[\r\n\t]*:/i;

const SPECIAL = /["&'<>]/;
const SPECIALS = /["&'<>]/g;
const ESCAPED: Readonly<Record<string, string>> = {
  '"': '&quot;',
  '&': '&amp;',
  "'": '&#x27;',
  '<': '&lt;',
  '>': '&gt;',
};

/** Text for HTML, inside an element or a quoted attribute. */
export function escapeHtml(text: string): string {
  return SPECIAL.test(text) ? text.replace(SPECIALS, (character) => ESCAPED[character] as string) : text;
}

/**
 * One attribute as HTML with a space before it, by React's rules for props: '' for an event handler, an empty link, and
 * a value that means absence.
 */
export function attributeHtml(name: string, value: unknown): string {
  if (value === null || value === undefined || NOT_WRITTEN.has(name)) return '';
  const kind = typeof value;
  if (kind === 'function' || kind === 'symbol' || isHandler(name)) return '';
  if (BOOLEANS.has(name)) return value ? ` ${NAMES[name] ?? name}=""` : '';
  if (name === 'style') return styleHtml(value as Readonly<Record<string, unknown>>);
  if (kind === 'boolean') return booleanHtml(name, value as boolean);
  const text = String(value);
  if (URLS.has(name)) return urlHtml(name, text);
  return ` ${NAMES[name] ?? name}="${escapeHtml(text)}"`;
}

function isHandler(name: string): boolean {
  return name.charCodeAt(0) === 0x6f && name.charCodeAt(1) === 0x6e && name.length > 2;
}

const SAYS_BOOLEAN = /^(?:aria-|data-|(?:contentEditable|draggable|spellCheck|value)$)/;

/** Some attributes say true or false, `download` may stand alone; elsewhere a boolean says nothing. */
function booleanHtml(name: string, value: boolean): string {
  if (SAYS_BOOLEAN.test(name)) return ` ${name}="${value}"`;
  return name === 'download' && value ? ' download=""' : '';
}

function urlHtml(name: string, text: string): string {
  if (text === '' && (name === 'href' || name === 'src')) return '';
  return ` ${name}="${SCRIPT_URL.test(text) ? '#' : escapeHtml(text)}"`;
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
