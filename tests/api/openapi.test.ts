import { Validator } from '@seriousme/openapi-schema-validator';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { errorCatalog } from '#schemas/errors/index.ts';
import { calls } from '#server/main/calls.ts';
import { visitorOf } from '../support/callers.ts';
import { startApp, type TestApp } from '../support/server.ts';

describe('the OpenAPI document', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startApp();
  });
  afterAll(() => app.stop());

  const read = (path: string, headers: Record<string, string> = {}) =>
    visitorOf(app, 'localhost').call('GET', path, { headers });

  it('is valid OpenAPI 3.1', async () => {
    const { status, headers, json } = await read('/api/docs/openapi.json');
    expect(status).toBe(200);
    expect(headers['content-type']).toMatch(/^application\/vnd\.oai\.openapi\+json/);
    const validator = new Validator();
    expect(await validator.validate(json)).toEqual({ valid: true });
    expect(validator.version).toBe('3.1');
  });

  it('names every call once, with its parameters, its body, its answers and who may make it', async () => {
    const { paths } = (await read('/api/docs/openapi.json')).json;
    const named: string[] = [];
    for (const [path, methods] of Object.entries<Record<string, never>>(paths)) {
      for (const [method, operation] of Object.entries<Record<string, unknown>>(methods)) {
        named.push(String(operation.operationId));
        const call = calls.find(({ id }) => id === operation.operationId);
        expect(call, `${method} ${path}`).toBeDefined();
        expect(Object.keys(operation.responses as object)).toEqual(
          expect.arrayContaining(Object.keys(call?.answers ?? {})),
        );
        expect(operation.description).toEqual(expect.stringMatching(/\w/));
        expect(operation.requestBody !== undefined).toBe(call?.body !== undefined);
      }
    }
    expect(named.toSorted()).toEqual(calls.map(({ id }) => id).toSorted());
  });

  it('is answered with 304 to who has it', async () => {
    const { headers } = await read('/api/docs/openapi.json');
    const again = await read('/api/docs/openapi.json', { 'if-none-match': String(headers.etag) });
    expect(again.status).toBe(304);
  });

  it('has a page for people, to which /api/docs leads, and programs to the document', async () => {
    expect((await read('/api/docs', { accept: 'text/html' })).headers.location).toBe('/docs/reference/api');
    expect((await read('/api/docs', { accept: 'application/json' })).headers.location).toBe('/api/docs/openapi.json');
    const index = await read('/docs/reference/api');
    expect(index.status).toBe(200);
    for (const { path } of calls) expect(index.text).toContain(path);
  });

  it('describes each failure where its type leads', async () => {
    const { text } = await read('/docs/reference/errors');
    for (const code of Object.keys(errorCatalog)) expect(text).toContain(`id="${code.toLowerCase()}"`);
  });
});

it('no route under /api is other than a call, save the documents', async () => {
  const app = await startApp();
  try {
    const known = new Set(calls.map(({ method, path }) => `${method} ${path}`));
    const others = app.routes.filter(({ url, method }) => url.startsWith('/api/') && !known.has(`${method} ${url}`));
    expect(others.map(({ url }) => url).filter((url) => !/^\/api\/docs(\/|$)/.test(url))).toEqual([]);
    expect(app.routes.length).toBeGreaterThan(calls.length);
  } finally {
    await app.stop();
  }
});
