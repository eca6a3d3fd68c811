import { parse } from 'jsonc-parser';
import { fromFormat1 } from './from-1/index.ts';
import { listFigures } from './from-1/list-figures.ts';
import { isObject, type Migration } from './migration.ts';

/** The format that this version reads. */
export const currentFormat = 2;

/** The chain, one step from each older format to the one after it. Format 0 was never published. */
export const migrations: readonly Migration[] = [fromFormat1];

export type Migrated =
  | {
      readonly ok: true;
      /** In the current format. One that was already comes back itself, unless it was written before its release. */
      readonly document: unknown;
      /** The format it was written in. */
      readonly from: number;
    }
  | { readonly ok: false; readonly message: string };

/** How a document's `format` stands to this version: `none` where it names none that there was. */
export const formatAge = (format: unknown): 'older' | 'current' | 'newer' | 'none' => {
  if (typeof format !== 'number' || !Number.isInteger(format) || format < 1) return 'none';
  if (format === currentFormat) return 'current';
  return format < currentFormat ? 'older' : 'newer';
};

/** The text of a theme in the current format, with its comments and the order of its keys. */
export const migrateText = (text: string, from: number): string =>
  migrations.filter((step) => step.from >= from).reduce((current, step) => step.migrate(current), text);

/** The format that the text of a theme names; undefined where it names none. */
export const formatOf = (text: string): unknown => {
  const document: unknown = parse(text);
  return isObject(document) ? document.format : undefined;
};

/** Why a format is not read; undefined for one that is. */
export const refusalOf = (format: unknown): string | undefined => {
  switch (formatAge(format)) {
    case 'none':
      return `The document has no format: a theme says "format": ${currentFormat}.`;
    case 'newer':
      return newerFormat(format as number);
    default:
      return undefined;
  }
};

/**
 * Carries a theme of an older format over to the current one, step by step. It changes the form only: what was wrong
 * with the theme still is, and the checker says so.
 */
export const migrateDocument = (document: unknown): Migrated => {
  const format = isObject(document) ? document.format : undefined;
  const message = refusalOf(format);
  if (message !== undefined) return { ok: false, message };
  const from = format as number;
  if (from === currentFormat) {
    // Before format 2 was released, its figures were settings of their own.
    const text = JSON.stringify(document);
    const listed = listFigures(text, 'set');
    return { ok: true, document: listed === text ? document : JSON.parse(listed), from };
  }
  return { ok: true, document: JSON.parse(migrateText(JSON.stringify(document), from)), from };
};

/** What is said of a theme that this version is too old for. */
export const newerFormat = (format: number): string =>
  `This theme has format ${format}: it is made for a newer Schoolyard. This one reads formats up to ${currentFormat}.`;
