import { type IncomingHttpHeaders, request as open } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';

/** An answer as it came over the wire. */
export interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  /** The bytes as they were sent, still encoded. */
  readonly body: Buffer;
  /** The decoded body. */
  readonly text: string;
}

export interface Ask {
  /** The Host header, in whatever form; without it the address that is asked. */
  readonly host?: string | undefined;
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | Buffer;
}

/**
 * One request on a connection of its own, its path and Host header sent exactly as given. Of a stream of events, which
 * has no end, what came first.
 */
export const ask = (
  port: number,
  path: string,
  { host, method = 'GET', headers = {}, body }: Ask = {},
): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const request = open({
      host: '127.0.0.1',
      port,
      path,
      method,
      agent: false,
      setHost: host === undefined,
      headers: {
        ...(host === undefined ? {} : { host }),
        // Not every method says by itself how long its body is.
        ...(body === undefined ? {} : { 'content-length': String(Buffer.byteLength(body)) }),
        ...headers,
      },
    });
    request.on('error', reject);
    request.on('response', (response) => {
      const chunks: Buffer[] = [];
      response.on('error', reject);
      response.on('data', (chunk: Buffer) => {
        chunks.push(chunk);
        if (isEndless(response.headers)) {
          answer();
          request.destroy();
        }
      });
      const answer = (): void => {
        const bytes = Buffer.concat(chunks);
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          body: bytes,
          text: decode(bytes, response.headers['content-encoding']).toString('utf8'),
        });
      };
      response.on('end', answer);
    });
    request.end(body);
  });

const isEndless = (headers: IncomingHttpHeaders): boolean =>
  headers['content-type']?.startsWith('text/event-stream') ?? false;

const decode = (bytes: Buffer, encoding: string | undefined): Buffer => {
  if (bytes.length === 0) return bytes;
  if (encoding === 'br') return brotliDecompressSync(bytes);
  return encoding === 'gzip' ? gunzipSync(bytes) : bytes;
};
