import fs from 'node:fs';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { findSchoolBySlug, listSchools } from '#server/store/global.ts';
import { content } from '#server/store/schema.ts';
import { type Bench, openBench } from '#tests/import/bench.ts';
import { type ContentFile, scratch, smallSchool, writeFolder } from '#tests/import/folder.ts';
import { itFurther } from '#tests/support/extent.ts';

let bench: Bench;
let folder: string;
let file: ContentFile;

beforeAll(async () => {
  bench = await openBench('embedded');
}, 120_000);
afterAll(() => bench.end());
beforeEach(() => {
  folder = scratch();
  file = smallSchool();
});
afterEach(() => fs.rmSync(folder, { recursive: true, force: true }));

const problemsOf = async (): Promise<string[]> => {
  const result = await bench.attempt(await writeFolder(folder, file));
  return result.ok ? [] : result.problems.map(({ path: at, message }) => `${at}: ${message}`);
};

const broken = () => {
  file.header.email = 'nobody';
  file.hollidays = [];
  file.notices = { noticeHead: 'x' };
  file.banners = [{ heading: 'No picture' }, { image: 'images/missing.gif', heading: 'x'.repeat(121), headin: 'x' }];
  file.toppers = [{ student_Name: 'Asha', Photo_Consent: 'Yes' }, 'Ravi'];
  file.holidays = [
    { Id: 1, name: 'Holi', startHolidayDate: '2027-02-30', endHolidayDate: '2027-03-23' },
    { Id: 1, name: 'Summer', startHolidayDate: '2027-05-03', endHolidayDate: '2027-05-01' },
    { Id: 3, name: 'Fine', startHolidayDate: '2027-05-03', endHolidayDate: '2027-05-03' },
  ];
  file.gallery = [{ album_Id: 1, schoolThemeMediaJson: [{ Video_Url: 'http://example.com' }, { caption: 'nothing' }] }];
  file.blogs = [{ blog_Id: 1, blog_Title: 'A\u0007', blog_Description: '<script>x</script>', entryDate: '2026-11-10' }];
};

