import { eq } from 'drizzle-orm';
import { quoteValue } from '#server/core/validation/problem.ts';
import { writeSchool } from '#server/domains/schools/index.ts';
import { assignTheme, type SiteChoices } from '#server/domains/themes/index.ts';
import { encodeCacheOf } from '#server/files/pictures/encode-cache.ts';
import type { MediaStorage } from '#server/files/storage/storage.ts';
import { deleteMedia } from '#server/files/uploads/delete-media.ts';
import { takeBackFiles } from '#server/files/uploads/files.ts';
import { reserveMediaIds } from '#server/files/uploads/reserve-ids.ts';
import { commandLine, recordAudit } from '#server/store/audit.ts';
import { isUniqueViolation } from '#server/store/errors.ts';
import { findSchoolBySlug, reserveSchoolId } from '#server/store/global.ts';
import { type MediaRow, media } from '#server/store/schema.ts';
import { findSchoolByFormerSlug } from '#server/store/slugs.ts';
import type { Store } from '#server/store/store.ts';
import { platformSchool } from '#server/tenancy/school-sites.ts';
import { isSchoolSlug, slugify } from '#server/tenancy/school-slug.ts';
import { AppError } from '#shared/errors/app-error.ts';
import { type CheckedPictures, checkPictures } from './check-pictures.ts';
import { importEntry } from './entry.ts';
import type { CheckedFile } from './file/check-file.ts';
import { deriveFields } from './file/derive-fields.ts';
import type { FileItem, FileProblem } from './file/file-item.ts';
import { checkFolder } from './file/import-process.ts';
import { leaveOut } from './file/skip-invalid.ts';
import type { ImportReport, ImportResult } from './report.ts';
import { type StoredPictures, storePictures } from './store-pictures.ts';
import { writeContent } from './write-content.ts';
import { removeUnusedMedia, writeMedia } from './write-media.ts';

export interface ImportOptions {
  store: Store;
  storage: MediaStorage;
  /** Holds `content.json` and the pictures it names. */
  folder: string;
  /** Stands in for the file's `school_Slug`. */
  slug?: string | undefined;
  /** Without it the school keeps its theme; a new one gets theme 1. */
  themeId?: number | undefined;
  /** What a new school chooses of its theme; one that is there keeps its own choices. */
  choices?: SiteChoices;
  /** The school, where it is new, is a demo: it shows the figures that its theme marks as examples. */
  isDemo?: true;
  /** The folder is the product's own, tenant 0: its content is written, its row and its theme stay. */
  platform?: true;
  /** Leave out what is wrong and import the rest. */
  skipInvalid?: boolean;
  /** Called with each picture that is stored and of the end; the same `total` each time. */
  progress?: (done: number, total: number, label: string) => void;
  /** Keeps the encodings of pictures in `media-cache`. */
  dataDir: string;
  /** Who is named in the audit log; the command line by default. */
  actor?: string;
}

/**
 * Makes a school's website equal to a folder with `content.json` and pictures: all of it or, where any item is wrong,
 * nothing and a list of every problem. A second run changes nothing. The school is active and listed afterwards.
 * Errors: those of `importErrors`, of the store and of the disk; each leaves the school and its files as they were.
 */
export const importSchool = async (options: ImportOptions): Promise<ImportResult> => {
  const started = performance.now();
  const file = await checkFolder(options.folder);
  const slug = options.platform ? { slug: platformSchool.slug, problems: [] } : chooseSlug(options.slug, file);
  const previous = options.platform
    ? await readPrevious(options.store, platformSchool.schoolId)
    : await findPrevious(options.store, slug.slug);
  const known = new Set(previous?.pictures.map(({ hash }) => hash));
  const pictures = await checkPictures({ folder: options.folder, items: file.items, known });
  const left = previous || options.platform ? [] : await slugProblems(options.store, slug.slug);
  const problems = inFileOrder(file.items, [...left, ...slug.problems, ...file.problems, ...pictures.problems]);
  const fixable = options.skipInvalid && (options.platform || (isSchoolSlug(slug.slug) && left.length === 0));
  const items = problems.length === 0 ? file.items : fixable ? leaveOut(file.items, problems) : undefined;
  if (!items) return { ok: false, problems };
  const written = await write({
    ...options,
    slug: slug.slug,
    previous,
    items: await Promise.all(items.map(deriveFields)),
    files: pictures.files,
    texts: file.pictureTexts,
  });
  return { ok: true, report: { ...written, skipped: problems, milliseconds: Math.round(performance.now() - started) } };
};

interface Previous {
  schoolId: number;
  pictures: Pick<MediaRow, 'id' | 'hash' | 'class'>[];
}

const findPrevious = async (store: Store, slug: string): Promise<Previous | undefined> => {
  const school = isSchoolSlug(slug) ? await findSchoolBySlug(store, slug) : undefined;
  return school && readPrevious(store, school.schoolId);
};

const readPrevious = async (store: Store, schoolId: number): Promise<Previous> => {
  const columns = { id: media.id, hash: media.hash, class: media.class };
  const pictures = await store.school(
    schoolId,
    ({ db }) => db.select(columns).from(media).where(eq(media.schoolId, schoolId)),
    {
      readOnly: true,
    },
  );
  return { schoolId, pictures };
};

