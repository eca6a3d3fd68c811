import type { Fix, TextEdit } from '../../problem.ts';

/**
 * A text in double quotes, a comment, or a text in single quotes that stands where a value or a key may stand. One that
 * is not closed goes to the end of its line, or of all: none is looked at twice.
 */
const pieces = /"(?:\\.|[^"\\\n])*("?)|\/\/[^\n]*|\/\*[\s\S]*?(?:\*\/|$)|'([^'"\\\n]*)'(?=\s*[,:}\]])/g;

/** Double quotes for all texts in single quotes; undefined if one of them may end elsewhere than it seems. */
export const quotesFix = (text: string): Fix | undefined => {
  const edits: TextEdit[] = [];
  let rest = '';
  let last = 0;
  for (const match of text.matchAll(pieces)) {
    const [whole, closing, inside] = match;
    rest += text.slice(last, match.index) + (closing === '' ? whole : '');
    last = match.index + whole.length;
    if (inside !== undefined) edits.push({ offset: match.index, length: whole.length, text: `"${inside}"` });
  }
  rest += text.slice(last);
  return edits.length > 0 && !rest.includes("'") ? { title: 'write double quotes', edits } : undefined;
};
