import { describe, expect, it } from 'vitest';
import { baseTheme } from '../../testing/base-theme.ts';
import { prove } from '../../testing/prove.ts';
import { blankPage } from './index.ts';

const ofList = { settings: { heading: { t: 'home.news' } }, bindings: { items: { ref: 'data.news' } } };
const page = (more: object = {}, { nav = true } = {}): string => {
  const theme = JSON.parse(baseTheme);
  const { home } = theme.templates;
  home.sections = [home.sections[0], { id: 'news', type: 'list', look: 'tiles', ...ofList, ...more }];
  if (!nav) delete home.nav;
  return JSON.stringify(theme);
};
/** The heading of a page is no region. */
const headline = { landmark: 'none' } as const;
const found = (text: string, manifest: object = headline): unknown =>
  prove(blankPage, text, { headline: manifest }).map(({ rule, pointer }) => [rule, pointer]);
const blank = [['THM082', '/templates/home/sections']];

describe('blank-page', () => {
  it('finds a page whose only list may be empty, or is hidden where it is', () => {
    expect(found(page())).toEqual(blank);
    expect(found(page({ when: { ref: 'data.news', op: 'present' }, onEmpty: 'message' }))).toEqual(blank);
  });

  it('finds nothing where the list says so, a visitor decides, more than a heading stands, or no menu leads there', () => {
    expect(found(page({ onEmpty: 'message' }))).toEqual([]);
    expect(found(page({ when: { ref: 'visitor.signedIn', op: 'equals', value: true } }))).toEqual([]);
    expect(found(page(), {})).toEqual([]);
    expect(found(page({}, { nav: false }))).toEqual([]);
  });
});
