import { describe, expect, it } from 'vitest';
import { baseTheme, edited } from '../../testing/base-theme.ts';
import { prove } from '../../testing/prove.ts';
import { samePage } from './index.ts';

/** What else is wrong with a copy is found by others. */
const found = (text: string): unknown =>
  prove(samePage, text).flatMap(({ rule, pointer }) => (rule === 'THM077' ? [[rule, pointer]] : []));

const theme = JSON.parse(baseTheme);
const withCopy = (change: (copy: typeof theme) => void): string => {
  const copied = structuredClone(theme);
  const copy = { ...structuredClone(theme.templates.home), route: '/copy' };
  change(copy);
  copied.templates.copy = copy;
  return JSON.stringify(copied);
};

describe('same-page', () => {
  it('finds a page that asks for what another one does, under whatever names', () => {
    expect(found(withCopy(() => undefined))).toEqual([['THM077', '/templates/copy/data']]);
    expect(found(withCopy((copy) => (copy.data = { old: copy.data.news })))).toEqual([
      ['THM077', '/templates/copy/data'],
    ]);
  });

  it('finds nothing where a param, a section or all data differs', () => {
    expect(found(withCopy((copy) => (copy.data.news.params.topic = 'music')))).toEqual([]);
    expect(found(withCopy((copy) => copy.sections.pop()))).toEqual([]);
    expect(found(withCopy((copy) => (copy.data = {})))).toEqual([]);
    expect(found(edited('"Base"', '"Basis"'))).toEqual([]);
  });
});
