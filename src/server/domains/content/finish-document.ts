import type { ContentType } from '#schemas/content/index.ts';
import { sanitizeHtml } from '#server/core/html/sanitize-html.ts';
import { isDate } from '#server/core/validation/formats.ts';
import { normalizePhone } from '#server/core/validation/phone.ts';
import type { ContentDocument } from '#server/store/schema.ts';
import { sessionStartYear } from '#shared/calendar.ts';
import { replaceHtml } from './html-fields.ts';

/**
 * A document with its HTML sanitised, its mobile numbers as they are stored, and a holiday's StartSession derived from
 * its first day. Long HTML has its turn among that of its school; without one, among what is imported and shown.
 */
export const finishDocument = async (
  type: ContentType,
  document: ContentDocument,
  schoolId?: number,
): Promise<ContentDocument> => {
  const clean = await replaceHtml(type, document, (html) => sanitizeHtml(html, schoolId));
  const { startHolidayDate: start } = document;
  const session =
    type.type === 'holiday' && typeof start === 'string' && isDate(start)
      ? { StartSession: sessionStartYear(start) }
      : {};
  return { ...clean, ...mobilesOf(type, document), ...session };
};

/** Numbers for messages, which may be of no mobile phone. */
const messageFields = new Set(['whatsapp_Number']);

/** What is no number stays as it is: as a mobile it is refused as such. */
const mobilesOf = ({ schema }: ContentType, document: ContentDocument): ContentDocument => {
  const { properties = {} } = schema as {
    readonly properties?: Readonly<Record<string, { readonly format?: string }>>;
  };
  return Object.fromEntries(
    Object.entries(document).flatMap(([field, value]) =>
      typeof value === 'string' && (properties[field]?.format === 'mobile' || messageFields.has(field))
        ? [[field, normalizePhone(value) || value]]
        : [],
    ),
  );
};
