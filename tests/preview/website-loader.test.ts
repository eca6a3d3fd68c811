import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { QueryClient } from '@tanstack/react-query';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openFixture } from '#preview/data/fixture-reader.ts';
import { createWebsiteLoaders } from '#preview/data/website-loader.ts';
import { packageRoot } from '#shared/package-root.ts';
import { type PreviewProcess, runPreview } from './preview-process.ts';

let server: Server;
let origin: string;
let requested: string[] = [];
const waiting: ServerResponse[] = [];

/** Answers as the product's server does, from the demo school's folder. */
beforeAll(async () => {
  const fixture = await openFixture(join(packageRoot, 'src/demo/schools/amaltas'));
  const loaders = fixture.loaders('2026-11-22');
  server = createServer(async (request, response) => {
    const url = new URL(request.url ?? '/', 'http://server');
    const source = url.pathname.replace('/api/website/', '');
    requested.push(`${request.headers.host} ${request.url}`);
    if (source === 'about') return void waiting.push(response);
    if (source === 'holidays') {
      response.writeHead(503, { 'content-type': 'application/problem+json' });
      return response.end(JSON.stringify({ status: 503, errorText: 'The holidays are away.' }));
    }
    if (source === 'facilities') return response.writeHead(502).end('<h1>Bad gateway</h1>');
    const context = { signal: new AbortController().signal, started: () => undefined };
    const { schoolId: _, ...params } = Object.fromEntries(
      [...url.searchParams].map(([key, value]) => [key, /^-?\d+$/.test(value) ? Number(value) : value]),
    );
    return response.end(JSON.stringify(await loaders[source]?.(params, context)));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

afterAll(() => {
  server.closeAllConnections();
  return new Promise((resolve) => server.close(resolve));
});

const load = (
  source: string,
  params = {},
  signal = new AbortController().signal,
  queryClient = new QueryClient(),
): Promise<unknown> =>
  createWebsiteLoaders({ origin, schoolId: 12, queryClient })[source]?.(params, { signal, started: () => undefined }) ??
  Promise.reject(new Error('No loader'));

describe('sources over HTTP', () => {
  it('asks for the school and its params, once as long as the query client keeps the answer', async () => {
    requested = [];
    const queryClient = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } });
    const params = { pageSize: 2 };
    const [first, again] = [
      await load('testimonials', params, undefined, queryClient),
      await load('testimonials', params, undefined, queryClient),
    ];
    expect(first).toHaveLength(2);
    expect(again).toEqual(first);
    expect(requested.map((line) => line.split(' ')[1])).toEqual(['/api/website/testimonials?schoolId=12&pageSize=2']);
  });

  it('fails with the text of a problem', () => expect(load('holidays')).rejects.toThrow(/^The holidays are away\.$/));

  it('fails with the status where the answer is no problem', () =>
    expect(load('facilities')).rejects.toThrow('facilities: the server answered 502.'));

  it('gives up when its signal says so', async () => {
    const controller = new AbortController();
    const answer = load('about', {}, controller.signal);
    await expect.poll(() => waiting.length).toBe(1);
    controller.abort();
    await expect(answer).rejects.toThrow();
    await expect.poll(() => waiting[0]?.destroyed).toBe(true);
  });
});

describe('a preview of a running server', () => {
  let preview: PreviewProcess;

  beforeAll(async () => {
    // A school's host: a name that browsers know as this machine, and Node does not.
    preview = await runPreview(['gulmohar', '--server', origin.replace('127.0.0.1', 'amaltas.localhost')]);
  });

  afterAll(() => preview?.interrupt());

  it('shows what the server has, and goes without what fails there', async () => {
    requested = [];
    const html = await (await fetch(preview.url)).text();
    expect(html).toContain('Amaltas Vidyalaya');
    expect(html).toContain('data-type="gallery-preview"');
    expect(html).toContain('The source holidays failed');
    expect(html).toContain('The holidays are away.');
    expect(requested.every((line) => line.startsWith('amaltas.localhost:'))).toBe(true);
    for (const response of waiting.splice(0)) response.destroy();
  });
});
