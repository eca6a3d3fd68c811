import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { SectionEnv } from '../../engine/section.ts';
import { platformMessage } from './manifest.ts';
import { PlatformMessage } from './PlatformMessage.tsx';

const env: SectionEnv = {
  key: 'not-found/message',
  headingId: 'not-found-message-heading',
  headingLevel: 1,
  state: 'ok',
  strings: platformMessage.strings.en,
  locale: 'en',
  dir: 'ltr',
  today: '2026-11-21',
  nav: [],
  path: '/',
};

const html = renderToStaticMarkup(
  <PlatformMessage {...platformMessage.example} env={{ ...env, path: '/secret-school/notices' }} />,
);

describe('platform-message', () => {
  it('leads to the platform’s own origin, not to the host that was asked', () => {
    expect(html).toContain('href="https://schoolyard.example/"');
  });

  it('echoes nothing of the address', () => {
    expect(html).not.toContain('secret-school');
  });
});
