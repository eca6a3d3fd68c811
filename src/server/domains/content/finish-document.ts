import type { ContentType } from '#schemas/content/index.ts';
import { sanitizeHtml } from '#server/core/html/sanitize-html.ts';
import { isDate } from '#server/core/validation/formats.ts';
import type { ContentDocument } from '#server/store/schema.ts';
import { sessionStartYear } from '#shared/calendar.ts';
import { replaceHtml } from './html-fields.ts';

/** A document with its HTML sanitised, and a holiday's StartSession derived from its first day. */
export const finishDocument = async (type: ContentType, document: ContentDocument): Promise<ContentDocument> => {
  const clean = await replaceHtml(type, document, sanitizeHtml);
  const { startHolidayDate: start } = document;
  const session =
    type.type === 'holiday' && typeof start === 'string' && isDate(start)
      ? { StartSession: sessionStartYear(start) }
      : {};
  return { ...clean, ...session };
};
