import { describe, expect, it } from 'vitest';
import { lookOf, renderExample } from '../../../shared/test-env.ts';
import { apps } from '../../manifest.ts';

const html = await renderExample(lookOf(apps, 'standard'));

describe('apps', () => {
  it('leads to both stores, each link named by its app', () => {
    expect(html).toMatch(/href="https:\/\/play\.google\.com\/".*Google Play.*: For teachers/s);
    expect(html).toMatch(/href="https:\/\/apps\.apple\.com\/".*App Store.*: For teachers/s);
  });

  it('says in which one country the apps are to be had', () => {
    expect(html).toContain('Currently available in India');
  });
});
