import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { testEnv } from '../shared/test-env.ts';
import { platformFooter } from './manifest.ts';
import { PlatformFooter } from './PlatformFooter.tsx';

const render = (over: object = {}): string =>
  renderToStaticMarkup(<PlatformFooter {...platformFooter.example} {...over} env={testEnv(platformFooter)} />);

describe('platform-footer', () => {
  it('lists both menus of the theme', () => {
    expect(render()).toContain('>Home<');
    expect(render()).toContain('>Admissions<');
  });

  it('gives telephone and mail only where there are some', () => {
    expect(render()).toContain('href="tel:+912055500199"');
    expect(render()).toContain('href="mailto:hello@schoolyard.example"');
    expect(render({ email: null, phone: null })).not.toMatch(/tel:|mailto:/);
  });
});
