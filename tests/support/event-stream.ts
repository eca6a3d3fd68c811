import { randomBytes } from 'node:crypto';
import { type IncomingMessage, request as open } from 'node:http';
import type { OfficeEvents } from '#schemas/office-events.ts';
import type { Caller } from './callers.ts';
import { until } from './until.ts';

type Name = keyof OfficeEvents;

/** A stream of events, as a browser would read it. */
export interface OpenStream {
  readonly response: IncomingMessage;
  /** The name of its window. */
  readonly window: string;
  /** What every event of a name has told so far. */
  told<N extends Name>(name: N): readonly OfficeEvents[N][];
  /** What it has not told before: waits for one that fits. */
  next<N extends Name>(name: N, fits: (data: OfficeEvents[N]) => boolean): Promise<OfficeEvents[N]>;
  /** Resolves when the server has ended it. */
  readonly ended: Promise<void>;
  close(): void;
}

export const newWindow = (): string => randomBytes(16).toString('hex');

/** Opens the stream of somebody's office; it is ready when this resolves. */
export const openStream = async (
  port: number,
  { host, headers }: Pick<Caller, 'host' | 'headers'>,
): Promise<OpenStream> => {
  const window = newWindow();
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    const request = open({
      host: '127.0.0.1',
      port,
      path: `/api/office/events?window=${window}`,
      agent: false,
      setHost: false,
      headers: { ...headers, host: `${host}:${port}`, accept: 'text/event-stream' },
    });
    request.once('error', reject);
    request.once('response', resolve);
    request.end();
  });
  const events: { readonly name: string; readonly data: unknown }[] = [];
  let rest = '';
  response.setEncoding('utf8');
  response.on('data', (chunk: string) => {
    const blocks = (rest + chunk).split('\n\n');
    rest = blocks.pop() ?? '';
    for (const block of blocks) {
      const [, name, data] = /^event: (.*)\ndata: (.*)$/.exec(block) ?? [];
      if (name !== undefined && data !== undefined) events.push({ name, data: JSON.parse(data) });
    }
  });
  const ended = new Promise<void>((resolve) => response.once('end', resolve));
  // Who leaves by themselves hears no end.
  response.on('error', () => undefined);
  const told = <N extends Name>(name: N): readonly OfficeEvents[N][] =>
    events.flatMap((event) => (event.name === name ? [event.data as OfficeEvents[N]] : []));
  if (response.statusCode === 200) await until(() => told('ready').length > 0);
  return {
    response,
    window,
    told,
    async next(name, fits) {
      await until(() => told(name).some(fits));
      return told(name).find(fits) as OfficeEvents[typeof name];
    },
    ended,
    close: () => void response.destroy(),
  };
};
