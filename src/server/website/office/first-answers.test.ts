import Fastify, { type FastifyRequest } from 'fastify';
import { expect, it } from 'vitest';
import { firstAnswers } from './first-answers.ts';

it('are none from a server that is being stopped, and the page stands without them', async () => {
  const app = Fastify();
  const found: unknown[] = [];
  const wanted = { reads: ['/call'], locale: 'en', asFamily: false } as const;
  const answersTo = (request: FastifyRequest) => firstAnswers(app, request, wanted);
  app.get('/call', async () => [1, 2]);
  app.get('/page', async (request) => {
    found.push(await answersTo(request));
    await new Promise<void>((resolve) => {
      void app.close();
      setImmediate(resolve);
    });
    found.push(await answersTo(request));
    return '';
  });
  await app.inject({ url: '/page', headers: { cookie: 'session=1' } });
  expect(found).toEqual([{ '/call': { body: [1, 2], total: 2 } }, {}]);
});