interface WriteOptions extends ImportOptions {
  slug: string;
  previous: Previous | undefined;
  items: readonly FileItem[];
  files: CheckedPictures['files'];
  texts: CheckedFile['pictureTexts'];
}

type Written = Omit<ImportReport, 'skipped' | 'milliseconds'>;

/** Files first, under ids that nothing refers to yet; then one transaction; then the files of what it replaced. */
const write = async (options: WriteOptions): Promise<Written> => {
  const { store, storage, previous } = options;
  const cache = encodeCacheOf(options.dataDir);
  const schoolId = previous?.schoolId ?? (await reserveSchoolId(store));
  const keys: string[] = [];
  let saved: Saved;
  try {
    const stored = await storePictures({
      ...options,
      schoolId,
      cache,
      previous: previous?.pictures ?? [],
      reserveIds: (count) => reserveMediaIds(store, schoolId, count),
      written: keys,
      progress: options.progress ?? (() => undefined),
    });
    saved = await save(options, schoolId, stored);
  } catch (error) {
    throw await takeBack(storage, keys, error);
  }
  options.progress?.(saved.pictures.added + 1, saved.pictures.added + 1, 'Saved');
  const { removedMedia, ...report } = saved;
  const leftovers = await deleteMedia({ storage, cache, rows: removedMedia });
  const notes =
    leftovers === 0 ? report.notes : [...report.notes, `${leftovers} files of removed pictures could not be deleted.`];
  return { ...report, notes };
};

type Saved = Written & { removedMedia: MediaRow[] };

const save = async (options: WriteOptions, schoolId: number, stored: StoredPictures): Promise<Saved> => {
  const { store, slug, previous, items, themeId, choices } = options;
  const header = items.find(({ type }) => type.type === 'schoolProfile')?.document;
  const name = String(header?.school_Name);
  const schoolKey = typeof header?.schoolKey === 'string' ? header.schoolKey : undefined;
  try {
    return await store.school(schoolId, async (context) => {
      const row = { schoolId, slug, name, schoolKey, isDemo: options.isDemo ?? false };
      const notes = options.platform ? [] : await writeSchool(context, row);
      const assigned = options.platform
        ? { themeId: 0, previousThemeId: 0 }
        : await assignTheme(context, { schoolId, themeId, choices });
      const described = await writeMedia(context, schoolId, stored);
      const { replaced, documents, ...counts } = await writeContent(context, { schoolId, items, idOf: stored.idOf });
      const removedMedia = await removeUnusedMedia(context, schoolId, { replaced, documents });
      const pictures = {
        total: stored.added.length + stored.reused.length,
        added: stored.added.length,
        described,
        removed: removedMedia.length,
      };
      const report = { schoolId, slug, newSchool: !previous, ...counts, pictures, notes };
      const entry = importEntry(report, assigned);
      const auditRecord = { schoolId, actor: options.actor ?? commandLine, action: 'import' };
      if (entry) await recordAudit(context, auditRecord, entry);
      return { ...report, removedMedia };
    });
  } catch (cause) {
    if (!isUniqueViolation(cause)) throw cause;
    const what = 'Another import took this slug or schoolKey at the same time.';
    throw new AppError('IMPORT_CHANGED', { what }, { cause });
  }
};

interface ChosenSlug {
  slug: string;
  problems: FileProblem[];
}

const chooseSlug = (given: string | undefined, { items, problems }: CheckedFile): ChosenSlug => {
  const header = items.find(({ path: at }) => at === 'header')?.document;
  const slug = String(given ?? header?.school_Slug ?? slugify(String(header?.school_Name ?? '')));
  const isReported = problems.some(({ path: at }) =>
    ['', 'header', 'header.school_Slug', 'header.school_Name'].includes(at),
  );
  if (isSchoolSlug(slug) || (given === undefined && isReported)) return { slug, problems: [] };
  const at = given === undefined ? 'header.school_Slug' : '--slug';
  const message = 'Use 3–60 lower-case letters, digits and single hyphens, and no name that the platform uses itself.';
  return { slug, problems: [{ item: at, path: at, field: 'school_Slug', message, actual: quoteValue(slug) }] };
};

/** What is wrong with the slug of a school that is to be made: another's old address leads to that school. */
const slugProblems = async (store: Store, slug: string): Promise<FileProblem[]> => {
  const owner = isSchoolSlug(slug) ? await findSchoolByFormerSlug(store, slug) : undefined;
  if (!owner) return [];
  const message = `This was the address of the school "${owner.slug}", and leads there. Choose another one with --slug.`;
  const at = 'header.school_Slug';
  return [{ item: at, path: at, field: 'school_Slug', message, actual: quoteValue(slug) }];
};

const inFileOrder = (items: readonly FileItem[], problems: readonly FileProblem[]): FileProblem[] => {
  const order = new Map(items.map(({ path: at }, index) => [at, index]));
  const place = ({ item }: FileProblem) => order.get(item) ?? -1;
  return problems.toSorted((a, b) => place(a) - place(b));
};

/** Deletes the files that a failed import has written, and returns the error to throw. */
const takeBack = async (storage: MediaStorage, keys: readonly string[], error: unknown): Promise<unknown> => {
  const left = await takeBackFiles(storage, keys, error);
  if (left === 0) return error;
  const reason = error instanceof Error ? error.message : String(error);
  return new AppError('IMPORT_LEFTOVERS', { reason, count: left }, { cause: error });
};
