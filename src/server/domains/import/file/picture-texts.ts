import type { JSONSchema } from 'json-schema-to-ts';
import { lazily } from '#server/core/lazily.ts';
import { createContentAjv } from '#server/core/validation/ajv.ts';
import { describeError } from '#server/core/validation/describe-error.ts';
import { findExcess } from '#server/core/validation/input-limits.ts';
import { joinPath, quoteValue } from '#server/core/validation/problem.ts';
import { findBadTexts, normaliseTexts } from '#server/core/validation/text.ts';
import { listMediaFields } from '#server/domains/content/index.ts';
import { type FileItem, type FileProblem, place } from './file-item.ts';

/** The key of `content.json` under which pictures are described. */
export const picturesKey = 'pictures';

const alt = { type: 'string', minLength: 1, maxLength: 250 } as const satisfies JSONSchema;

/** What a picture shows, for who cannot see it. */
export const pictureTextSchema = {
  type: 'object',
  additionalProperties: false,
  required: ['file', 'alt'],
  properties: {
    file: { type: 'string', minLength: 1, description: 'Path of a picture that an item shows' },
    alt,
    translations: {
      type: 'object',
      maxProperties: 20,
      propertyNames: { type: 'string', format: 'locale' },
      additionalProperties: { type: 'object', additionalProperties: false, required: ['alt'], properties: { alt } },
    },
  },
} as const satisfies JSONSchema;

export interface PictureText {
  /** Where in the file: `pictures[3]`. */
  readonly path: string;
  /** The path in the folder, as the items have it. */
  readonly file: string;
  readonly alt: string;
  readonly altTranslations: Readonly<Record<string, string>>;
}

interface CheckedTexts {
  readonly pictureTexts: PictureText[];
  readonly problems: FileProblem[];
}

const compiled = lazily(() => createContentAjv({ strict: true }).compile<PictureEntry>(pictureTextSchema));

interface PictureEntry {
  readonly file: string;
  readonly alt: string;
  readonly translations?: Readonly<Record<string, { readonly alt: string }>>;
}

/** What the file says of the pictures that its items show, and everything wrong with that. */
export const checkPictureTexts = (entries: readonly unknown[], items: readonly FileItem[]): CheckedTexts => {
  const shown = new Set(
    items.flatMap(({ type, document }) => listMediaFields(type, document).map(({ value }) => value)),
  );
  const seen = new Map<string, string>();
  const results = entries.map((entry, index): PictureText | FileProblem[] => {
    const path = joinPath(picturesKey, index);
    const { reason, stacked } = findExcess(entry);
    if (reason !== undefined) return [place(path, { path: '', field: '', message: `This is too large: ${reason}.` })];
    if (stacked.length > 0) return stacked.map((problem) => place(path, problem));
    const text = normaliseTexts(entry, pictureTextSchema);
    const validate = compiled();
    if (!validate(text)) return (validate.errors ?? []).map((error) => place(path, describeError(error)));
    const bad = findBadTexts({ ...text }).map((problem) => place(path, problem));
    const other = seen.get(text.file);
    if (other !== undefined) bad.push(fileProblem(path, text.file, `${other} describes this picture already.`));
    else if (!shown.has(text.file)) bad.push(fileProblem(path, text.file, 'No item of the file shows this picture.'));
    else seen.set(text.file, path);
    if (bad.length > 0) return bad;
    const others = Object.entries(text.translations ?? {}).map(([locale, texts]) => [locale, texts.alt]);
    return { path, file: text.file, alt: text.alt, altTranslations: Object.fromEntries(others) };
  });
  return {
    pictureTexts: results.flatMap((one) => ('file' in one ? [one] : [])),
    problems: results.flatMap((one) => ('file' in one ? [] : one)),
  };
};

const fileProblem = (path: string, file: string, message: string): FileProblem =>
  place(path, { path: 'file', field: 'file', message, actual: quoteValue(file) });
