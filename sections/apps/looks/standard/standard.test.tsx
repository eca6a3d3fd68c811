import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { lookOf, testEnv } from '../../../shared/test-env.ts';
import { apps } from '../../manifest.ts';
import { Apps } from './Apps.tsx';

const platformApps = lookOf(apps, 'standard');
const [link] = platformApps.example.links;

const render = (over: object = {}): string =>
  renderToStaticMarkup(<Apps {...platformApps.example} {...over} env={testEnv(platformApps)} />);

describe('apps', () => {
  it('leads to both stores, each link named by its app', () => {
    expect(render()).toMatch(/href="https:\/\/play\.google\.com\/".*Google Play.*: For teachers/s);
    expect(render()).toMatch(/href="https:\/\/apps\.apple\.com\/".*App Store.*: For teachers/s);
  });

  it('shows the stores in which an app is, and none for an app without a link', () => {
    const one = render({ links: [{ ...link, apple_Url: undefined }] });
    expect(one).toContain('Google Play');
    expect(one).not.toContain('App Store');
    for (const links of [[], undefined, [{ ...link, app_For: 'Students' }]])
      expect(render({ links })).not.toContain('href=');
  });

  it('says in which one country the apps are to be had', () => {
    expect(render()).toContain('Currently available in India');
  });
});
