import { createServer, type Server } from 'node:http';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { calls } from '#server/main/calls.ts';
import { signIn } from '../support/callers.ts';
import { pathOf, type SampledSchema, samplePart } from '../support/sample.ts';
import { startApp, type TestApp } from '../support/server.ts';

let app: TestApp;
let bait: Server;
let port: number;
let visits = 0;

beforeAll(async () => {
  app = await startApp({ trustProxy: ['127.0.0.1'] });
  bait = createServer((_, response) => {
    visits += 1;
    response.end('caught');
  });
  await new Promise<void>((resolve) => bait.listen(0, '127.0.0.1', resolve));
  port = (bait.address() as { port: number }).port;
});
afterAll(async () => {
  await app.stop();
  await new Promise((resolve) => bait.close(resolve));
});

/** Text fields of a body, by name. */
const textFields = (schema: SampledSchema): string[] =>
  Object.entries(schema.properties ?? {})
    .filter(([, { type }]) => type === 'string')
    .map(([name]) => name);

it('no address in any text of any call is ever asked', async () => {
  const admin = await signIn(app);
  const addresses = [`http://127.0.0.1:${port}/x.pdf`, `//127.0.0.1:${port}/x.png`, `http://localhost:${port}/`];
  let count = 0;
  for (const call of calls.filter(({ body, host }) => body && host !== 'platform')) {
    const body = samplePart(call.body, admin.schoolId);
    for (const name of textFields(call.body as SampledSchema)) {
      const address = addresses[count % addresses.length] ?? '';
      count += 1;
      const changed = { ...body, [name]: address };
      const headers = { 'x-forwarded-for': `10.8.${count >> 8}.${count & 255}` };
      const query = samplePart(call.query, admin.schoolId) as Record<string, number>;
      const sent = call.takes === 'multipart' ? { form: changed as Record<string, string> } : { body: changed };
      const { status } = await admin.call(call.method, pathOf(call), { query, headers, ...sent });
      expect(status, `${call.id} ${name}`).toBeLessThan(500);
    }
  }
  expect(count).toBeGreaterThan(50);
  expect(visits).toBe(0);
});
