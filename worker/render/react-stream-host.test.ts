import { expect, test } from 'vitest';
import { type TextSink, type TextSource, TextStream } from './react-stream-host.ts';

const decoder = new TextDecoder();

/** A stream whose sink the test writes to, and what its source was asked. */
function open(more: Partial<TextSource> = {}) {
  const asked: string[] = [];
  let sink: TextSink | null = null;
  const stream = TextStream({
    start: (given) => {
      sink = given;
    },
    pull: () => asked.push('pull'),
    cancel: (reason) => asked.push(`cancel: ${reason}`),
    ...more,
  });
  if (sink === null) throw new Error('the stream was not started');
  return { reader: stream.getReader(), sink: sink as TextSink, asked };
}

async function read(reader: ReadableStreamDefaultReader<Uint8Array>): Promise<string | null> {
  const { value, done } = await reader.read();
  return done ? null : decoder.decode(value);
}

test('nothing is requested before someone reads', async () => {
  const { reader, sink, asked } = open();
  await Promise.resolve();
  expect(asked).toEqual([]);
  const reading = read(reader);
  await Promise.resolve();
  expect(asked).toEqual(['pull']);
  sink.write('page');
  sink.end();
  expect(await reading).toBe('page');
});

test('everything written between two flushes is one chunk', async () => {
  const { reader, sink } = open();
  for (const text of ['<p>', 'one', '</p>']) expect(sink.write(text)).toBe(true);
  sink.flush();
  sink.write('two');
  sink.flush();
  sink.flush();
  expect([await read(reader), await read(reader)]).toEqual(['<p>one</p>', 'two']);
});

test('what the source writes when asked is there right after', async () => {
  const { reader } = open({ pull: (sink) => sink.write('written') });
  expect(await read(reader)).toBe('written');
});

test('texts added to a byte stream in one go are one chunk, without a flush', async () => {
  const { reader, sink } = open();
  sink.enqueue('a');
  sink.enqueue('b');
  expect(await read(reader)).toBe('ab');
});

test('bytes keep their place between texts', async () => {
  const { reader, sink } = open();
  sink.enqueue('before');
  sink.enqueue(new TextEncoder().encode('bytes'));
  sink.enqueue('after');
  sink.close();
  expect([await read(reader), await read(reader), await read(reader)]).toEqual(['before', 'bytes', 'after']);
});

test('the end delivers what was not flushed yet', async () => {
  const { reader, sink } = open();
  sink.write('last');
  sink.end();
  expect([await read(reader), await read(reader)]).toEqual(['last', null]);
});

test('an error fails the reader and drops what was not flushed', async () => {
  const { reader, sink } = open();
  sink.enqueue('half a tag');
  sink.error(new Error('broken'));
  await expect(read(reader)).rejects.toThrow('broken');
});

test("a reader's cancellation is reported with its reason, and pending text goes nowhere", async () => {
  const { reader, sink, asked } = open();
  sink.enqueue('too late');
  await reader.cancel('gone');
  expect(asked).toEqual(['cancel: gone']);
  expect(await read(reader)).toBeNull();
});

test('two halves of a character written separately arrive as the character', async () => {
  const { reader, sink } = open();
  sink.write('\ud83d');
  sink.write('\ude00');
  sink.flush();
  expect(await read(reader)).toBe('😀');
});
