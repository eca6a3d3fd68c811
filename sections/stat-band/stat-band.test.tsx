import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { testEnv } from '../shared/test-env.ts';
import { statBand } from './manifest.ts';
import { StatBand } from './StatBand.tsx';

const { properties } = statBand.settings;
const settings = {
  heading: 'The school in numbers',
  studentsLabel: 'Enrolled students',
  teachersLabel: 'Expert teachers',
  clubsLabel: 'Clubs',
  acceptanceLabel: 'Acceptance rate',
  studentsValue: properties.studentsValue.default,
  teachersValue: properties.teachersValue.default,
  clubsValue: properties.clubsValue.default,
  acceptanceValue: properties.acceptanceValue.default,
};
const render = (over: object = {}) =>
  renderToStaticMarkup(<StatBand {...settings} {...over} env={testEnv(statBand)} />);

describe('stat-band', () => {
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
