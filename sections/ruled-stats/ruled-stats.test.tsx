import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { testEnv } from '../shared/test-env.ts';
import { ruledStats } from './manifest.ts';
import { RuledStats } from './RuledStats.tsx';
import { settings } from './schema.ts';

const { studentsValue, teachersValue, clubsValue, acceptanceValue } = settings.properties;

describe('ruled-stats', () => {
  it('keeps its default figures', () => {
    expect([studentsValue, teachersValue, clubsValue, acceptanceValue].map((value) => value.default)).toEqual([
      '1,200+',
      '100+',
      '50+',
      '95%',
    ]);
  });

  it('shows each figure with what it counts', () => {
    const html = renderToStaticMarkup(<RuledStats {...ruledStats.example} env={testEnv(ruledStats)} />);
    expect(html).toMatch(/<dt>Enrolled students<\/dt><dd[^>]*>1,200\+<\/dd>/);
  });
});
