import { House } from 'lucide-react';
import { describe, expect, it } from 'vitest';
import type { ScreenEntry } from '../screens/define-screen.ts';
import { screens } from '../screens/index.ts';
import { isForRole, markedOf, menuOf } from './menu.ts';

const screen = (path: string, area?: ScreenEntry['area']): ScreenEntry => ({
  path,
  ...(area ? { area } : {}),
  group: 'website',
  icon: House,
  title: { en: path, hi: path },
  folder: 'none',
});

describe('the menu', () => {
  it('has no screen that one may not open', () => {
    const all = [screen('/open'), screen('/site', '/website'), screen('/people', '/users')];
    const menu = menuOf(all, ({ area }) => area !== '/users');
    expect(menu.flatMap((part) => part.screens).map(({ path }) => path)).toEqual(['/open', '/site']);
  });

  it('has the first screen of the office for its people, and one of their own for families', () => {
    const first = (role: 'Admin' | 'Parent' | 'Operator') =>
      screens.filter((one) => one.group === 'today' && isForRole(one, role)).map(({ path }) => path);
    expect(first('Admin')).toEqual(['/school']);
    expect(first('Parent')).toEqual(['/school/family']);
    expect(first('Operator')).toEqual(['/platform']);
  });

  it('marks one place of a phone for each screen, the one that it is below', () => {
    const named = screens.filter(({ short, isFor = 'office' }) => short && isFor === 'office');
    const placeOf = (path: string) =>
      markedOf(
        named,
        screens.find((one) => one.path === path),
      )?.path;
    expect(placeOf('/school/admissions')).toBe('/school/admissions');
    expect(placeOf('/school/admissions/settings')).toBe('/school/admissions');
    expect(placeOf('/school/website/theme/:themeId?')).toBe('/school/website');
    expect(placeOf('/school/media')).toBe('/school/website');
    expect(placeOf('/school/lists')).toBeUndefined();
    expect(placeOf('/student/:id?')).toBeUndefined();
  });

  it('shows every screen at an address of its own, in both languages', () => {
    const paths = screens.map(({ path }) => path);
    expect(new Set(paths).size).toBe(paths.length);
    for (const { title } of screens) expect(title.en && title.hi).toBeTruthy();
  });
});
