import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { defaultOf, lookOf, testEnv } from '../../../shared/test-env.ts';
import { stats } from '../../manifest.ts';
import { StatsBand } from './StatsBand.tsx';

const statBand = lookOf(stats, 'band');

const figureOf = (name: string): string => String(defaultOf(statBand, name));
const settings = {
  heading: 'The school in numbers',
  studentsLabel: 'Enrolled students',
  teachersLabel: 'Expert teachers',
  clubsLabel: 'Clubs',
  acceptanceLabel: 'Acceptance rate',
  studentsValue: figureOf('studentsValue'),
  teachersValue: figureOf('teachersValue'),
  clubsValue: figureOf('clubsValue'),
  acceptanceValue: figureOf('acceptanceValue'),
};
const render = (over: object = {}) =>
  renderToStaticMarkup(<StatsBand {...settings} {...over} env={testEnv(statBand)} />);

describe('stats/band', () => {
  it('holds the default numbers unless the school sets its own, each as one text', () => {
    const html = render();
    expect([...html.matchAll(/<dd[^>]*>([^<]*)<\/dd>/g)].map(([, value]) => value)).toEqual([
      '1,200+',
      '100+',
      '50+',
      '95%',
    ]);
    expect(render({ clubsValue: '34' })).toContain('>34</dd>');
  });

  it('names what each number counts', () => {
    expect(render()).toMatch(/Enrolled students.*Expert teachers.*Clubs.*Acceptance rate/);
  });
});
