import type { ContentType } from '#schemas/content/index.ts';
import { isNestedTooDeeply } from '#server/core/html/html-depth.ts';
import type { ContentProblem } from '#server/core/validation/problem.ts';

/** Characters of HTML as it is pasted, of which little may be left. */
const maxCharacters = 200_000;

/** HTML that takes too long to sanitise, or loses its tags there. To be asked before it is sanitised. */
export const findHeavyHtml = (
  { html = [] }: ContentType,
  document: Readonly<Record<string, unknown>>,
): ContentProblem[] =>
  html.flatMap((field) => {
    const value = document[field];
    if (typeof value !== 'string') return [];
    if (value.length > maxCharacters)
      return [{ path: field, field, message: `Use at most ${maxCharacters} characters.` }];
    if (!isNestedTooDeeply(value)) return [];
    return [{ path: field, field, message: 'Use fewer lists, tables and quotes inside each other.' }];
  });
