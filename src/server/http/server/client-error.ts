import type { Socket } from 'node:net';

interface ClientError extends Error {
  readonly code?: string;
}

const statuses: ReadonlyMap<string, readonly [status: number, title: string, text: string]> = new Map([
  ['HPE_HEADER_OVERFLOW', [431, 'Request Header Fields Too Large', 'The headers are too large; the limit is 16 KB.']],
  ['ERR_HTTP_REQUEST_TIMEOUT', [408, 'Request Timeout', 'The request took too long to arrive.']],
]);

interface Refusal {
  readonly status: number;
  readonly title: string;
  readonly errorText: string;
}

/** A problem answer to what no route has seen. */
export const refusalOf = (refusal: Refusal) => {
  const body = JSON.stringify({ type: 'about:blank', ...refusal, requestId: 'none' });
  const headers = {
    'Content-Type': 'application/problem+json',
    'Content-Length': String(Buffer.byteLength(body)),
    'X-Content-Type-Options': 'nosniff',
    Connection: 'close',
  };
  return { headers, body };
};

/** Answers what is not an HTTP request and ends its connection. */
export const answerClientError = (error: ClientError, socket: Socket): void => {
  // A client that has left gets nothing.
  if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy();
  const [status, title, errorText] = statuses.get(error.code ?? '') ?? [
    400,
    'Bad Request',
    'The request cannot be read: it is no HTTP.',
  ];
  const { headers, body } = refusalOf({ status, title, errorText });
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.end(`HTTP/1.1 ${status} ${title}\r\n${lines.join('')}\r\n${body}`);
};
