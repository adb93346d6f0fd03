import {
  Activity,
  Component,
  createContext,
  Fragment,
  forwardRef,
  lazy,
  memo,
  useActionState,
  useContext,
  useEffect,
  useId,
  useMemo,
  useReducer,
  useState,
  useSyncExternalStore,
} from 'react';
import { preconnect, prefetchDNS, preinit, preinitModule, preload } from 'react-dom';
import { Bulk, Page } from './parts.tsx';

/** Trees that are ready at once. */

const Theme = createContext('day');
const Memoised = memo(({ text }: { text: string }) => <b>{text}</b>);
const Forwarding = forwardRef<HTMLElement, { text: string }>(({ text }, ref) => <em ref={ref}>{text}</em>);
const Lazy = lazy(async () => ({ default: () => <strong>lazy</strong> }));

class Old extends Component<{ name: string }, { greeting: string }> {
  override state = { greeting: 'Hello' };
  override render() {
    return <p>{`${this.state.greeting} ${this.props.name}`}</p>;
  }
}

function Hooks() {
  const [count] = useState(() => 3);
  const [sum] = useReducer((state: number) => state, 4);
  const product = useMemo(() => count * sum, [count, sum]);
  const store = useSyncExternalStore(
    () => () => {},
    () => 'browser',
    () => 'server',
  );
  const [answer] = useActionState(async () => 'done', 'not sent');
  useEffect(() => {
    throw new Error('effects do not run here');
  });
  return <p title={useContext(Theme)}>{[count, ' ', sum, ' ', product, ' ', store, ' ', answer]}</p>;
}

function Ids({ depth }: { depth: number }) {
  const first = useId();
  const second = useId();
  return (
    <section id={first} aria-labelledby={second}>
      {depth === 0 ? 'end' : [1, 2, 3].map((key) => <Ids key={key} depth={depth - 1} />)}
    </section>
  );
}

function Resources() {
  preconnect('https://images.example.com', { crossOrigin: 'anonymous' });
  prefetchDNS('https://data.example.com');
  preload('/font.woff2', { as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' });
  preload('/hero.avif', { as: 'image', imageSrcSet: '/hero.avif 1x, /hero@2.avif 2x', fetchPriority: 'high' });
  preinit('/first.css', { as: 'style', precedence: 'low' });
  preinit('/early.js', { as: 'script', integrity: 'sha256-x' });
  preinitModule('/early.mjs', { as: 'script' });
  return (
    <main>
      <link rel="stylesheet" href="/page.css" precedence="page" />
      <link rel="stylesheet" href="/base.css" precedence="low" />
      <link rel="stylesheet" href="/more.css" precedence="page" media="print" />
      <style href="inline-1" precedence="page">{`.a > .b { content: "<\\2f style>" }`}</style>
      <script async src="/later.js" />
      <meta name="description" content={'"quoted" & <tagged>'} />
      <link rel="canonical" href="https://example.com/?a=1&b=2" />
      <img src="/one.avif" alt="one" fetchPriority="high" />
      <img src="/two.avif" alt="two" loading="lazy" />
    </main>
  );
}

const Custom = 'x-custom' as 'div';
const Formula = 'math' as 'div';
const OWN_PROPERTY = { '--own': 'a "b"' };

export const trees = {
  text: (
    <p>
      {'one'}
      {'two'} {3}
      {null}
      {false}
      {'<script>alert("x") & more</script>'}
      {''}
      {[1, 'a', [2, ['b']]]}
      {BigInt(10)}
      <Fragment key="kept">kept</Fragment>
    </p>
  ),
  attributes: (
    <Custom className="custom" data-empty="" data-number={1.5} aria-hidden={false} tabIndex={-1} hidden>
      <a href={'/a?b=1&c="2"'} download target="_blank" rel="noreferrer" title={"it's"}>
        a page
      </a>
      <label htmlFor="field">label</label>
      <input id="field" type="checkbox" defaultChecked disabled readOnly autoComplete="off" maxLength={3} />
      <video controls muted playsInline src="/v.webm" crossOrigin="anonymous" />
      <iframe title="frame" srcDoc="<p>inside</p>" allowFullScreen />
      <button type="submit" formAction="/save" onClick={() => {}} suppressHydrationWarning>
        save
      </button>
      <p dangerouslySetInnerHTML={{ __html: '<b>as it is</b> &amp; "so"' }} />
      <br {...{ 'bad name': 'x', 'data-ok': 'y', on: 'z' }} />
    </Custom>
  ),
  styles: (
    <p style={{ color: 'red', lineHeight: 2, marginTop: 4, msTransform: 'none', ...OWN_PROPERTY, top: undefined }} />
  ),
  ids: <Ids depth={3} />,
  components: (
    <Theme.Provider value="night">
      <Old name="Nora" />
      <Memoised text="memo" />
      <Forwarding text="ref" />
      <Lazy />
      <Hooks />
      <Activity mode="visible">
        <p>seen</p>
      </Activity>
      <Activity mode="hidden">
        <p>not seen</p>
      </Activity>
    </Theme.Provider>
  ),
  forms: (
    <form
      action={() => {
        throw new Error('only in the browser');
      }}
    >
      <textarea defaultValue={'\nfirst line\n</textarea>'} rows={2} />
      <select defaultValue={['b', 'c']} multiple>
        <optgroup label="letters">
          <option value="a">A</option>
          <option value="b">{'B'}</option>
          <option>c</option>
        </optgroup>
      </select>
      <select value="2" onChange={() => {}}>
        <option value={1}>one</option>
        <option value={2}>two</option>
      </select>
      <input type="radio" name="r" value="x" checked onChange={() => {}} />
      <button type="submit" formAction={() => {}}>
        send
      </button>
    </form>
  ),
  svg: (
    <div>
      <svg viewBox="0 0 20 20" xmlnsXlink="http://www.w3.org/1999/xlink" strokeWidth={2} focusable="false">
        <title>A drawing</title>
        <use xlinkHref="#shape" />
        <foreignObject>
          <p>text</p>
        </foreignObject>
        <path d="M0 0 10 10" strokeLinecap="round" />
      </svg>
      <Formula>x</Formula>
      <table>
        <tbody>
          <tr>
            <td colSpan={2}>cell</td>
          </tr>
        </tbody>
      </table>
      <pre>{'\nkept newline'}</pre>
    </div>
  ),
  resources: (
    <Page>
      <Resources />
    </Page>
  ),
  'other scripts': (
    <p title={'‏שלום'} lang="he">
      {'👩‍👩‍👧‍👦 🏳️‍🌈 é é 漢字 שלום عليكم 𝔘𝔫𝔦'}
      {'lone \ud83d and \ude00 halves'}
      {'\ud83d'}
      {'\ude00'}
      {'\u2028\u0000\ufeff'}
    </p>
  ),
  'a large page': (
    <Page>
      <Bulk kilobytes={400} />
      <Bulk kilobytes={100} word="😀 שלום" />
    </Page>
  ),
};
