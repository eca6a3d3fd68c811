import { isDeepStrictEqual } from 'node:util';
import { sanitizeHtml } from '#server/core/html/sanitize-html.ts';
import type { ContentProblem } from '#server/core/validation/problem.ts';
import { normaliseTexts } from '#server/core/validation/text.ts';
import type { ContentDocument, ContentRow } from '#server/store/schema.ts';
import type { Db } from '#server/store/store.ts';
import { checkMedia } from './check-media.ts';
import type { NamedType } from './content-type.ts';
import { finishDocument } from './finish-document.ts';
import { replaceHtml } from './html-fields.ts';
import { findHeavyHtml } from './html-limits.ts';
import { requireSound } from './problems.ts';
import { validateDraft } from './validate.ts';
import { shown } from './write-item.ts';

interface Edit {
  readonly schoolId: number;
  readonly type: NamedType;
  /** The document that is changed. */
  readonly base: ContentDocument;
  /** Fields to set; null and an empty text remove one. */
  readonly fields: CleanFields;
}

/** Fields with their HTML sanitised: what a request sends, before its transaction begins. */
export interface CleanFields extends Readonly<Record<string, unknown>> {
  readonly [clean]: true;
}

declare const clean: unique symbol;

/**
 * The fields of a request, normalised and with their HTML sanitised. Long HTML waits for its turn: a transaction that
 * did would keep its connection from everybody else. Errors: `NOT_VALID` for HTML that is too much to look at.
 */
export const cleanFields = async (
  { schoolId, type }: Pick<Edit, 'schoolId' | 'type'>,
  given: Readonly<Record<string, unknown>>,
): Promise<CleanFields> => {
  // The call takes any fields: which of them are on one line, the type says.
  const fields = normaliseTexts(given, type.schema);
  requireSound(findHeavyHtml(type, fields));
  return (await replaceHtml(type, fields, (html) => sanitizeHtml(html, schoolId))) as CleanFields;
};

/**
 * A document with fields changed; it may be incomplete. Errors: `NOT_VALID` for changed fields that are not of their
 * form, whose pictures are not in the library, or that only the server sets. The others are looked at when it is
 * published.
 */
export const draftOf = async (db: Db, { schoolId, type, base, fields }: Edit): Promise<ContentDocument> => {
  const merged = new Map(Object.entries(base));
  for (const [name, value] of Object.entries(fields)) {
    if (value === null || value === '') merged.delete(name);
    else merged.set(name, value);
  }
  const changed = Object.fromEntries(merged);
  const document = await finishDocument(type, changed, schoolId);
  const problems = [...validateDraft(type.type, document), ...(await checkMedia(db, type, document))];
  const ofRequest = problems.filter(({ path }) => Object.hasOwn(fields, /^[^.[]*/.exec(path)?.[0] ?? ''));
  requireSound([...serverFields(type, base, changed), ...ofRequest]);
  return document;
};

/** Problems with fields that only the server and imports set: a request may repeat them, and not change them. */
const serverFields = ({ server = [] }: NamedType, base: ContentDocument, changed: ContentDocument): ContentProblem[] =>
  server
    .filter((field) => !isDeepStrictEqual(base[field], changed[field]))
    .map((field) => ({ path: field, field, message: 'This is set by the server.' }));

/** An earlier document of an item as a draft, with the fields that only the server and imports set as they are. */
export const draftFrom = (type: NamedType, earlier: ContentDocument, row: ContentRow): Promise<ContentDocument> => {
  const kept = Object.entries(shown(row) ?? {}).filter(([field]) => type.server?.includes(field));
  return finishDocument(type, { ...withoutServerFields(type, earlier), ...Object.fromEntries(kept) }, row.schoolId);
};

/** A document without the fields that only the server and imports set, for an item of its own. */
export const withoutServerFields = ({ server = [] }: NamedType, document: ContentDocument): ContentDocument =>
  Object.fromEntries(Object.entries(document).filter(([field]) => !server.includes(field)));
