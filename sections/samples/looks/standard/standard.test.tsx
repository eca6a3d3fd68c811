import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { lookOf, testEnv } from '../../../shared/test-env.ts';
import { samples } from '../../manifest.ts';
import { Samples } from './Samples.tsx';

const platformSamples = lookOf(samples, 'standard');

const html = renderToStaticMarkup(<Samples {...platformSamples.example} env={testEnv(platformSamples)} />);

describe('samples', () => {
  it('has the four categories, each with a panel of its own', () => {
    const tabs = [...html.matchAll(/<a href="#([^"]+)">([^<]+)<\/a>/g)];
    expect(tabs.map(([, , name]) => name)).toEqual(['Certificate', 'Result', 'Student I-Card', 'Website Management']);
    for (const [, id] of tabs) expect(html).toContain(`id="${id}"`);
  });

  it('adds up the marks of the sample', () => {
    expect(html).toContain('432 / 500');
    expect(html).toContain('86.4 %');
  });
});
