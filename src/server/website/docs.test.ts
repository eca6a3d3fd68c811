import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify from 'fastify';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { docsRoutes } from './docs.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'docs-'));
  writeFileSync(join(folder, 'schema.json'), '{}');
});
afterEach(() => rmSync(folder, { recursive: true }));

test('the document of the API is made once for each address of the product', async () => {
  const made: string[] = [];
  let origin = 'http://localhost:1';
  const app = Fastify();
  await docsRoutes(app, {
    pages: join(folder, 'docs.json'),
    themeSchema: join(folder, 'schema.json'),
    openApi: (server) => ({ server, number: made.push(server) }),
    baseUrl: () => new URL(origin),
  });
  const read = async () => {
    const { headers, body } = await app.inject('/api/docs/openapi.json');
    return { etag: headers.etag, body };
  };
  const first = await read();
  expect(await read()).toEqual(first);
  expect(made).toEqual([origin]);
  origin = 'http://localhost:2';
  const other = await read();
  expect(other.body).toContain(origin);
  expect(other.etag).not.toBe(first.etag);
  await app.close();
});
