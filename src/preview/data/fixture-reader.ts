import type { Loader, Loaders } from '#engine/data/load.ts';
import type { ContentTypeName } from '#schemas/content/index.ts';
import { classes } from '#schemas/lookups/classes.ts';
import { sources } from '#schemas/sources/index.ts';
import type { Site } from '#schemas/theme/site.ts';
import type {
  ContentItemOf,
  Directory,
  Languages,
  SchoolFacts,
  StoredPicture,
} from '#server/tenancy/content-reader.ts';
import { readSiteFacts } from '#server/tenancy/site-facts.ts';
import type { SourceReader } from '#server/website/sources/define.ts';
import { sourceLoaders } from '#server/website/sources/index.ts';
import { createParamsReader } from '#server/website/sources/params.ts';
import { translatedReader } from '#server/website/sources/translated-reader.ts';
import { dateIn } from '#shared/calendar.ts';
import { fixturePath } from '../fixture-path.ts';
import { createFixtureBlogs } from './fixture-blogs.ts';
import { type FolderContent, type FolderPicture, readFolderContent } from './folder-content.ts';

/** What page the data is for. */
interface PageOfFixture {
  readonly themeId?: number;
  readonly languages?: Languages | undefined;
}

/** A school, or the platform, made of a folder instead of a database. */
export interface FixtureSite {
  /** The loaders of every source on a day (YYYY-MM-DD). `origin` is the address of the school's own site. */
  loaders(today: string, origin?: string, page?: PageOfFixture): Loaders;
  /** `site.*` at an address and a time (milliseconds since the epoch), in a language where the profile has it. */
  site(origin: string, now: number, locale?: string): Site;
}

export interface Fixture extends FixtureSite {
  /** The platform with this one school in its directory. */
  readonly platform: FixtureSite;
  readonly timeZone: string;
  /** The picture behind the last part of its address, `3.webp`. */
  picture(name: string): FolderPicture | undefined;
  /** What of the folder was left out, and why. */
  readonly problems: readonly string[];
}

const schoolId = 1;
const platformSchool = { schoolId: 0, slug: 'platform', schoolKey: 'platform', name: 'Schoolyard' };
const nowhere = 'http://localhost';

/**
 * Opens a folder in the import format (`content.json` and its pictures). Nothing is read after that. `picturePath`
 * stands before the addresses of its pictures.
 * Errors: `IMPORT_…` and `CONTENT_WITHOUT_SCHOOL` where no school can be made from it.
 */
export const openFixture = async (folder: string, picturePath = fixturePath): Promise<Fixture> => {
  const content = await readFolderContent(folder);
  const { school, pictures } = content;
  const reader = createFixtureReader(content, picturePath);
  const facts = await readSiteFacts(reader, { ...school, schoolId, seasons: [] });
  const platformFacts = await readSiteFacts(emptyReader, { ...platformSchool, seasons: [] });
  const byName = new Map([...pictures.values()].map((picture) => [fileName(picture), picture]));
  const directoryAt = (url: string): Directory => ({
    async list({ limit, offset = 0, keyword = '', place = '' }) {
      const { City, school_address } = (await reader.items('schoolProfile'))[0]?.document ?? {};
      const isRequested = holds([school.name], keyword) && (place === '' || holds([City, school_address], place));
      return isRequested ? [{ ...school, schoolId, url }].slice(offset, offset + limit) : [];
    },
    find: async (slugOrKey) =>
      [school.slug, school.schoolKey].includes(slugOrKey) ? { ...school, schoolId, url } : undefined,
    within: (_, work) => work(reader),
  });
  return {
    loaders: (today, origin = nowhere, { themeId = 1, languages } = {}) =>
      createLoaders({
        reader: translatedReader(reader, languages),
        directory: directoryAt(origin),
        school: { ...school, schoolId, themeId, host: new URL(origin).host, today },
      }),
    site: facts.at,
    platform: {
      loaders: (today, origin = nowhere) =>
        createLoaders({
          reader: emptyReader,
          directory: directoryAt(origin),
          school: { ...platformSchool, themeId: 0, host: new URL(origin).host, today },
        }),
      site: platformFacts.at,
    },
    timeZone: facts.timeZone,
    picture: (name) => byName.get(name),
    problems: content.problems,
  };
};

/** The loaders over a folder on the day of a time: what the database's loaders give for the same school. */
export const createFixtureLoaders = async (options: { folder: string; now: () => number }): Promise<Loaders> => {
  const fixture = await openFixture(options.folder);
  return fixture.loaders(dateIn(fixture.timeZone, options.now()));
};

/** Reads the items and pictures of a folder as loaders read the database. */
const createFixtureReader = ({ items, pictures }: FolderContent, picturePath = fixturePath): SourceReader => {
  // The folder's items were checked by the schema of their type.
  const ofType = <T extends ContentTypeName>(type: T) =>
    items.flatMap((item, at) =>
      item.type.type === type ? [{ id: at + 1, document: item.document } as ContentItemOf<T>] : [],
    );
  const stored = new Map([...pictures].map(([reference, picture]) => [reference, storedPicture(picture, picturePath)]));
  return {
    items: async (type) => ofType(type),
    blogs: createFixtureBlogs(ofType('blog')),
    birthdays: async () => [],
    shownStaff: async () => [],
    enrolled: async () => ({ students: 0, classes: 0 }),
    classes: async () => classes,
    seasons: async () => [],
    pictures: async (references) => {
      const known = references.flatMap((reference): [string, StoredPicture][] => {
        const found = stored.get(reference);
        return found ? [[reference, found]] : [];
      });
      return new Map(known);
    },
    // A folder has no documents.
    files: async (references) =>
      new Map(
        references.flatMap((reference): [string, string][] => {
          const found = stored.get(reference);
          return found ? [[reference, found('').url]] : [];
        }),
      ),
  };
};

const emptyReader: SourceReader = {
  items: async () => [],
  blogs: createFixtureBlogs([]),
  birthdays: async () => [],
  shownStaff: async () => [],
  enrolled: async () => ({ students: 0, classes: 0 }),
  classes: async () => [],
  seasons: async () => [],
  pictures: async () => new Map(),
  files: async () => new Map(),
};

const holds = (texts: readonly unknown[], text: string): boolean =>
  texts.some((one) => typeof one === 'string' && one.toLowerCase().includes(text.toLowerCase()));

const fileName = ({ id, format }: FolderPicture): string => `${id}.${format}`;

const storedPicture = (picture: FolderPicture, picturePath: string): StoredPicture => {
  const { width, height, format, text } = picture;
  const url = picturePath + fileName(picture);
  const altIn = (locale: string | undefined): string | undefined =>
    new Map(Object.entries(text?.altTranslations ?? {})).get(locale ?? '') ?? text?.alt;
  return (name, locale) => ({
    url,
    media: {
      width,
      height,
      alt: altIn(locale) ?? name,
      thumbhash: '',
      focal: { x: 0.5, y: 0.5 },
      variants: [{ url, width, format }],
    },
  });
};

interface LoaderOptions {
  readonly reader: SourceReader;
  readonly directory: Directory;
  readonly school: SchoolFacts;
}

const createLoaders = ({ reader, directory, school }: LoaderOptions): Loaders => {
  const readParams = createParamsReader(sources);
  return Object.fromEntries(
    sourceLoaders.map((loader): [string, Loader] => [
      loader.source,
      async (given, { started }) => {
        const params = readParams(loader.source, given);
        started();
        return 'loadDirectory' in loader
          ? loader.loadDirectory({ directory, params })
          : loader.load({ reader, school, params });
      },
    ]),
  );
};
