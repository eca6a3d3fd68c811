import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { visitorOf } from '../support/callers.ts';
import { startApp, type TestApp } from '../support/server.ts';

describe('addresses of the office', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startApp();
  });
  afterAll(() => app.stop());

  it('lead to it, whatever is remembered of pages that are not there', async () => {
    const visitor = visitorOf(app, 'greenfield.localhost');
    const missing = [await visitor.get('/nowhere'), await visitor.get('/nowhere-else')];
    expect(missing.map(({ status, headers }) => [status, headers['x-cache']])).toEqual([
      [404, 'miss'],
      [404, 'hit'],
    ]);
    expect(await visitor.get('/school')).toMatchObject({ status: 303, headers: { location: '/login?next=%2Fschool' } });
  });
});
