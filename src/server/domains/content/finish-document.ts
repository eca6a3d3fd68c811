import type { ContentType } from '#schemas/content/index.ts';
import { isDate } from '#server/core/validation/formats.ts';
import { sanitizeHtml } from '#server/core/validation/sanitize-html.ts';
import type { ContentDocument } from '#server/store/schema.ts';
import { sessionStartYear } from '#shared/calendar.ts';

/** A document with its HTML sanitised, and a holiday's StartSession derived from its first day. */
export const finishDocument = (type: ContentType, document: ContentDocument): ContentDocument => {
  const html = (type.html ?? []).flatMap((field): [string, string][] => {
    const value = document[field];
    return typeof value === 'string' ? [[field, sanitizeHtml(value)]] : [];
  });
  const { startHolidayDate: start } = document;
  const session =
    type.type === 'holiday' && typeof start === 'string' && isDate(start)
      ? { StartSession: sessionStartYear(start) }
      : {};
  return { ...document, ...Object.fromEntries(html), ...session };
};
