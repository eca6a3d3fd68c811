import { request } from 'node:http';
import { buffer } from 'node:stream/consumers';

/**
 * `fetch`, with every name under `.localhost` taken as this machine, as browsers do (RFC 6761, section 6.3): a school's
 * host on a server here, `amaltas.localhost:3000`, is no name that Node would find.
 */
export const localFetch: typeof fetch = (input, init) => {
  const url = new URL(input instanceof Request ? input.url : input);
  if (url.protocol !== 'http:' || !url.hostname.endsWith('.localhost')) return fetch(input, init);
  return new Promise((resolve, reject) => {
    const headers = { ...Object.fromEntries(new Headers(init?.headers ?? {})), host: url.host };
    const signal = init?.signal ?? undefined;
    const sent = request({
      host: 'localhost',
      port: url.port,
      path: url.pathname + url.search,
      headers,
      ...(signal ? { signal } : {}),
    });
    sent.on('error', reject);
    sent.on('response', (answer) => {
      buffer(answer).then(
        (body) =>
          resolve(
            new Response(new Uint8Array(body), {
              status: answer.statusCode ?? 502,
              headers: headersOf(answer.headers),
            }),
          ),
        reject,
      );
    });
    sent.end();
  });
};

const headersOf = (headers: NodeJS.Dict<string | string[]>): Headers => {
  const result = new Headers();
  for (const [name, value] of Object.entries(headers)) if (value !== undefined) result.set(name, String(value));
  return result;
};
