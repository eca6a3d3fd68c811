import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freeSlug } from '#server/domains/schools/registration/free-slug.ts';
import { setSlugCommandHandler } from '#server/domains/schools/set-slug.ts';
import { requireOwnSlug } from '#server/store/slugs.ts';
import { createSchool } from '#server/store/testing/schools.ts';
import { databases } from '../api/databases.ts';
import { visitorOf } from '../support/callers.ts';
import { startApp, type TestApp } from '../support/server.ts';

describe.each(databases)('a slug that a school had before on $database', ({ database }) => {
  let app: TestApp;
  const setSlug = (slug: string, wanted: string) =>
    setSlugCommandHandler.run(
      { slug, wanted },
      { store: app.store, storage: app.storage, dataDir: '', secret: '', progress: () => undefined },
    );

  beforeAll(async () => {
    app = await startApp({ database });
  });
  afterAll(() => app.stop());

  it('leads to the one that it has, however often that changes, and not from one taken back', async () => {
    expect((await app.get('/', { host: 'riverside.localhost' })).status).toBe(200);
    expect(await setSlug('riverside', 'river-academy')).toEqual({ slug: 'river-academy', previousSlug: 'riverside' });
    await setSlug('river-academy', 'river-school');
    for (const old of ['riverside', 'river-academy']) {
      const { status, headers } = await app.get('/gallery?x=1', { host: `${old}.localhost:3000` });
      expect([status, headers.location]).toEqual([308, '//river-school.localhost:3000/gallery?x=1']);
    }
    expect((await app.get('/', { host: 'river-school.localhost' })).text).toContain('data-school-key="RIVER-1"');
    await setSlug('river-school', 'riverside');
    expect((await app.get('/', { host: 'riverside.localhost' })).status).toBe(200);
    expect((await app.get('/', { host: 'river-school.localhost' })).headers.location).toBe('//riverside.localhost/');
    expect(await setSlug('riverside', 'riverside')).toEqual({ slug: 'riverside', previousSlug: 'riverside' });
  });

  it('is given to no other school', async () => {
    await setSlug('greenfield', 'green-hill');
    await expect(setSlug('riverside', 'greenfield')).rejects.toThrow(
      'The slug "greenfield" is, or was, another school',
    );
    await expect(setSlug('greenfield', 'riverside')).rejects.toThrow('There is no school "greenfield".');
    await expect(setSlug('green-hill', 'riverside')).rejects.toThrow('The slug "riverside" is, or was, another school');
    await expect(setSlug('riverside', 'admin')).rejects.toThrow('"admin" cannot be a school\'s slug.');
    await expect(setSlug('platform', 'product')).rejects.toThrow('There is no school "platform".');
    expect(await freeSlug(app.store, 'Greenfield')).toBe('greenfield-2');
    const other = await createSchool(app.store, {
      slug: 'greenfield',
      schoolKey: 'OTHER-1',
      name: 'Another Greenfield',
      status: 'draft',
      listed: false,
    });
    const check = app.store.global((context) => requireOwnSlug(context, other.id, other.slug));
    await expect(check).rejects.toThrow('another school');
    expect((await visitorOf(app, 'riverside.localhost').get('/')).status).toBe(200);
  });
});
