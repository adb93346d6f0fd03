import { renderToReadableStream, resume } from 'react-dom/server.edge';
import { prerender } from 'react-dom/static.edge';
import { noteErrors, type Outcome, observe, readAll, wordsOf } from './observe.ts';
import { Bulk, type Late, LatePart, late, Page } from './parts.tsx';

/** Renders that are not a single complete stream. */
export const otherRenders: Readonly<Record<string, () => Promise<Outcome>>> = {
  async 'a shell rendered before and resumed'() {
    const log: string[] = [];
    const before = await prerenderShell();
    const shell = await readAll(before.prelude, log);
    const [first, second] = [late(), late()];
    first.arrive('there ✓');
    const stream = await resume(<TwoLarge first={first} second={second} />, before.postponed, {
      onError: noteErrors(log),
      nonce: 'abc',
    });
    const rest = await readAll(stream, log, [{ after: 'there ✓', act: () => second.arrive('and there') }]);
    return { html: shell.html + rest.html, log, pieces: rest.pieces };
  },
  async 'sixty renders at the same time'() {
    const renders = Array.from({ length: 60 }, (_, number) => ({ number, parts: Array.from({ length: 5 }, late) }));
    const outcomes = renders.map(({ number, parts }) =>
      observe(
        <Page>
          {parts.map((part, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: parts never move
            <LatePart key={index} name={`part-${index}`} of={part} />
          ))}
        </Page>,
        {
          identifierPrefix: `r${number}-`,
          nonce: `nonce${number}`,
          steps: parts.map((_part, index) => ({
            after: index === 0 ? 'waiting for part-4' : `page ${number} says ${(number + index - 1) % 5}`,
            act: () => parts[(number + index) % 5]?.arrive(`page ${number} says ${(number + index) % 5}`),
          })),
        },
      ),
    );
    const all = await Promise.all(outcomes);
    return {
      html: all.map(({ html }) => html).join('\n'),
      log: all.flatMap(({ log }) => log),
      pieces: all.reduce((sum, { pieces }) => sum + pieces, 0),
    };
  },
  async 'a reader that leaves'() {
    const log: string[] = [];
    const [first, second] = [late(), late()];
    const stream = await renderToReadableStream(<TwoLarge first={first} second={second} />, {
      onError: noteErrors(log),
    });
    stream.allReady.catch((error: unknown) => log.push(`allReady: ${wordsOf(error)}`));
    const reader = stream.getReader();
    await reader.read();
    await reader.cancel(new Error('the reader left'));
    first.arrive();
    await stream.allReady.catch(() => {});
    log.push(`afterwards: ${(await reader.read()).done ? 'done' : 'more'}`);
    return { html: '', log, pieces: 1 };
  },
  async 'a reader that leaves a resumed page with text still on its way'() {
    const log: string[] = [];
    const { postponed, prelude } = await prerenderShell();
    await prelude.cancel();
    const [first, second] = [late(), late()];
    first.arrive('there');
    second.arrive('there too');
    const stream = await resume(<TwoLarge first={first} second={second} />, postponed, {
      onError: noteErrors(log),
    });
    await stream.allReady;
    const reader = stream.getReader();
    const reading = reader.read();
    await reader.cancel(new Error('the reader left'));
    await reading;
    log.push(`afterwards: ${(await reader.read()).done ? 'done' : 'more'}`);
    return { html: '', log, pieces: 1 };
  },
};

async function prerenderShell() {
  const controller = new AbortController();
  const rendering = prerender(<TwoLarge first={late()} second={late()} />, {
    signal: controller.signal,
    onError: () => {},
  });
  setTimeout(() => controller.abort(new Error('the rest comes later')));
  const { prelude, postponed } = await rendering;
  if (postponed === null) throw new Error('nothing was left for later');
  // As it would be stored between two requests.
  return { prelude, postponed: JSON.parse(JSON.stringify(postponed)) as typeof postponed };
}

function TwoLarge({ first, second }: { first: Late; second: Late }) {
  return (
    <Page>
      <LatePart name="first" of={first}>
        <Bulk kilobytes={30} />
      </LatePart>
      <LatePart name="second" of={second} />
    </Page>
  );
}
