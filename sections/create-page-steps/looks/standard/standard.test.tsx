import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { lookOf, testEnv } from '../../../shared/test-env.ts';
import { createPageSteps } from '../../manifest.ts';
import { CreatePageSteps } from './CreatePageSteps.tsx';

const platformSteps = lookOf(createPageSteps, 'standard');

const env = testEnv(platformSteps);

const render = (signedIn = false) =>
  renderToStaticMarkup(<CreatePageSteps {...platformSteps.example} signedIn={signedIn} env={env} />);

describe('create-page-steps', () => {
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
