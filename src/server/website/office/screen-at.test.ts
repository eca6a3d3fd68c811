import { describe, expect, it } from 'vitest';
import type { OfficeScreenAssets } from '#shared/assets.ts';
import { screenAt } from './screen-at.ts';

const paths = [
  '/school',
  '/school/website',
  '/school/website/theme/:themeId?',
  '/school/content/:type?',
  '/school/content/:type/:id',
  '/student/:id?',
  '/student/add_student',
];
const screens = paths.map((path): OfficeScreenAssets => ({ path, scripts: [], styles: [], reads: [] }));

describe('the screen at an address', () => {
  it.each([
    ['/school', '/school'],
    ['/school/', '/school'],
    ['/school?next=1', '/school'],
    ['/school/website', '/school/website'],
    ['/school/website/theme', '/school/website/theme/:themeId?'],
    ['/school/website/theme/2', '/school/website/theme/:themeId?'],
    ['/school/content', '/school/content/:type?'],
    ['/school/content/notice?from=list', '/school/content/:type?'],
    ['/school/content/notice/7?from=list', '/school/content/:type/:id'],
    ['/school/content/notice/7/more', undefined],
    ['/school/elsewhere', undefined],
    ['/student/7', '/student/:id?'],
    ['/student/add_student', '/student/add_student'],
    ['/', undefined],
  ])('%s is %s', (url, expected) => {
    expect(screenAt(screens, url)?.path).toBe(expected);
  });
});
