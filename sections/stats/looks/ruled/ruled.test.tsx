import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { lookOf, testEnv } from '../../../shared/test-env.ts';
import { stats } from '../../manifest.ts';
import { StatsRuled } from './StatsRuled.tsx';

const ruled = lookOf(stats, 'ruled');
const figures = [
  { value: '1,200+', label: 'Enrolled students', asOf: '2026-04-01' },
  { value: '95%', label: 'Acceptance rate' },
];
const render = (own: typeof figures | never[] = figures) =>
  renderToStaticMarkup(<StatsRuled heading="In figures" figures={own} env={testEnv(ruled)} />);

describe('stats/ruled', () => {
  it('shows each figure as one text, with what it counts', () => {
    const shown = [...render().matchAll(/<dt[^>]*>([^<]*) .*?<dd[^>]*>([^<]*)<\/dd>/g)];
    expect(shown.map(([, label, value]) => [label, value])).toEqual([
      ['Enrolled students', '1,200+'],
      ['Acceptance rate', '95%'],
    ]);
  });

  it('says of which month a figure is, where the school does', () => {
    expect(render().match(/<time.*?<\/time>/g)).toEqual(['<time dateTime="2026-04-01">as of April 2026</time>']);
  });

  it('says that there are none, where it stands without', () => {
    expect(render([])).toContain('No figures have been added yet.');
  });
});
