import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { testEnv } from '../shared/test-env.ts';
import { platformApps } from './manifest.ts';
import { PlatformApps } from './PlatformApps.tsx';

const html = renderToStaticMarkup(<PlatformApps {...platformApps.example} env={testEnv(platformApps)} />);

describe('platform-apps', () => {
  it('leads to both stores, each link named by its app', () => {
    expect(html).toMatch(/href="https:\/\/play\.google\.com\/".*Google Play.*: For teachers/s);
    expect(html).toMatch(/href="https:\/\/apps\.apple\.com\/".*App Store.*: For teachers/s);
  });

  it('says in which one country the apps are to be had', () => {
    expect(html).toContain('Currently available in India');
  });
});