describe('an import with problems', () => {
  it('lists what is wrong with what it says of pictures', async () => {
    file.pictures = [
      { file: 'images/banner-1.jpg', alt: ' ' },
      { file: 'images/banner-2.jpg', alt: 'Forms', translations: { hi: { text: 'x' } } },
      { file: 'images/banner-1.jpg', alt: 'Children' },
      { file: 'images/banner-1.jpg', alt: 'Again' },
      { file: 'images/nowhere.jpg', alt: 'Nothing' },
      'images/banner-2.jpg',
    ];
    const problems = await problemsOf();
    expect(problems).toEqual([
      'pictures[0].alt: Please enter alt.',
      'pictures[1].translations.hi.alt: Please enter alt.',
      'pictures[1].translations.hi.text: There is no field "text" here.',
      'pictures[3].file: pictures[2] describes this picture already.',
      'pictures[4].file: No item of the file shows this picture.',
      'pictures[5]: This must be an object in braces.',
    ]);
  });

  it('lists every one by path and field, and imports nothing', async () => {
    broken();
    expect(await problemsOf()).toEqual([
      'hollidays: content.json has no key "hollidays". Did you mean "holidays"?',
      'toppers[1]: This must be an object in braces.',
      'notices: This must be a list in square brackets.',
      'header.email: Enter a valid email address.',
      'banners[0].image: Please enter image.',
      'banners[1].headin: There is no field "headin" here. Did you mean "heading"?',
      'banners[1].heading: Use at most 120 characters.',
      'banners[1].image: There is no such file.',
      'toppers[0].Photo_Consent: Use one of None, Internal, Public_Without_Name, Public_With_Name.',
      'gallery[0].schoolThemeMediaJson[0].Video_Url: Enter a link that starts with https://.',
      'gallery[0].schoolThemeMediaJson[1]: Please enter a picture or a video.',
      'holidays[0].startHolidayDate: Enter a day of the calendar as YYYY-MM-DD.',
      'holidays[1].endHolidayDate: The last day is before the first.',
      'holidays[1].Id: Id 1 is already used by holidays[0].',
      'blogs[0].blog_Title: Remove the invisible control character.',
      'blogs[0].blog_Description: Please enter text: nothing readable is left of this HTML.',
    ]);
    expect(await listSchools(bench.store)).toEqual([]);
    expect(fs.existsSync(path.join(bench.dataDir, 'media'))).toBe(false);
  });

  it('leaves no trace of a new school whose import fails', async () => {
    await writeFolder(folder, file);
    const storage = { ...bench.storage, put: () => Promise.reject(new Error('disk full')) };
    await expect(bench.attempt(folder, { storage })).rejects.toThrow('disk full');
    expect(await findSchoolBySlug(bench.store, 'hill')).toBeUndefined();
  });

  it('says what was expected and what stands there', async () => {
    file.holidays = [{ Id: 1, name: 'Holi', startHolidayDate: '22-03-2027', endHolidayDate: '2027-03-23' }];
    const result = await bench.attempt(await writeFolder(folder, file));
    expect(result).toMatchObject({
      ok: false,
      problems: [
        {
          item: 'holidays[0]',
          field: 'startHolidayDate',
          expected: 'a day such as 2026-11-18',
          actual: '"22-03-2027"',
        },
      ],
    });
  });

  it('leaves them out with skipInvalid, and lists them', async () => {
    broken();
    const report = await bench.run(await writeFolder(folder, file), { skipInvalid: true, slug: 'mended' });
    expect([report.created, report.skipped.length]).toEqual([{ schoolProfile: 1, holiday: 1 }, 16]);
    const rows = await bench.store.school(report.schoolId, ({ db }) => db.select().from(content).orderBy(content.id));
    expect(rows.map(({ published }) => published)).toEqual([
      { school_Name: 'Hill School', school_Logo_Image: expect.stringMatching(/^media:/) },
      { Id: 3, name: 'Fine', startHolidayDate: '2027-05-03', endHolidayDate: '2027-05-03', StartSession: 2027 },
    ]);
  });

  it.each([
    [{ header: { school_Slug: 'nameless' } }, 'header.school_Name'],
    [{ banners: [] }, 'header'],
    [{ header: { school_Name: 'X', school_Slug: 'api' } }, 'header.school_Slug'],
    [{ header: { school_Name: 'X', school_Slug: 'Bad Slug' } }, 'header.school_Slug'],
    [[], ''],
  ])('does not skip what a school cannot be without: %j', async (content, at) => {
    fs.writeFileSync(path.join(folder, 'content.json'), JSON.stringify(content));
    const result = await bench.attempt(folder, { skipInvalid: true });
    expect(result).toMatchObject({ ok: false, problems: [{ path: at }] });
  });

  it('takes a slug from the name, and no field but the name is needed', async () => {
    const report = await bench.run(await writeFolder(folder, { header: { school_Name: 'St. Mary’s  Convent' } }));
    expect([report.slug, report.created]).toEqual(['st-mary-s-convent', { schoolProfile: 1 }]);
    expect((await findSchoolBySlug(bench.store, 'st-mary-s-convent'))?.schoolKey).toMatch(/^[A-Z2-9]{12}$/);
  });

  it.each([
    ['no file', 'IMPORT_FILE', undefined],
    ['no JSON', 'IMPORT_JSON', '{"header": }'],
  ])('names the file where there is %s', async (_name, code, text) => {
    if (text !== undefined) fs.writeFileSync(path.join(folder, 'content.json'), text);
    const error = await bench.attempt(folder).catch((thrown: unknown) => thrown);
    expect(error).toMatchObject({
      code,
      message: expect.stringContaining('content.json'),
      hint: expect.any(String),
    });
  });

  it('cannot be told to set what no field is', async () => {
    const text = JSON.stringify(file).replace(
      '"school_Name"',
      '"__proto__":{"polluted":1},"constructor":{"x":1},"school_Name"',
    );
    fs.writeFileSync(path.join(folder, 'content.json'), text);
    const result = await bench.attempt(folder);
    expect(result.ok ? [] : result.problems.map(({ path: at }) => at)).toEqual(
      expect.arrayContaining(['header.__proto__', 'header.constructor']),
    );
    expect(Object.hasOwn(Object.prototype, 'polluted')).toBe(false);
  });
});

