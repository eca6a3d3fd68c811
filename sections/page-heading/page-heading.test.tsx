import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { testEnv } from '../shared/test-env.ts';
import { pageHeading } from './manifest.ts';
import { PageHeading } from './PageHeading.tsx';

it('the page heading carries the h1, and no empty paragraph without a text', () => {
  const env = testEnv(pageHeading, { headingLevel: 1 });
  const html = renderToStaticMarkup(<PageHeading heading="Contact & visits" text="" env={env} />);
  expect(html).toMatch(/<h1[^>]*>Contact &amp; visits<\/h1>/);
  expect(html).not.toMatch(/<p[ >]/);
});
