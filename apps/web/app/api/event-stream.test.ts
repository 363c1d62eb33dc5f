import { describe, expect, it } from 'vitest';
import { readEventStream, type ServerEvent } from './event-stream.ts';

async function eventsOf(...chunks: string[]): Promise<ServerEvent[]> {
  const body = new ReadableStream<Uint8Array<ArrayBuffer>>({
    start(controller) {
      for (const chunk of chunks) controller.enqueue(new TextEncoder().encode(chunk));
      controller.close();
    },
  });
  const events: ServerEvent[] = [];
  for await (const event of readEventStream(body)) events.push(event);
  return events;
}

describe('readEventStream', () => {
  it('reads named events in order', async () => {
    expect(
      await eventsOf('event: progress\ndata: {"a":1}\n\nevent: suggestion\ndata: {}\n\n'),
    ).toEqual([
      { event: 'progress', data: '{"a":1}' },
      { event: 'suggestion', data: '{}' },
    ]);
  });

  it('puts together an event that arrives in pieces, also between \\r and \\n', async () => {
    expect(await eventsOf('event: pro', 'gress\r', '\ndata: x\r\n\r', '\n')).toEqual([
      { event: 'progress', data: 'x' },
    ]);
  });

  it('joins data lines and passes over comments', async () => {
    expect(await eventsOf(': keep-alive\n\ndata: one\ndata: two\n\n')).toEqual([
      { event: 'message', data: 'one\ntwo' },
    ]);
  });

  it('drops an event that the stream does not finish', async () => {
    expect(await eventsOf('data: whole\n\ndata: half')).toEqual([
      { event: 'message', data: 'whole' },
    ]);
  });
});
