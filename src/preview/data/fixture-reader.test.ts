import { cp, mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Ajv } from 'ajv';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { sources } from '#schemas/sources/index.ts';
import type { PictureData } from '#schemas/sources/picture.ts';
import { siteSchema } from '#schemas/theme/site.ts';
import { packageRoot } from '#shared/package-root.ts';
import { createFixtureLoaders, openFixture } from './fixture-reader.ts';

const amaltas = join(packageRoot, 'src/demo/schools/amaltas');
const now = Date.parse('2026-11-21T20:00:00Z');
const context = { signal: new AbortController().signal, started: () => undefined };
const ajv = new Ajv({ allErrors: true, strict: false, validateFormats: false });
const errorsOf = (schema: object, value: unknown): unknown => (ajv.validate(schema, value) ? [] : ajv.errors);

interface Banner {
  image: string;
  image_Media: PictureData;
}

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'preview-fixture-'));
  await mkdir(join(folder, 'images'));
});

afterEach(() => rm(folder, { recursive: true, force: true }));

const write = (content: object): Promise<void> => writeFile(join(folder, 'content.json'), JSON.stringify(content));

describe('a folder as the source of data', () => {
  it.each(sources.map((contract) => [contract.name, contract] as const))(
    'gives %s as its contract says',
    async (name, contract) => {
      const fixture = await openFixture(amaltas);
      const value = await fixture.loaders('2026-11-22')[name]?.({}, context);
      // One of many that was not named is none.
      expect(value).toBeDefined();
      expect(errorsOf(contract.result as object, value)).toEqual([]);
    },
  );

  it('gives the facts of the school, and of the platform, on the day that it is there', async () => {
    const fixture = await openFixture(amaltas);
    const site = fixture.site('http://127.0.0.1:4000', now);
    expect(errorsOf(siteSchema, site)).toEqual([]);
    expect(site).toMatchObject({
      school_Name: 'Amaltas Vidyalaya',
      school_Slug: 'amaltas',
      today: '2026-11-22',
      url: 'http://127.0.0.1:4000',
    });
    // "#" means no login site.
    expect(site).not.toHaveProperty('student_Domain');
    expect(errorsOf(siteSchema, fixture.platform.site('http://127.0.0.1:4000', now))).toEqual([]);
  });

  it('loads on the day of its clock', async () => {
    const loaders = await createFixtureLoaders({ folder: amaltas, now: () => Date.parse('2027-04-02T00:00:00Z') });
    const before = await createFixtureLoaders({ folder: amaltas, now: () => now });
    expect(await loaders.holidays?.({}, context)).not.toEqual(await before.holidays?.({}, context));
  });

  it('refuses params that the contract does not know', async () => {
    const { loaders } = await openFixture(amaltas);
    await expect(loaders('2026-11-22').gallery?.({ pageSze: 3 }, context)).rejects.toThrow('pageSze');
  });

  it('gives pictures their real size, as seen, and an address of their own', async () => {
    const picture = sharp({ create: { width: 60, height: 40, channels: 3, background: '#ae3317' } });
    // Orientation 6: the camera was turned by a quarter.
    await picture.withMetadata({ orientation: 6 }).jpeg().toFile(join(folder, 'images/a.jpg'));
    await write({ header: { school_Name: 'A School' }, banners: [{ image: 'images/a.jpg', heading: 'Hello' }] });
    const fixture = await openFixture(folder);
    const banners = (await fixture.loaders('2026-11-22').banners?.({}, context)) as Banner[];
    const [banner] = banners;
    expect(banner?.image).toBe('/fixture/1.jpeg');
    expect(banner?.image_Media).toMatchObject({
      width: 40,
      height: 60,
      alt: 'Hello',
      variants: [{ url: '/fixture/1.jpeg', width: 40, format: 'jpeg' }],
    });
    expect(fixture.picture('1.jpeg')?.file).toBe(join(folder, 'images/a.jpg'));
    expect(fixture.picture('2.jpeg')).toBeUndefined();
  });

  it('never leaves its folder', async () => {
    await cp(join(amaltas, 'images/logo.png'), join(folder, '..', 'outside.png'));
    await symlink(join(folder, '..', 'outside.png'), join(folder, 'images/link.png'));
    const images = ['../outside.png', 'images/../../outside.png', join(folder, '..', 'outside.png'), 'images/link.png'];
    await write({ header: { school_Name: 'A School' }, banners: images.map((image) => ({ image, heading: 'Hello' })) });
    const fixture = await openFixture(folder);
    const banners = (await fixture.loaders('2026-11-22').banners?.({}, context)) as object[];
    expect(banners).toHaveLength(4);
    for (const banner of banners) expect(banner).not.toHaveProperty('image');
    expect(fixture.problems).toHaveLength(4);
    await rm(join(folder, '..', 'outside.png'));
  });

  it('leaves out what is wrong and says so, and needs a name', async () => {
    await write({ header: { school_Name: 'A School' }, facilities: [{ name: 'Library' }, { nam: 'Garden' }] });
    const fixture = await openFixture(folder);
    expect(await fixture.loaders('2026-11-22').facilities?.({}, context)).toHaveLength(1);
    expect(fixture.problems.join('\n')).toContain('facilities[1]');
    await write({ header: {} });
    await expect(openFixture(folder)).rejects.toMatchObject({ code: 'CONTENT_WITHOUT_SCHOOL' });
  });
});
