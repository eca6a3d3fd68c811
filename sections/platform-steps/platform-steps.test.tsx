import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { SectionEnv } from '../../engine/section.ts';
import { platformSteps } from './manifest.ts';
import { PlatformSteps } from './PlatformSteps.tsx';

const env: SectionEnv = {
  key: 'home/how-to-create',
  headingId: 'home-how-to-create-heading',
  headingLevel: 2,
  state: 'ok',
  strings: platformSteps.strings.en,
  locale: 'en',
  dir: 'ltr',
  today: '2026-11-21',
  nav: [],
  path: '/',
};

const render = (email: string | null) =>
  renderToStaticMarkup(<PlatformSteps {...platformSteps.example} email={email} env={env} />);

describe('platform-steps', () => {
  it('has the anchor that the links of other sections lead to', () => {
    expect(render(null)).toContain('id="create-page"');
  });

  it('numbers the steps by an ordered list and leaves out a missing slip', () => {
    expect(render(null).match(/<li/g)).toHaveLength(3);
    expect(render(null).match(/<pre/g)).toHaveLength(2);
  });

  it('gives the mail address only where there is one', () => {
    expect(render('hello@schoolyard.example')).toContain('href="mailto:hello@schoolyard.example"');
    expect(render(null)).toContain(platformSteps.example.createNoMailText);
    expect(render(null)).not.toContain('mailto:');
  });
});
