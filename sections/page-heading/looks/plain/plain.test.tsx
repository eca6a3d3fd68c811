import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { lookOf, testEnv } from '../../../shared/test-env.ts';
import { pageHeading } from '../../manifest.ts';
import { PageHeadingPlain } from './PageHeadingPlain.tsx';

const pageHeadingPlain = lookOf(pageHeading, 'plain');

it('the page heading carries the h1, and no empty paragraph without a text', () => {
  const env = testEnv(pageHeadingPlain, { headingLevel: 1 });
  const html = renderToStaticMarkup(<PageHeadingPlain heading="Contact & visits" text="" env={env} />);
  expect(html).toMatch(/<h1[^>]*>Contact &amp; visits<\/h1>/);
  expect(html).not.toMatch(/<p[ >]/);
});
