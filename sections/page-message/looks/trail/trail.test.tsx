import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { lookOf, testEnv } from '../../../shared/test-env.ts';
import { pageMessage } from '../../manifest.ts';
import { PageMessageTrail } from './PageMessageTrail.tsx';

const lostTrail = lookOf(pageMessage, 'trail');

const html = renderToStaticMarkup(
  <PageMessageTrail
    heading="This page could not be found"
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

describe('page-message/trail', () => {
  it('carries the page’s h1 and the way back', () => {
    expect(html).toMatch(/<h1[^>]*>This page could not be found/);
    expect(html.match(/href="\/"/g)).toHaveLength(1);
  });

  it('offers the pages of the main menu', () => {
    expect(html).toContain('>Gallery</a>');
    expect(html).not.toContain('Admissions');
  });
});
