import type { AddressInfo } from 'node:net';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import Fastify, { type FastifyInstance } from 'fastify';
import { createSectionEnv } from '#engine/render/section-env.ts';
import { renderDocument } from '#site/document.ts';
import { type BenchApp, startBenchApp } from './app.ts';
import { type KeptAlive, keepAlive } from './keep-alive.ts';
import { renderPlainPage } from './plain-page.tsx';
import { type Figure, median } from './result.ts';
import { readHome } from './setup.ts';

const rounds = 15;
const pagesInARound = 10;
const compress = promisify(brotliCompress);
const brotli5 = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

/**
 * The home page as someone would write it on Fastify: the same queries in parallel, the same components, compressed.
 */
const handWritten = async ({ store, engine, assets }: BenchApp): Promise<FastifyInstance> => {
  const { theme, plan, loaders } = await readHome(store, engine);
  const first = plan();
  const decision = engine.decide(first, await engine.load(first, loaders));
  const envOf = createSectionEnv(decision);
  const props = Object.fromEntries(
    decision.sections.map((section) => [section.key, { ...section.props, env: envOf(section) }]),
  );
  const page = await engine.render(decision);
  const { html } = renderDocument({ page, theme, visit: first.visit, assets, noindex: false });
  const [before = '', after = ''] = html.join('').split(page.body.join(''));
  const { signal } = new AbortController();

  const app = Fastify();
  app.get('/', async (_, reply) => {
    await Promise.all(
      first.requests.map(({ source, params }) => loaders[source]?.(params, { signal, started: () => undefined })),
    );
    const body = await compress(Buffer.from(`${before}${renderPlainPage(props)}${after}`), brotli5);
    return reply.headers({ 'content-type': 'text/html; charset=utf-8', 'content-encoding': 'br' }).send(body);
  });
  return app;
};

const listen = async (app: FastifyInstance): Promise<KeptAlive> => {
  await app.listen({ port: 0, host: '127.0.0.1' });
  return keepAlive((app.server.address() as AddressInfo).port);
};

/** CPU of a page that is not kept, from the request to its last byte, against the page written by hand. */
export const benchUncached = async (): Promise<Figure[]> => {
  const bench = await startBenchApp({ pageCacheBytes: 0 });
  const plainApp = await handWritten(bench);
  const ours = await listen(bench.app.fastify);
  const plain = await listen(plainApp);
  const headers = { host: bench.host, 'accept-encoding': 'br' };
  const cpuOf = async (server: KeptAlive): Promise<number> => {
    const startedAt = process.cpuUsage();
    for (let i = 0; i < pagesInARound; i++) await server.get('/', headers);
    const { user, system } = process.cpuUsage(startedAt);
    return (user + system) / 1000 / pagesInARound;
  };
  try {
    await cpuOf(ours);
    await cpuOf(plain);
    const ratios: number[] = [];
    const times: number[] = [];
    for (let round = 0; round < rounds; round++) {
      const oursFirst = round % 2 === 0;
      const first = await cpuOf(oursFirst ? ours : plain);
      const second = await cpuOf(oursFirst ? plain : ours);
      const [own, other] = oursFirst ? [first, second] : [second, first];
      times.push(own);
      ratios.push(own / other);
    }
    return [
      { name: 'uncached: a page against plain React on Fastify, CPU', value: median(ratios), unit: 'x', limit: 1.2 },
      { name: 'uncached: a page, CPU', value: median(times), unit: 'ms' },
    ];
  } finally {
    ours.stop();
    plain.stop();
    await plainApp.close();
    await bench.stop();
  }
};
