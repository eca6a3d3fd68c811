import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { auditLog } from '#server/store/schema.ts';
import { type Caller, signIn } from '../support/callers.ts';
import { ask } from '../support/request.ts';
import { startApp, type TestApp } from '../support/server.ts';
import { databases } from './databases.ts';

describe.each(databases)('the address of a school on $database', ({ database }) => {
  let app: TestApp;
  let admin: Caller;
  const move = (slug: string) => admin.call('PUT', '/api/school/slug', { body: { slug } });
  beforeAll(async () => {
    app = await startApp({ database });
    admin = await signIn(app);
  });
  afterAll(() => app.stop());

  it('is no reserved word, and no other school’s', async () => {
    for (const slug of ['admin', 'a', 'green field', 'riverside'])
      expect((await move(slug)).json.errors, slug).toHaveProperty('slug');
  });

  it('moves, leads from the old one, and is written down', async () => {
    const { status, json } = await move(' Green-Meadow ');
    expect([status, json]).toEqual([200, { slug: 'green-meadow', url: `http://green-meadow.localhost:${app.port}` }]);
    const old = await ask(app.port, '/notices', { host: `greenfield.localhost:${app.port}` });
    expect([old.status, old.headers.location]).toEqual([308, `//green-meadow.localhost:${app.port}/notices`]);
    expect((await ask(app.port, '/', { host: 'green-meadow.localhost' })).status).toBe(200);
    const again = await signIn(app, { school: 'riverside' });
    expect((await again.call('PUT', '/api/school/slug', { body: { slug: 'greenfield' } })).status).toBe(422);
    const [entry] = await app.store.school(admin.schoolId, ({ db }) =>
      db.select().from(auditLog).where(eq(auditLog.action, 'changeSchoolSlug')),
    );
    expect(entry).toMatchObject({ before: { slug: 'greenfield' }, after: { slug: 'green-meadow' } });
  });
});
