// The yardstick of kept pages: node:http alone, which sends stored bytes with stored headers. Its input is one JSON line.
import { createServer } from 'node:http';
import { createInterface } from 'node:readline';

const [line] = await new Promise((resolve) => {
  createInterface({ input: process.stdin }).once('line', (text) => resolve([text]));
});
const { headers, body } = JSON.parse(line);
const bytes = Buffer.from(body, 'base64');
const head = Object.entries(headers).flatMap(([name, value]) => [name, String(value)]);
const withoutBody = head.filter((_, i) => !/^content-(length|encoding)$/.test(head[i - (i % 2)]));
const { etag } = headers;

const server = createServer((request, response) => {
  if (request.headers['if-none-match'] === etag) response.writeHead(304, withoutBody).end();
  else response.writeHead(200, head).end(bytes);
});
server.listen(0, '127.0.0.1', () => process.stdout.write(`${server.address().port}\n`));
process.on('SIGTERM', () => process.exit(0));
