import { describe, expect, it } from 'vitest';
import { columns, readColumns, writeColumns } from './columns.ts';
import { isSameName, maxViews, readViews, viewSearch, withView } from './views.ts';

describe('views of the students', () => {
  const champa = { name: 'V Champa', search: 'class=8' };

  it('keep of an address what narrows, orders and shows the list, in one order, and no child’s name', () => {
    expect(viewSearch({ sort: 'rollNo', class: '8', status: '', keyword: 'आर्या & co' })).toBe('class=8&sort=rollNo');
    expect(viewSearch({})).toBe('');
  });

  it('have a name each, whatever its letters', () => {
    const other = { name: ' v champa', search: 'class=9' };
    expect(isSameName(champa.name, other.name)).toBe(true);
    expect(withView([champa], other)).toEqual([other]);
    expect(withView([champa], { ...other, name: 'VI' })).toEqual([champa, { ...other, name: 'VI' }]);
  });

  it.each([
    [null, []],
    ['not JSON', []],
    ['{"name":"x"}', []],
    [JSON.stringify([champa, { name: 'x' }, 7, null]), [champa]],
    [JSON.stringify(Array.from({ length: 30 }, () => champa)), Array.from({ length: maxViews }, () => champa)],
  ])('are read from %j', (text, views) => {
    expect(readViews(text)).toEqual(views);
  });

  it.each([
    ['', undefined],
    ['nothing,known', undefined],
    ['-', []],
    ['status,class,other', ['class', 'status']],
  ])('have columns: %j', (text, found) => {
    expect(readColumns(text)).toEqual(found);
  });

  it.each([[columns], [[]], [['house']]] as const)('write columns as they are read: %j', (chosen) => {
    expect(readColumns(writeColumns(chosen))).toEqual(chosen);
  });
});
