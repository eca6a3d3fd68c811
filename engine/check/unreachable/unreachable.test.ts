import { describe, expect, it } from 'vitest';
import { baseTheme } from '../../testing/base-theme.ts';
import { prove } from '../../testing/prove.ts';
import { unreachable } from './index.ts';

/** The base theme with one more page, and with a section that has a link. */
const found = (page: object, href = '/'): unknown => {
  const theme = JSON.parse(baseTheme);
  theme.templates.fees = { route: '/fees', h1: 'title', sections: [{ id: 'title', type: 'headline' }], ...page };
  theme.templates.home.sections.push({ id: 'numbers', type: 'numbers', settings: { moreHref: href } });
  return prove(unreachable, JSON.stringify(theme)).map(({ rule, pointer }) => [rule, pointer]);
};

describe('unreachable', () => {
  it('finds a page that nothing leads to', () => expect(found({})).toEqual([['THM091', '/templates/fees/route']]));

  it('finds nothing where a menu, a link or a role leads there', () => {
    expect(found({ nav: { label: { t: 'nav.home' }, order: 2 } })).toEqual([]);
    expect(found({}, '/fees#top')).toEqual([]);
    expect(found({ role: 'events' })).toEqual([]);
    expect(found({ route: '/events' })).toEqual([]);
  });

  it('leaves pages of many alone, which lists lead to', () =>
    expect(found({ route: '/fees/:class', params: { class: { type: 'string', format: 'slug' } } })).toEqual([]));
});
