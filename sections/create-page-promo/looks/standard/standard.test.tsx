import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { lookOf, testEnv } from '../../../shared/test-env.ts';
import { createPagePromo } from '../../manifest.ts';
import { CreatePagePromo } from './CreatePagePromo.tsx';

const platformPromo = lookOf(createPagePromo, 'standard');

const render = (signedIn: boolean) =>
  renderToStaticMarkup(<CreatePagePromo {...platformPromo.example} signedIn={signedIn} env={testEnv(platformPromo)} />);

describe('create-page-promo', () => {
  it('explains the offer and takes it', () => {
    expect(render(false)).toContain('href="#how-to-create"');
    expect(render(false)).toMatch(/href="\/create-school-web-page"[^>]*>Create Page</);
  });

  it('hides Create Page when there is a session, and keeps How To Create', () => {
    expect(render(true)).not.toContain('Create Page');
    expect(render(true)).toContain('How To Create');
  });
});
