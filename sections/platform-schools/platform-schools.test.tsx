import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { SectionEnv } from '../../engine/section.ts';
import type { TopSchoolItem } from '../../schemas/sources/top-schools.ts';
import { initialsOf } from './initials.ts';
import { platformSchools } from './manifest.ts';
import { PlatformSchools } from './PlatformSchools.tsx';

const env: SectionEnv = {
  key: 'home/schools',
  headingId: 'home-schools-heading',
  headingLevel: 2,
  state: 'ok',
  strings: platformSchools.strings.en,
  locale: 'en',
  dir: 'ltr',
  today: '2026-11-21',
  nav: [],
  path: '/',
};

const school = (school_Name: string, rest: Partial<TopSchoolItem> = {}): TopSchoolItem => ({
  school_Name,
  school_Slug: school_Name.toLowerCase(),
  schoolKey: school_Name,
  url: 'https://school.example',
  ...rest,
});

const render = (schools: TopSchoolItem[], state: SectionEnv['state'] = 'ok') =>
  renderToStaticMarkup(<PlatformSchools {...platformSchools.example} schools={schools} env={{ ...env, state }} />);

describe('platform-schools', () => {
  it.each([
    ['Greenfield Public School', 'GPS'],
    ['st xavier’s senior secondary school', 'SXS'],
    ['(The) "Élan"', 'TÉ'],
    ['दिल्ली स्कूल', 'दस'],
    ['Canopy', 'C'],
    ['—', ''],
  ])('takes up to three upper-cased initials of %s', (name, initials) => {
    expect(initialsOf(name, 'en')).toBe(initials);
  });

  it('rotates the four colour pairs', () => {
    const html = render(['A', 'B', 'C', 'D', 'E'].map((name) => school(name)));
    expect([...html.matchAll(/data-pair="(\d)"/g)].map(([, pair]) => pair)).toEqual(['1', '2', '3', '4', '1']);
  });

  it('shows a logo instead of initials, silent because the name stands beside it', () => {
    const html = render([school('Greenfield', { school_Logo_Image: '/media/1/2/64.webp' })]);
    expect(html).toContain('src="/media/1/2/64.webp"');
    expect(html).toContain('alt=""');
    expect(html).not.toContain('data-pair');
  });

  it('links each name to the school’s own address', () => {
    expect(render([school('Greenfield')])).toMatch(/<h3[^>]*><a href="https:\/\/school.example">Greenfield<\/a><\/h3>/);
  });

  it('marks one or two cards as few, and says when there are none or they failed', () => {
    expect(render([school('A'), school('B')])).toContain('data-few');
    expect(render([school('A'), school('B'), school('C')])).not.toContain('data-few');
    expect(render([], 'empty')).toContain('No school is listed yet.');
    expect(render([], 'error')).toContain('could not be loaded');
  });
});
