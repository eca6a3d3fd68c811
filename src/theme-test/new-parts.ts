import { createHash } from 'node:crypto';

/** The sections of a page that a run has not looked at before. */
export interface NewParts {
  /** The keys of those whose HTML no page before had on the same ground; from then on they are known. */
  take(page: { readonly html: string; readonly ground: string }): readonly string[];
}

const mark = ' data-section="';

/** Each section's key and HTML, down to the tag that begins the next one. */
const partsOf = (html: string): readonly (readonly [key: string, part: string])[] =>
  html
    .split(mark)
    .slice(1)
    .map((part) => [part.slice(0, part.indexOf('"')), part.slice(0, part.lastIndexOf('<'))]);

/**
 * A page of one state has ten sections of which nine are as in others. No section draws over another, which is measured
 * on every page, so that what is right in one on one page is right on the next.
 */
export const createNewParts = (): NewParts => {
  const known = new Set<string>();
  return {
    take: ({ html, ground }) =>
      partsOf(html).flatMap(([key, part]) => {
        const hash = createHash('sha256').update(ground).update(part).digest('base64');
        if (known.has(hash)) return [];
        known.add(hash);
        return [key];
      }),
  };
};
