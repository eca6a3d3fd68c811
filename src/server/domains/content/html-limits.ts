import type { ContentType } from '#schemas/content/index.ts';
import { isNestedTooDeeply } from '#server/core/html/html-depth.ts';
import type { ContentProblem } from '#server/core/validation/problem.ts';
import { listHtml } from './html-fields.ts';

/** Characters of HTML as it is pasted, of which little may be left. */
const maxCharacters = 200_000;

/** HTML that takes too long to sanitise, or loses its tags there. To be asked before it is sanitised. */
export const findHeavyHtml = (type: ContentType, document: Readonly<Record<string, unknown>>): ContentProblem[] =>
  listHtml(type, document).flatMap(({ path, field, html }) => {
    if (html.length > maxCharacters) return [{ path, field, message: `Use at most ${maxCharacters} characters.` }];
    if (!isNestedTooDeeply(html)) return [];
    return [{ path, field, message: 'Use fewer lists, tables and quotes inside each other.' }];
  });
