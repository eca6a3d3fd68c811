import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { testEnv } from '../shared/test-env.ts';
import { platformSteps } from './manifest.ts';
import { PlatformSteps } from './PlatformSteps.tsx';

const env = testEnv(platformSteps);

const render = (signedIn = false) =>
  renderToStaticMarkup(<PlatformSteps {...platformSteps.example} signedIn={signedIn} env={env} />);

describe('platform-steps', () => {
  it('has the anchor that the links of other sections lead to', () => {
    expect(render()).toContain('id="create-page"');
  });

  it('numbers the steps by an ordered list and leaves out a missing slip', () => {
    expect(render().match(/<li/g)).toHaveLength(3);
    expect(render().match(/<pre/g)).toHaveLength(2);
  });

  it('leads to the registration, but not who is signed in', () => {
    expect(render()).toContain('href="/create-school-web-page"');
    expect(render(true)).not.toContain('/create-school-web-page');
  });
});
