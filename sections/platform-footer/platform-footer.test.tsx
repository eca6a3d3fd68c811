import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { SectionEnv } from '../../engine/section.ts';
import { platformFooter } from './manifest.ts';
import { PlatformFooter } from './PlatformFooter.tsx';

const env: SectionEnv = {
  key: 'footer/footer',
  headingId: 'footer-footer-heading',
  headingLevel: 2,
  state: 'ok',
  strings: platformFooter.strings.en,
  locale: 'en',
  dir: 'ltr',
  today: '2026-11-21',
  nav: [],
  path: '/',
};

const render = (email: string | null) =>
  renderToStaticMarkup(<PlatformFooter {...platformFooter.example} email={email} env={env} />);

describe('platform-footer', () => {
  it('gives the mail address only where there is one', () => {
    expect(render('hello@schoolyard.example')).toContain('href="mailto:hello@schoolyard.example"');
    expect(render(null)).not.toContain('mailto:');
  });
});
