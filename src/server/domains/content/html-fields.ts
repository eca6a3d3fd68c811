import type { ContentType } from '#schemas/content/index.ts';
import { joinPath } from '#server/core/validation/problem.ts';

type Fields = Readonly<Record<string, unknown>>;

export interface HtmlField {
  /** Where in the document: `blog_Description`, `translations.hi.blog_Description`. */
  readonly path: string;
  readonly field: string;
  readonly html: string;
}

/** The HTML of a document, in every language that it is there in. */
export const listHtml = ({ html = [] }: ContentType, document: Fields): readonly HtmlField[] =>
  [
    ['', document] as const,
    ...translationsOf(document).map(([locale, texts]) => [`translations.${locale}`, texts] as const),
  ].flatMap(([at, texts]) =>
    html.flatMap((field) => {
      const value = texts[field];
      return typeof value === 'string' ? [{ path: joinPath(at, field), field, html: value }] : [];
    }),
  );

/** A document with its HTML, in every language that it is there in, as it is given back for it. */
export const replaceHtml = async <Document extends Fields>(
  { html = [] }: ContentType,
  document: Document,
  replace: (html: string) => Promise<string>,
): Promise<Document> => {
  const replaced = async (texts: Fields): Promise<Fields> => {
    const given = html.filter((field) => typeof texts[field] === 'string');
    const made = given.map(async (field) => [field, await replace(String(texts[field]))] as const);
    return { ...texts, ...Object.fromEntries(await Promise.all(made)) };
  };
  const own = await replaced(document);
  const others = translationsOf(document).map(async ([locale, texts]) => [locale, await replaced(texts)] as const);
  if (html.length === 0 || others.length === 0) return own as Document;
  return {
    ...own,
    translations: { ...Object(document.translations), ...Object.fromEntries(await Promise.all(others)) },
  } as unknown as Document;
};

/** What there is of a document in other languages, as far as it is of the form that its schema gives it. */
const translationsOf = ({ translations }: Fields): (readonly [string, Fields])[] =>
  typeof translations === 'object' && translations !== null
    ? Object.entries(translations).filter(
        (entry): entry is [string, Fields] => typeof entry[1] === 'object' && entry[1] !== null,
      )
    : [];
