import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { defaultOf, lookOf, testEnv } from '../../../shared/test-env.ts';
import { stats } from '../../manifest.ts';
import { StatsCounters } from './StatsCounters.tsx';

const counters = lookOf(stats, 'counters');

const figureOf = (name: string): string => String(defaultOf(counters, name));
const values = {
  studentsValue: figureOf('studentsValue'),
  trainersValue: figureOf('trainersValue'),
  successValue: figureOf('successValue'),
};

it('the counters show the default numbers, each in one piece', () => {
  const html = renderToStaticMarkup(<StatsCounters {...values} {...counters.strings.en} env={testEnv(counters)} />);
  const shown = [...html.matchAll(/<dt>([^<]*)<\/dt><dd[^>]*>([^<]*)<\/dd>/g)].map(
    ([, label, value]) => `${value} ${label}`,
  );
  expect(shown).toEqual(['25 Students enrolled', '10+ Certified trainer', '100% Yearly success rate']);
});
