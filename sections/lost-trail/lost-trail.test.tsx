import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { testEnv } from '../shared/test-env.ts';
import { LostTrail } from './LostTrail.tsx';
import { lostTrail } from './manifest.ts';

const html = renderToStaticMarkup(
  <LostTrail
    heading="The trail ends here"
    text="It moved."
    linkLabel="Home"
    linkHref="/"
    env={testEnv(lostTrail, {
      headingLevel: 1,
      nav: [
        { href: '/', label: 'Home', menu: 'main' },
        { href: '/gallery', label: 'Gallery', menu: 'main' },
        { href: '/registration', label: 'Admissions', menu: 'footer' },
      ],
    })}
  />,
);

describe('lost-trail', () => {
  it('carries the page’s h1 and the way back', () => {
    expect(html).toMatch(/<h1[^>]*>The trail ends here/);
    expect(html.match(/href="\/"/g)).toHaveLength(1);
  });

  it('offers the pages of the main menu', () => {
    expect(html).toContain('>Gallery</a>');
    expect(html).not.toContain('Admissions');
  });
});
