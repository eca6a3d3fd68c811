import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { testEnv } from '../shared/test-env.ts';
import { platformMessage } from './manifest.ts';
import { PlatformMessage } from './PlatformMessage.tsx';

const env = testEnv(platformMessage, { path: '/secret-school/notices' });

const html = renderToStaticMarkup(<PlatformMessage {...platformMessage.example} env={env} />);

describe('platform-message', () => {
  it('leads to the platform’s own origin, not to the host that was asked', () => {
    expect(html).toContain('href="https://schoolyard.example/"');
  });

  it('echoes nothing of the address', () => {
    expect(html).not.toContain('secret-school');
  });
});
