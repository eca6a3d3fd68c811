import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { testEnv } from '../shared/test-env.ts';
import { Counters } from './Counters.tsx';
import { counters } from './manifest.ts';
import { settings } from './schema.ts';

const { studentsValue, trainersValue, successValue } = settings.properties;
const values = {
  studentsValue: studentsValue.default,
  trainersValue: trainersValue.default,
  successValue: successValue.default,
};

it('the counters show the default numbers, each in one piece', () => {
  const html = renderToStaticMarkup(<Counters {...values} {...counters.strings.en} env={testEnv(counters)} />);
  const shown = [...html.matchAll(/<dt>([^<]*)<\/dt><dd[^>]*>([^<]*)<\/dd>/g)].map(
    ([, label, value]) => `${value} ${label}`,
  );
  expect(shown).toEqual(['25 Students enrolled', '10+ Certified trainer', '100% Yearly success rate']);
});
