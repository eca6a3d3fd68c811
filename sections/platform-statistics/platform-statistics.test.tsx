import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { testEnv } from '../shared/test-env.ts';
import { platformStatistics } from './manifest.ts';
import { PlatformStatistics } from './PlatformStatistics.tsx';
import { settings } from './schema.ts';

describe('platform-statistics', () => {
  it('claims what the seed claims, where a theme says nothing else', () => {
    expect(settings.properties.figures.default.map(({ figure, label }) => `${figure} ${label}`)).toEqual([
      '127+ schools',
      '75.5k+ students',
      '24/7 support',
      '13+ states',
    ]);
  });

  it('has each figure in one text, whatever it is', () => {
    const html = renderToStaticMarkup(
      <PlatformStatistics {...platformStatistics.example} env={testEnv(platformStatistics)} />,
    );
    for (const { figure } of platformStatistics.example.figures) expect(html).toContain(`<b>${figure}</b>`);
  });
});
