import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { lookOf, testEnv } from '../../../shared/test-env.ts';
import { hero } from '../../manifest.ts';
import { Hero } from './Hero.tsx';

const platformHero = lookOf(hero, 'standard');

const env = testEnv(platformHero, { headingId: 'home-hero-heading', headingLevel: 1 });

const render = (signedIn: boolean) =>
  renderToStaticMarkup(<Hero {...platformHero.example} signedIn={signedIn} env={env} />);

describe('hero', () => {
  it('carries the h1 and puts the offer one level below', () => {
    expect(render(false)).toMatch(/<h1 id="home-hero-heading"[^>]*>Make your school smart/);
    expect(render(false)).toMatch(/<h2[^>]*>Create Free School Page<\/h2>/);
  });

  it('hides Create Page when there is a session, and keeps How To Create', () => {
    expect(render(false)).toContain('href="#create-page"');
    expect(render(true)).not.toContain('Create Page<');
    expect(render(true)).toContain('href="#how-to-create"');
  });

  it('describes the picture and shows JSON that parses', () => {
    const html = render(false);
    expect(html).toContain(`aria-label="${platformHero.strings.en.picture}"`);
    const lines = [...html.matchAll(/<code[^>]*>(.*?)<\/code>/g)].map(([, line = '']) => line);
    const json = lines
      .join('')
      .replace(/<[^>]+>/g, '')
      .replaceAll('&quot;', '"');
    const types = (JSON.parse(`[${json}]`) as { type: string }[]).map((section) => section.type);
    expect(types).toEqual(['banner-slider', 'birthday-students', 'holidays']);
  });
});
