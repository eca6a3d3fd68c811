import type { ServerResponse } from 'node:http';

/** The open streams of server-sent events, one for each page that is looked at. */
export interface EventStreams {
  /** Answers a request with a stream that starts with the current revision. */
  open(response: ServerResponse, revision: string): void;
  send(revision: string): void;
  close(): void;
}

export const createEventStreams = (): EventStreams => {
  const streams = new Set<ServerResponse>();
  const write = (stream: ServerResponse, revision: string): void => {
    stream.write(`event: revision\ndata: ${revision}\n\n`);
  };
  return {
    open(response, revision) {
      response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
      response.write('retry: 500\n\n');
      write(response, revision);
      streams.add(response);
      response.on('close', () => streams.delete(response));
    },
    send(revision) {
      for (const stream of streams) write(stream, revision);
    },
    close() {
      for (const stream of streams) stream.end();
    },
  };
};
