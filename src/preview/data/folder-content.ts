import { basename } from 'node:path';
import sharp from 'sharp';
import { mediaReference } from '#server/core/validation/media-reference.ts';
import { replaceMediaFields } from '#server/domains/content/public.ts';
import {
  assignBlogSlugs,
  checkFolder,
  deriveFields,
  type FileItem,
  leaveOut,
  locateFile,
  mapParallel,
  type PictureText,
  withoutSchoolFacts,
} from '#server/domains/import/public.ts';
import { slugify } from '#server/tenancy/school-slug.ts';
import { AppError } from '#shared/errors/app-error.ts';

/** A picture of the folder: its number stands in `media:<id>` and, with its format, in its address. */
export interface FolderPicture {
  readonly id: number;
  /** Absolute, inside the folder. */
  readonly file: string;
  readonly width: number;
  readonly height: number;
  readonly format: 'webp' | 'jpeg' | 'png';
  /** What the file says of it, in its own language and in others. */
  readonly text?: Pick<PictureText, 'alt' | 'altTranslations'> | undefined;
}

/** What a folder in the import format says of a school. */
export interface FolderContent {
  readonly school: { readonly name: string; readonly slug: string; readonly schoolKey: string };
  /** In the order of the file, with `media:<id>` in picture fields. */
  readonly items: readonly FileItem[];
  /** By `media:<id>`. */
  readonly pictures: ReadonlyMap<string, FolderPicture>;
  /** What was left out, and why. */
  readonly problems: readonly string[];
}

/**
 * Reads `content.json` and the headers of its pictures. Items that are wrong are left out and named in `problems`.
 * Errors: `IMPORT_…` without a readable file, `CONTENT_WITHOUT_SCHOOL` without a school's name.
 */
export const readFolderContent = async (folder: string): Promise<FolderContent> => {
  const { items: all, pictureTexts, problems } = await checkFolder(folder);
  const texts = new Map(pictureTexts.map((text) => [text.file, text]));
  const kept = leaveOut(all, problems);
  const messages = problems.map(({ path, message }) => `${path}: ${message}`);
  if (!kept) throw new AppError('CONTENT_WITHOUT_SCHOOL', { folder, problems: messages.join('\n') });

  const names = new Set<string>();
  for (const item of kept) {
    replaceMediaFields(item.type, item.document, ({ value }) => {
      names.add(value);
      return value;
    });
  }
  const found = await mapParallel([...names], 4, (name) => readPicture(folder, name));
  const ids = new Map<string, string>();
  const pictures = new Map<string, FolderPicture>();
  for (const [at, name] of [...names].entries()) {
    const picture = found[at];
    const reference = mediaReference(at + 1);
    ids.set(name, reference);
    if (picture && 'file' in picture) pictures.set(reference, { ...picture, id: at + 1, text: texts.get(name) });
    else if (picture) messages.push(`${name}: ${picture.message}`);
  }

  const derived = assignBlogSlugs({ items: await Promise.all(kept.map(deriveFields)), stored: [] });
  const items = derived.map((item) => ({
    ...item,
    document: withoutSchoolFacts(replaceMediaFields(item.type, item.document, ({ value }) => ids.get(value) ?? value)),
  }));
  const header = kept.find(({ path }) => path === 'header')?.document ?? {};
  const slug = String(header.school_Slug ?? slugify(basename(folder)));
  return {
    school: { name: String(header.school_Name), slug, schoolKey: String(header.schoolKey ?? slug) },
    items,
    pictures,
    problems: messages,
  };
};

const formats = new Set<string>(['webp', 'jpeg', 'png']);

const readPicture = async (folder: string, name: string): Promise<Omit<FolderPicture, 'id'> | { message: string }> => {
  const located = await locateFile(folder, name);
  if ('message' in located) return located;
  try {
    const { autoOrient, format } = await sharp(located.file).metadata();
    if (!formats.has(format)) return { message: 'The file is not a picture in JPG, PNG or WebP.' };
    return { file: located.file, ...autoOrient, format: format as FolderPicture['format'] };
  } catch (error) {
    return { message: `The picture cannot be read: ${error instanceof Error ? error.message : String(error)}` };
  }
};
