import { describe, expect, it } from 'vitest';
import { baseTheme, edited } from '../../testing/base-theme.ts';
import { prove } from '../../testing/prove.ts';
import { pageRole } from './index.ts';

const found = (text: string): unknown => prove(pageRole, text).map(({ rule, pointer }) => [rule, pointer]);
const home = (role: string): string => edited('"route": "/",', `"route": "/", "role": "${role}",`);
const article = (text: string, role: string): string =>
  text.replace('"route": "/news/:slug",', `"route": "/news/:slug", "role": "${role}",`);

describe('page-role', () => {
  it('finds a role that two pages have', () =>
    expect(found(article(home('home'), 'home'))).toContainEqual(['THM069', '/templates/article/role']));

  it('finds a role on a page whose route has too many params or too few', () => {
    expect(found(home('article'))).toEqual([['THM069', '/templates/home/role']]);
    expect(found(article(baseTheme, 'blog'))).toEqual([['THM069', '/templates/article/role']]);
  });

  it('finds nothing in roles that fit', () => {
    expect(found(baseTheme)).toEqual([]);
    expect(found(article(home('home'), 'article'))).toEqual([]);
  });
});
