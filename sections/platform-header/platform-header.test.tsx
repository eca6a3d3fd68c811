import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { testEnv } from '../shared/test-env.ts';
import { platformHeader } from './manifest.ts';
import { PlatformHeader } from './PlatformHeader.tsx';

const nav = [
  { href: '/blog', label: 'Blog', menu: 'main' },
  { href: '/terms', label: 'Terms', menu: 'footer' },
];
const render = (over: object = {}, path = '/blog'): string =>
  renderToStaticMarkup(
    <PlatformHeader {...platformHeader.example} {...over} env={testEnv(platformHeader, { nav, path })} />,
  );

describe('platform-header', () => {
  it('lists the main menu, wide and in the drawer, and marks the page that one is on', () => {
    expect(render().match(/href="\/blog" aria-current="page"/g)).toHaveLength(2);
    expect(render()).not.toContain('Terms');
    expect(render({}, '/')).toMatch(/href="\/"[^>]*aria-current="page"/);
  });

  it('has a log-in link only for who is not signed in', () => {
    expect(render()).toContain('href="/login"');
    expect(render({ signedIn: true })).not.toContain('href="/login"');
  });

  it('opens the demo dialog where there is one, and leads to its page elsewhere', () => {
    expect(render()).toContain('href="/request-demo" data-dialog="demo-request"');
  });
});
