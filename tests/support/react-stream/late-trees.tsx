import { Suspense } from 'react';
import { preload } from 'react-dom';
import { type Outcome, observe } from './observe.ts';
import { Bulk, type Late, LatePart, LateText, late, Page, Throws } from './parts.tsx';

/** Renders in which something arrives late or fails; none depends on timers. */
export const lateRenders: Readonly<Record<string, () => Promise<Outcome>>> = {
  async 'boundaries in order'() {
    const [first, second] = [late(), late()];
    return observe(<Two first={first} second={second} />, {
      steps: [
        { after: 'waiting for second', act: () => first.arrive('one') },
        { after: 'one', act: () => second.arrive('two') },
      ],
    });
  },
  async 'boundaries out of order'() {
    const [first, second] = [late(), late()];
    return observe(<Two first={first} second={second} />, {
      steps: [
        { after: 'waiting for second', act: () => second.arrive('two') },
        { after: 'two', act: () => first.arrive('one') },
      ],
    });
  },
  async 'a boundary in a boundary'() {
    const [outer, inner] = [late(), late()];
    return observe(
      <Page>
        <LatePart name="outer" of={outer}>
          <LatePart name="inner" of={inner} />
        </LatePart>
      </Page>,
      {
        steps: [
          { after: 'waiting for outer', act: () => outer.arrive('around') },
          { after: 'around', act: () => inner.arrive('within') },
        ],
      },
    );
  },
  async 'a late boundary with a ready one inside'() {
    const [outer, inner] = [late(), late()];
    inner.arrive('within');
    return observe(
      <Page>
        <LatePart name="outer" of={outer}>
          <LatePart name="inner" of={inner} />
        </LatePart>
      </Page>,
      { steps: [{ after: 'waiting for outer', act: () => outer.arrive('around') }] },
    );
  },
  // React measures boundaries: a large one comes after the rest of the page although it is ready.
  ...Object.fromEntries(
    [2, 6, 8, 10, 12, 13, 14, 20].map((kilobytes) => [
      `a ready boundary of ${kilobytes} kB`,
      () =>
        observe(
          <Page>
            <Suspense fallback={<i>waiting</i>}>
              <Bulk kilobytes={kilobytes} />
            </Suspense>
            <p>after it</p>
          </Page>,
        ),
    ]),
  ),
  async 'many large boundaries one by one'() {
    const parts = Array.from({ length: 30 }, late);
    return observe(
      <Page>
        {parts.map((part, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: parts never move
          <LatePart key={index} name={`part-${index}`} of={part}>
            <Bulk kilobytes={20} word={`part ${index} ✓`} />
          </LatePart>
        ))}
      </Page>,
      {
        steps: parts.map((part, index) => ({
          after: index === 0 ? 'waiting for part-29' : `number ${index - 1}`,
          act: () => part.arrive(`number ${index}`),
        })),
      },
    );
  },
  async 'late styles, scripts and preloads'() {
    const sheet = late();
    return observe(
      <Page>
        <link rel="stylesheet" href="/page.css" precedence="page" />
        <LatePart name="styled" of={sheet}>
          <LateResources />
        </LatePart>
      </Page>,
      { nonce: 'abc', steps: [{ after: 'waiting for styled', act: () => sheet.arrive('in style') }] },
    );
  },
  async 'an error in a boundary at once'() {
    return observe(
      <Page>
        <Suspense fallback={<i>instead</i>}>
          <Throws message="broken at once" />
        </Suspense>
        <p>beside it</p>
      </Page>,
    );
  },
  async 'an error in a boundary later'() {
    const part = late();
    return observe(
      <Page>
        <LatePart name="broken" of={part} />
        <p>beside it</p>
      </Page>,
      { steps: [{ after: 'waiting for broken', act: () => part.fail(new TypeError('broken </script> later')) }] },
    );
  },
  async 'an error in the shell at once'() {
    return observe(
      <Page>
        <Throws message="no shell" />
      </Page>,
    );
  },
  async 'an error in the shell later'() {
    const part = late();
    queueMicrotask(() => part.fail(new Error('no shell after all')));
    return observe(
      <Page>
        <LateText of={part} />
      </Page>,
    );
  },
  async 'a shell that is late'() {
    const part = late();
    queueMicrotask(() => part.arrive('the shell'));
    return observe(
      <Page>
        <LateText of={part} />
      </Page>,
    );
  },
  async 'all options'() {
    const part = late();
    return observe(
      <Page>
        <LatePart name="late" of={part} />
      </Page>,
      {
        nonce: 'n0nce"&',
        identifierPrefix: 'own-',
        bootstrapModules: ['/entry.js', { src: '/other.js', integrity: 'sha256-y', crossOrigin: 'anonymous' }],
        bootstrapScripts: ['/classic.js'],
        bootstrapScriptContent: 'window.a = "</script>"',
        importMap: { imports: { a: '/a.js' } },
        progressiveChunkSize: 300,
        maxHeadersLength: 500,
        steps: [{ after: 'waiting for late', act: () => part.arrive() }],
      },
    );
  },
  async 'everything awaited before it is read'() {
    const [first, second] = [late(), late()];
    queueMicrotask(() => {
      second.arrive('two');
      first.arrive('one');
    });
    return observe(<Two first={first} second={second} />, { awaitsAll: true });
  },
  async 'abort before the start'() {
    return observe(<Two first={late()} second={late()} />, { signal: AbortSignal.abort(new Error('never wanted')) });
  },
  async 'abort while the shell renders'() {
    const controller = new AbortController();
    const part = late();
    queueMicrotask(() => controller.abort(new Error('not wanted any more')));
    return observe(
      <Page>
        <LateText of={part} />
      </Page>,
      { signal: controller.signal },
    );
  },
  async 'abort after the shell'() {
    const controller = new AbortController();
    const first = late();
    return observe(<Two first={first} second={late()} />, {
      signal: controller.signal,
      steps: [
        { after: 'waiting for second', act: () => first.arrive('one') },
        { after: 'one', act: () => controller.abort(new Error('too late')) },
      ],
    });
  },
};

function Two({ first, second }: { first: Late; second: Late }) {
  return (
    <Page>
      <LatePart name="first" of={first} />
      <hr />
      <LatePart name="second" of={second} />
    </Page>
  );
}

function LateResources() {
  preload('/late.woff2', { as: 'font', crossOrigin: 'anonymous' });
  return (
    <>
      <link rel="stylesheet" href="/late.css" precedence="late" />
      <style href="late-1" precedence="late">{`.late { color: red }`}</style>
      <script async src="/late.js" />
    </>
  );
}
