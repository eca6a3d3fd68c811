import { describe, expect, it } from 'vitest';
import { socialMeta } from './social-meta.ts';

const page = {
  title: 'Notices',
  description: '',
  url: 'https://asha.example/notices',
  siteName: 'Asha School',
  locale: 'en-IN',
  otherLocales: [],
};

describe('socialMeta', () => {
  it('says what a page is, and leaves out what it has not', () => {
    const html = socialMeta(page).join('');
    expect(html).toContain('<meta property="og:type" content="website">');
    expect(html).toContain('<meta property="og:locale" content="en_IN">');
    expect(html).toContain('<meta name="twitter:card" content="summary">');
    expect(html).not.toMatch(/og:description|og:image|published_time/);
  });

  it('names language and territory, and the languages beside', () => {
    const html = socialMeta({ ...page, locale: 'hi', otherLocales: ['en-IN', 'ur'] }).join('');
    expect(html).toContain('<meta property="og:locale" content="hi_IN">');
    expect([...html.matchAll(/og:locale:alternate" content="(\w+)"/g)].map(([, name]) => name)).toEqual([
      'en_IN',
      'ur_PK',
    ]);
  });

  it('shows the card with its size and words', () => {
    const image = { url: 'https://asha.example/card/1.png', width: 1200, height: 630, alt: 'Asha School' };
    const html = socialMeta({ ...page, image, published: '2026-11-01' }).join('');
    expect(html).toContain('<meta property="og:type" content="article">');
    expect(html).toContain('<meta property="og:image:width" content="1200">');
    expect(html).toContain('<meta property="og:image:alt" content="Asha School">');
    expect(html).toContain('content="summary_large_image"');
  });

  it('cannot be broken out of', () => {
    const html = socialMeta({ ...page, title: '"><script>alert(1)</script>' }).join('');
    expect(html).not.toContain('<script>');
    expect(html).toContain('&quot;&gt;&lt;script&gt;');
  });
});
