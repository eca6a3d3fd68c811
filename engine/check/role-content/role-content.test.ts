import { describe, expect, it } from 'vitest';
import { noParams } from '#schemas/described.ts';
import { defineSource } from '#schemas/sources/define.ts';
import { baseTheme } from '../../testing/base-theme.ts';
import { prove } from '../../testing/prove.ts';
import { roleContent } from './index.ts';

const sources = ['events', 'notices'].map((name) =>
  defineSource({
    name,
    title: name,
    params: noParams,
    result: { type: 'array', items: {} },
    tags: ['notice'],
    expires: 'never',
  }),
);
const page = (route: string, more: object = {}): object => ({
  route,
  h1: 'title',
  sections: [{ id: 'title', type: 'headline' }],
  ...more,
});
const data = (source: string): object => ({ data: { all: { source } } });
const found = (templates: object): unknown => {
  const theme = JSON.parse(baseTheme);
  Object.assign(theme.templates, templates);
  return prove(roleContent, JSON.stringify(theme), { sources }).map(({ rule, pointer, expected }) => [
    rule,
    pointer,
    expected,
  ]);
};

describe('role-content', () => {
  it('finds a page at the usual address of a role, with nothing of it', () =>
    expect(found({ events: page('/events') })).toEqual([['THM092', '/templates/events/route', '"events"']]));

  it('finds a page that says that it has a role', () =>
    expect(found({ events: page('/what-is-on', { role: 'events' }) })).toEqual([
      ['THM092', '/templates/events/role', '"events"'],
    ]));

  it('finds nothing where the page shows it, where another one has the role, or where nobody could show it', () => {
    expect(found({ events: page('/events', data('events')) })).toEqual([]);
    expect(found({ events: page('/events'), dates: page('/dates', { role: 'events', ...data('events') }) })).toEqual(
      [],
    );
    expect(found({ gallery: page('/gallery') })).toEqual([]);
  });
});