describe('an import of picture files', () => {
  const pictureProblem = async (name: string) => {
    file.banners = [{ image: name, heading: 'Welcome' }];
    return problemsOf();
  };
  const outside = 'The path leads out of the folder of content.json.';

  it.each([
    ['../secret.jpg', outside],
    ['images/../../secret.jpg', outside],
    ['/etc/passwd', outside],
    ['images\\..\\secret.jpg', outside],
    ['https://example.com/a.jpg', 'Name a file beside content.json, not an address on the web.'],
    ['file:///etc/passwd', 'Name a file beside content.json, not an address on the web.'],
    ['images', 'This is not a file.'],
    ['images/none.jpeg', 'There is no such file.'],
    ['content.json', 'The file is not a picture in JPG, PNG, WebP or HEIC. Use JPG, PNG, WebP or HEIC up to 5 MB.'],
  ])('refuses %s', async (name, message) => {
    expect(await pictureProblem(name)).toEqual([`banners[0].image: ${message}`]);
  });

  it('refuses links that lead out, and follows those that stay inside', async () => {
    const elsewhere = scratch();
    await writeFolder(elsewhere, { name: 'images/secret.jpg' });
    await writeFolder(folder, file);
    fs.symlinkSync(path.join(elsewhere, 'images', 'secret.jpg'), path.join(folder, 'images', 'link.jpeg'));
    fs.symlinkSync(path.join(elsewhere, 'images'), path.join(folder, 'linked'));
    fs.symlinkSync('banner-1.jpg', path.join(folder, 'images', 'inside.jpeg'));
    expect(await pictureProblem('images/link.jpeg')).toEqual([`banners[0].image: ${outside}`]);
    expect(await pictureProblem('linked/secret.jpg')).toEqual([`banners[0].image: ${outside}`]);
    expect(await pictureProblem('images/inside.jpeg')).toEqual([]);
    fs.rmSync(elsewhere, { recursive: true });
  });

  it('names every item that uses a bad picture', async () => {
    fs.writeFileSync(path.join(folder, 'bad.jpg'), '<svg onload="x"></svg>');
    file.banners = [1, 2].map((number) => ({ image: 'bad.jpg', heading: `Banner ${number}` }));
    expect(await problemsOf()).toEqual(
      [0, 1].map(
        (index) =>
          `banners[${index}].image: SVG pictures are not accepted, because they can contain scripts. Save the picture as PNG or WebP.`,
      ),
    );
  });
});

describe('an import that is too large', () => {
  itFurther('names each entry that is, and goes no further into it', async () => {
    file.notices = [
      { noticeHead: `a${'\u0301\u0316'.repeat(20_000)}` },
      { noticeHead: 'Fine', entryDateTime: '2026-11-18T09:30' },
      JSON.parse('['.repeat(40) + ']'.repeat(40)),
      Object.fromEntries(Array.from({ length: 2000 }, (_, at) => [`field${at}`, 1])),
    ];
    file.blogs = [{ blog_Id: 1, blog_Title: 'A', blog_Description: '<b>'.repeat(20_000), entryDate: '2026-11-10' }];
    expect(await problemsOf()).toEqual([
      'notices[0].noticeHead: Remove the marks that are stacked on one letter.',
      'notices[2]: This is too large: it is nested deeper than 32 levels.',
      'notices[3]: This is too large: it has more than 1000 fields in one object.',
      'blogs[0].blog_Description: Use fewer lists, tables and quotes inside each other.',
    ]);
  });

  it('is refused for a list of more entries than any school has', async () => {
    file.holidays = Array.from({ length: 10_001 }, () => 1);
    expect(await problemsOf()).toEqual(['holidays: Use at most 10000 entries.']);
  });

  itFurther('is checked like any other, in a process of its own', async () => {
    const notices = (extra: object) =>
      Array.from({ length: 3000 }, (_, at) => ({
        noticeHead: `Notice ${at} of this school`,
        entryDateTime: '2026-11-18T09:30',
        ...extra,
      }));
    file.notices = notices({ level: 'Loud' });
    expect((await problemsOf())[2999]).toBe('notices[2999].level: Use one of Info, Important, Emergency.');
    file.notices = notices({});
    expect(await problemsOf()).toEqual([]);
  });

  it('says where its JSON breaks, also of a large file', async () => {
    fs.writeFileSync(path.join(folder, 'content.json'), `{"notices": ["${'x'.repeat(200_000)}",,]}`);
    await expect(bench.attempt(folder)).rejects.toMatchObject({ code: 'IMPORT_JSON' });
  });
});
