import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { SectionEnv } from '#engine/section.ts';
import type { TopSchoolItem } from '#schemas/sources/top-schools.ts';
import { lookOf, testEnv } from '../../../shared/test-env.ts';
import { topSchools } from '../../manifest.ts';
import { TopSchools } from './TopSchools.tsx';

const platformTopSchools = lookOf(topSchools, 'standard');

const school = (school_Name: string, over: Partial<TopSchoolItem> = {}): TopSchoolItem => ({
  school_Name,
  school_Slug: school_Name.toLowerCase().replaceAll(' ', '-'),
  schoolKey: `KEY-${school_Name}`,
  url: 'https://school.example',
  ...over,
});
const render = (schools: TopSchoolItem[] | undefined, state: SectionEnv['state'] = 'ok'): string => {
  const { schools: _, ...settings } = platformTopSchools.example;
  const bound = schools ? { schools } : {};
  return renderToStaticMarkup(<TopSchools {...settings} {...bound} env={testEnv(platformTopSchools, { state })} />);
};

describe('top-schools', () => {
  it('shows ten placeholders while the schools come, and none of them to a screen reader', () => {
    const html = render(undefined, 'loading');
    expect(html.match(/data-placeholder/g)).toHaveLength(10);
    expect(html).toMatch(/aria-hidden="true"><div[^>]*data-placeholder/);
    expect(html).toContain('Loading schools …');
    expect(platformTopSchools.placeholders).toBe(true);
  });

  it('leads to each school’s profile by its slug, or by its key where it has none', () => {
    const html = render([school('Green Field'), school('No Slug', { school_Slug: '' })]);
    expect(html).toContain('href="/school-profile/green-field"');
    expect(html).toContain('href="/school-profile/KEY-No%20Slug"');
  });

  it('moves on by itself, and can be stopped', () => {
    expect(render([school('A')])).toMatch(/data-autoplay-ms="5000".*<button[^>]*data-slider-toggle/s);
  });

  it('has up to three initials on four colour pairs in turn', () => {
    const html = render(['One Two Three Four', 'B', 'C', 'D', 'E'].map((name) => school(name)));
    const colors = [...html.matchAll(/background:(#\w+)/g)].map(([, color]) => color);
    expect(html).toContain('>OTT<');
    expect(new Set(colors).size).toBe(4);
    expect(colors[4]).toBe(colors[0]);
  });
});
