import { expect, it } from 'vitest';
import { fillRoute } from './page-roles.ts';

it.each([
  ['/blog/:slug', 'a b', '/blog/a%20b'],
  ['/:school/profile', '$&', '/%24%26/profile'],
  ['https://example.org:8080/x/:id', '7', 'https://example.org:8080/x/7'],
  ['/blog', 'x', '/blog'],
])('fills in %s with %j', (route, param, address) => expect(fillRoute(route, param)).toBe(address));
