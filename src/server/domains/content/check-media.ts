import { inArray } from 'drizzle-orm';
import type { ContentType, MediaClass } from '#schemas/content/index.ts';
import { findHtmlPictures, mediaReference, parseMediaReference } from '#server/core/validation/media-reference.ts';
import { type ContentProblem, quoteValue } from '#server/core/validation/problem.ts';
import { type ContentDocument, type MediaRow, media } from '#server/store/schema.ts';
import type { Db } from '#server/store/store.ts';
import { listHtml } from './html-fields.ts';
import { listMediaFields } from './media-fields.ts';

interface Wanted {
  readonly path: string;
  readonly value: string;
  readonly class: MediaClass;
  /** Whether it must be a picture. */
  readonly isPicture: boolean;
}

type Found = Pick<MediaRow, 'id' | 'class' | 'kind' | 'children'>;

/**
 * Problems with a document's pictures and files: each must be in its school's library, in the class of its field. They
 * are locked until the transaction ends, unless that only reads.
 */
export const checkMedia = async (
  db: Db,
  type: ContentType,
  document: ContentDocument,
  { readOnly = false }: { readonly readOnly?: boolean } = {},
): Promise<ContentProblem[]> => {
  const wanted = [
    ...listMediaFields(type, document).map((field): Wanted => ({ ...field, isPicture: true })),
    ...attachments(type, document),
    ...inHtml(type, document),
  ];
  const ids = wanted.flatMap(({ value }) => parseMediaReference(value) ?? []);
  if (ids.length === 0) return [];
  const select = db
    .select({ id: media.id, class: media.class, kind: media.kind, children: media.children })
    .from(media)
    .where(inArray(media.id, ids))
    .orderBy(media.id);
  // A picture that is about to be deleted is not started to be used.
  const rows = await (readOnly ? select : select.for('share'));
  const found = new Map(rows.map((row) => [row.id, row]));
  return wanted.flatMap((field) => {
    const id = parseMediaReference(field.value);
    const message = id === undefined ? undefined : fault(field, found.get(id));
    const name = field.path.split(/[.[\]]/).findLast((step) => step !== '' && !/^\d+$/.test(step));
    return message ? [{ path: field.path, field: name ?? field.path, message, actual: quoteValue(field.value) }] : [];
  });
};

/** Fields of the format `attachment`, which anyone may open. */
export const attachments = ({ schema }: ContentType, document: ContentDocument): Wanted[] => {
  const { properties = {} } = schema as { properties?: Readonly<Record<string, { format?: string }>> };
  return Object.entries(properties).flatMap(([path, { format }]) => {
    const value = format === 'attachment' && Object.hasOwn(document, path) ? document[path] : undefined;
    return typeof value === 'string' ? [{ path, value, class: 'public' as const, isPicture: false }] : [];
  });
};

/** The pictures of articles, which anyone may see. */
const inHtml = (type: ContentType, document: ContentDocument): Wanted[] =>
  listHtml(type, document).flatMap(({ path, html }) =>
    findHtmlPictures(html).map((id) => ({
      path,
      value: mediaReference(id),
      class: 'public' as const,
      isPicture: true,
    })),
  );

const fault = (field: Wanted, row: Found | undefined): string | undefined => {
  if (!row || (field.isPicture && row.kind !== 'picture'))
    return field.isPicture ? 'Choose a picture from the library.' : 'Choose a file from the library.';
  if (row.children === 'noConsent')
    return 'Choose another picture: this one shows children without consent for the website.';
  if (row.class === field.class) return undefined;
  return field.class === 'minor'
    ? 'Choose a picture that was stored as one of a child.'
    : `Choose one that was stored as ${field.class}: this one is ${row.class}.`;
};
