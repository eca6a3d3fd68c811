import { Ajv } from 'ajv';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { namedFormats } from '#engine/formats.ts';
import { sources } from '#schemas/sources/index.ts';
import { type Implementation, implementations } from './implementations.ts';
import { withoutAddresses } from './without-addresses.ts';

type Item = Record<string, unknown>;

const ajv = new Ajv({ allErrors: true, strict: false, formats: namedFormats });
const names = sources.map(({ name }) => name);

/** Sources of one item are asked for one. */
const requested = new Map<string, Item>([
  ['album', { slug: 'photos' }],
  ['blogAround', { slug: 'ten-small-habits-that-make-board-exams-less-frightening' }],
  ['blogPost', { slug: 'ten-small-habits-that-make-board-exams-less-frightening' }],
  ['schoolProfile', { school: 'greenfield' }],
]);

/** Sources of records, which an imported school has none of yet. */
const ofRecords = new Set(['staff']);

/** What each implementation gave for every source with default params; addresses of pictures aside. */
const given = new Map<string, Item>();

describe.each(implementations)('sources from $name', ({ name: implementation, open }) => {
  let opened: Implementation;
  const load = async (source: string, params: Item = {}): Promise<unknown> => {
    const { signal } = new AbortController();
    return opened.loaders[source]?.(params, { signal, started: () => undefined });
  };
  const list = async (source: string, params: Item = {}): Promise<Item[]> => (await load(source, params)) as Item[];

  beforeAll(async () => {
    opened = await open();
    const all: Item = {};
    for (const source of names) all[source] = withoutAddresses(await load(source, requested.get(source)));
    given.set(implementation, all);
  });
  afterAll(() => opened.end());

  it.each(sources)('$name gives what its contract promises, and something at all', async ({ name, result }) => {
    const validate = ajv.compile(result as object);
    const value = await load(name, requested.get(name));
    validate(value);
    expect(validate.errors ?? []).toEqual([]);
    const count = Array.isArray(value) ? value.length : Object.keys(value as Item).length;
    if (ofRecords.has(name)) expect(count).toBe(0);
    else expect(count).toBeGreaterThan(0);
  });

  it.each(names)('%s refuses params that it does not take', async (name) => {
    await expect(load(name, { surprise: 1 })).rejects.toThrow(/surprise/);
  });

  it.each([
    ['testimonials', { page: 0 }, /page/],
    ['testimonials', { page: 1.5 }, /page/],
    ['testimonials', { pageSize: 101 }, /pageSize/],
    ['testimonials', { pageSize: 'all' }, /pageSize/],
    ['gallery', { pageSize: 0 }, /pageSize/],
    ['gallery', { isActiveWebsite: 2 }, /isActiveWebsite/],
    ['topSchools', { pageSize: -1 }, /pageSize/],
  ])('%s refuses %o', async (name, params, field) => {
    await expect(load(name, params)).rejects.toThrow(field);
  });

  it('shows children only with consent to name and picture', async () => {
    const shown = (await list('birthdayStudents')).map(({ student_Name }) => student_Name);
    expect(shown).toEqual(['Ishaan Patwardhan', 'Zoya Khan', 'Advait Nair']);
  });

  it('shows testimonials only with consent, page by page', async () => {
    const all = await list('testimonials');
    expect(all).toHaveLength(6);
    expect(all.map(({ name }) => String(name)).filter((name) => name.startsWith('Parent '))).toEqual([]);
    expect(all.every((item) => !('Photo_Consent' in item))).toBe(true);
    expect(await list('testimonials', { page: 1, pageSize: 4 })).toEqual(all.slice(0, 4));
    expect(await list('testimonials', { page: 2, pageSize: 4 })).toEqual(all.slice(4));
    expect(await list('testimonials', { page: 3, pageSize: 4 })).toEqual([]);
    expect(await list('testimonials', { pageSize: 1 })).toEqual(all.slice(0, 1));
  });

  it('knows no log-in site where the school has none', async () => {
    const header = (await load('header')) as Item;
    expect(header).toMatchObject({ school_Slug: 'greenfield', schoolKey: 'GREEN-1', phone: '+91 20 5550 0142' });
    expect(header).not.toHaveProperty('student_Domain');
  });

  it('gives the holidays of the current session in the order of their dates', async () => {
    const holidays = await list('holidays');
    const starts = holidays.map(({ startHolidayDate }) => String(startHolidayDate));
    expect(starts).toEqual(starts.toSorted());
    expect(holidays[0]).toEqual({
      Id: expect.any(Number),
      name: 'First day of the session',
      startHolidayDate: '2026-04-01',
      endHolidayDate: '2026-04-01',
      days: 1,
      past: true,
    });
    expect(holidays.at(-1)).toMatchObject({ name: 'Last day of the session', startHolidayDate: '2027-03-31', days: 3 });
    const byName = new Map(holidays.map((holiday) => [holiday.name, holiday]));
    expect(byName.has('Session before')).toBe(false);
    expect(byName.has('Summer Vacation')).toBe(false);
    expect(byName.get('Until yesterday')).toMatchObject({ days: 3, past: true });
    expect(byName.get('Until today')).toMatchObject({ days: 3, past: false });
    expect(byName.get('Winter Break (Pre-primary)')).toMatchObject({ days: 10, past: false });
  });

  it('gives as many media as are asked for, counted over the albums', async () => {
    const counts = async (params: Item): Promise<number[]> =>
      (await list('gallery', params)).map(({ schoolThemeMediaJson }) => (schoolThemeMediaJson as Item[]).length);
    expect(await counts({ pageSize: 3 })).toEqual([3, 0, 0, 0, 0]);
    expect(await counts({ pageSize: 9 })).toEqual([7, 2, 0, 0, 0]);
    expect(await counts({ pageSize: 6, perAlbum: 2 })).toEqual([2, 1, 1, 1, 1]);
    const totals = (await list('gallery', { pageSize: 1 })).map(({ total }) => Number(total));
    expect(totals.reduce((sum, total) => sum + total, 0)).toBeGreaterThan(24);
    expect((await counts({})).reduce((sum, count) => sum + count, 0)).toBe(20);
    const all = await counts({ pageSize: 100 });
    expect(all).toHaveLength(5);
    expect(all.reduce((sum, count) => sum + count, 0)).toBeGreaterThan(24);
    expect(await counts({ pageSize: 100, isActiveWebsite: -1 })).toEqual(all);
    const [first] = await list('gallery', { pageSize: 7 });
    expect((first?.schoolThemeMediaJson as Item[] | undefined)?.at(-1)).toEqual({
      Video_Url: 'https://www.youtube.com/watch?v=aaaaaaaaaaa',
    });
  });

  it('leaves out what is in no album, where only albums are asked for', async () => {
    const names = async (params: Item): Promise<unknown[]> =>
      (await list('gallery', params)).map(({ album_Name }) => album_Name);
    const all = await names({ pageSize: 100 });
    expect(all).toContain('');
    expect(await names({ pageSize: 100, inAlbums: true })).toEqual(all.filter(Boolean));
  });

  it('shows toppers only with consent', async () => {
    const all = await list('toppers');
    expect(all).toHaveLength(8);
    expect(all.map(({ student_Name }) => String(student_Name)).filter((name) => name.startsWith('Child '))).toEqual([]);
    expect(all[0]).toMatchObject({ student_Name: 'Aarav Joshi', class_Name: 'XII', marks: '97.8%' });
    expect(await list('toppers', { page: 2, pageSize: 5 })).toEqual(all.slice(5));
  });

  it('gives pinned notices first, then the newest, and none that is for a group', async () => {
    const heads = (await list('notices')).map(({ noticeHead }) => noticeHead);
    expect(heads.slice(0, 3)).toEqual([
      'Pinned, and old',
      'Half-yearly Examination Date Sheet',
      'Winter Uniform from 1 December',
    ]);
    expect(heads).toHaveLength(9);
    const [first] = await list('notices', { pageSize: 1 });
    expect(first).toMatchObject({ isPinned: true, level: 'Info', entryDateTime: '2026-04-01T08:00' });
  });

  it('gives events to come by their beginning, then those that are over, the latest first', async () => {
    const events = await list('events');
    expect(events.map(({ noticeHead, past }) => [noticeHead, past])).toEqual([
      ['Still on', false],
      ['This morning', false],
      ['Constitution Day Assembly', false],
      ["Grandparents' Day", false],
      ['Science and Mathematics Exhibition', false],
      ['Annual Sports Day', false],
      ['Inter-school Debate: The Deshpande Trophy', false],
      ['Annual Day - Rang Tarang', false],
      ['Over yesterday', true],
      ['Over last month', true],
    ]);
    expect(events[1]).toMatchObject({ venue: 'The hall' });
    expect(await list('events', { page: 2, pageSize: 9 })).toEqual(events.slice(9));
  });

  it('gives the newest articles first, each with its address', async () => {
    const blogs = await list('blogs', { pageSize: 3 });
    expect(blogs.map(({ entryDate }) => entryDate)).toEqual(['2026-11-10', '2026-10-28', '2026-10-15']);
    expect(blogs[0]).toMatchObject({
      blog_Slug: 'ten-small-habits-that-make-board-exams-less-frightening',
      blog_Description: expect.stringContaining('<p>'),
    });
  });

  it('gives holidays of another session, and of all', async () => {
    const names = async (params: Item) => (await list('holidays', params)).map(({ name }) => name);
    expect(await names({ StartSession: 2025 })).toEqual(['Session before']);
    expect(await names({ StartSession: 2026 })).toEqual(await names({}));
    expect(await names({ StartSession: -1, flag: -1 })).toEqual(
      expect.arrayContaining(['Session before', 'Until today']),
    );
    expect(await names({ StartSession: 1999 })).toEqual([]);
  });

  it('searches in names and words', async () => {
    const found = await list('testimonials', { keyword: 'PARENT' });
    expect(found.length).toBeGreaterThan(0);
    expect(found.filter((item) => !/parent/i.test(JSON.stringify(item)))).toEqual([]);
    expect((await list('popularClasses', { keyword: 'nursery' })).map(({ className }) => className)).toEqual([
      'Nursery and Kindergarten',
    ]);
    expect(await list('partnerSchools', { keyword: 'green' })).toHaveLength(1);
    expect(await list('partnerSchools', { keyword: 'blue' })).toEqual([]);
    expect(await list('partnerSchools', { page: 2 })).toEqual([]);
  });

  it('gives the facilities also in their other spelling', async () => {
    const facilities = await list('facilities');
    const { facilityJSON, ...intro } = (await load('facilitiesJson')) as { facilityJSON: Item[] };
    expect(intro).toEqual({ heading: 'Room to learn', description: 'All of it on one campus.' });
    expect(
      facilityJSON.map(({ FacilityId, Name, Image, Image_Media }) => [FacilityId, Name, Image, Image_Media]),
    ).toEqual(facilities.map(({ facilityId, name, image, image_Media }) => [facilityId, name, image, image_Media]));
  });

  it('leaves a picture out that is gone, and keeps its item', async () => {
    const facilities = await list('facilities');
    expect(facilities).toHaveLength(8);
    const [first, ...others] = facilities;
    expect(Object.keys(first ?? {}).toSorted()).toEqual(['facilityId', 'name']);
    for (const facility of others) {
      expect(facility).toMatchObject({
        image: expect.stringMatching(/^\/(media|fixture)\//),
        image_Media: { alt: facility.name, focal: { x: 0.5, y: 0.5 } },
      });
      const { variants } = facility.image_Media as { variants: { url: string }[] };
      expect(variants.map(({ url }) => url)).toContain(facility.image);
    }
  });

  it('finds a school by slug or key, and an article by slug, or gives nothing', async () => {
    const bySlug = await load('schoolProfile', { school: 'greenfield' });
    expect(bySlug).toMatchObject({ school_Name: 'Greenfield Public School', phone: '+91 20 5550 0142' });
    expect(await load('schoolProfile', { school: 'GREEN-1' })).toEqual(bySlug);
    expect(await load('schoolProfile', { school: 'nobody' })).toBeNull();
    expect(await load('blogPost', { slug: 'nothing' })).toBeNull();
  });

  it('gives what the school makes public: its profile, the files that are there, the latest results first', async () => {
    const record = (await load('disclosure')) as Record<string, Item>;
    expect(record.general).toMatchObject({
      school_Name: 'Greenfield Public School',
      Society_Name: 'Greenfield Education Society',
      phone: '+91 20 5550 0142',
    });
    expect(record.files).toEqual([
      { name: 'Fire_Safety', url: 'https://files.example/fire.pdf', Valid_Until: '2027-03-31' },
      { name: 'Fee_Structure', url: 'https://files.example/fees.pdf' },
    ]);
    expect((record.results_X as unknown as Item[]).map(({ Year }) => Year)).toEqual([2026, 2025]);
    expect(record).toMatchObject({ results_XII: [], staff: { Total_Teachers: 64 }, campus: { Internet: false } });
  });

  it('gives the policy that is asked for, sanitised, or nothing', async () => {
    const privacy = { policy: 'privacy', policy_Text: '<h2>Ours</h2>', entryDate: '2026-06-01' };
    expect(await load('policyPage')).toEqual(privacy);
    expect(await load('policyPage', { policy: 'terms' })).toEqual({ policy: 'terms', policy_Text: '<p>Be kind.</p>' });
    expect(await load('policyPage', { policy: 'accessibility' })).toBeNull();
    await expect(load('policyPage', { policy: 'imprint' })).rejects.toThrow(/policy/);
  });

  it('searches the directory by name and city, and says whether there is more', async () => {
    const found = async (params: Item) => (await load('schoolList', params)) as { schools: Item[]; hasMore: boolean };
    expect(await found({ keyword: 'GREEN' })).toMatchObject({ schools: [{ schoolKey: 'GREEN-1' }], hasMore: false });
    expect((await found({ keyword: 'blue' })).schools).toEqual([]);
    expect((await found({ city: 'greenfield nagar' })).schools).toHaveLength(1);
    expect((await found({ city: 'Timbuktu' })).schools).toEqual([]);
    expect((await found({ page: 2 })).schools).toEqual([]);
  });

  it('lists the school in the directory', async () => {
    expect(await list('topSchools')).toMatchObject([
      { school_Slug: 'greenfield', school_Name: 'Greenfield Public School' },
    ]);
  });
});

describe('all implementations', () => {
  it.each(names)('give the same for %s', (name) => {
    expect(given.size).toBeGreaterThanOrEqual(implementations.length - 1);
    const [first, ...others] = [...given.values()];
    for (const other of others) expect(other[name]).toEqual(first?.[name]);
  });
});
