import { describe, expect, it } from 'vitest';
import type { Decision } from './decide.ts';
import { notFoundPage, notFoundPath } from './not-found.ts';

const template = { id: 'not-found', segments: null };
const visit = { path: '/notices/99', params: { id: '99' }, query: { page: '2' }, locale: 'en' };

/** What was decided of a page: its status, whether it has an address, and whether the theme has a not-found page. */
const decided = ({ status = 404, segments = ['notices', ':id'] as readonly string[] | null, known = true }): Decision =>
  ({
    status,
    plan: {
      theme: { templates: known ? { 'not-found': template } : {} },
      template: { id: 'notice', segments },
      visit,
    },
  }) as unknown as Decision;

describe('a page that turns out not to be there', () => {
  it('is stood in for by the not-found page, in the language of the visit and without its parameters', () => {
    expect(notFoundPage(decided({}))).toEqual({
      template,
      visit: { path: notFoundPath, params: {}, query: {}, locale: 'en' },
    });
  });

  it.each([
    ['the page is there', { status: 200 }],
    ['its data failed', { status: 503 }],
    ['it is the not-found page itself', { segments: null }],
    ['the theme has no such page', { known: false }],
  ])('is shown as it is where %s', (_, page) => expect(notFoundPage(decided(page))).toBeUndefined());
});
