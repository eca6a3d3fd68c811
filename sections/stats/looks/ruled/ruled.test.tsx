import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { defaultOf, lookOf, testEnv } from '../../../shared/test-env.ts';
import { stats } from '../../manifest.ts';
import { StatsRuled } from './StatsRuled.tsx';

const ruledStats = lookOf(stats, 'ruled');

const values = ['studentsValue', 'teachersValue', 'clubsValue', 'acceptanceValue'] as const;

const figures = { studentsValue: '1,200+', teachersValue: '100+', clubsValue: '50+', acceptanceValue: '95%' };

describe('stats/ruled', () => {
  it('keeps its default figures', () => {
    expect(values.map((name) => defaultOf(ruledStats, name))).toEqual(['1,200+', '100+', '50+', '95%']);
  });

  it('shows each figure with what it counts', () => {
    const html = renderToStaticMarkup(<StatsRuled {...figures} {...ruledStats.strings.en} env={testEnv(ruledStats)} />);
    expect(html).toMatch(/<dt>Enrolled students<\/dt><dd[^>]*>1,200\+<\/dd>/);
  });
});
