import type { ContentType } from '#schemas/content/index.ts';
import { sanitizeHtml } from '#server/core/html/sanitize-html.ts';
import { isDate } from '#server/core/validation/formats.ts';
import type { ContentDocument } from '#server/store/schema.ts';
import { sessionStartYear } from '#shared/calendar.ts';

/** A document with its HTML sanitised, and a holiday's StartSession derived from its first day. */
export const finishDocument = async (type: ContentType, document: ContentDocument): Promise<ContentDocument> => {
  const html = await Promise.all(
    (type.html ?? []).map(async (field) => {
      const value = document[field];
      return [field, typeof value === 'string' ? await sanitizeHtml(value) : value] as const;
    }),
  );
  const { startHolidayDate: start } = document;
  const session =
    type.type === 'holiday' && typeof start === 'string' && isDate(start)
      ? { StartSession: sessionStartYear(start) }
      : {};
  return { ...document, ...Object.fromEntries(html.filter(([, value]) => value !== undefined)), ...session };
};
