import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { lookOf, testEnv } from '../../../shared/test-env.ts';
import { pageMessage } from '../../manifest.ts';
import { PageMessagePlain } from './PageMessagePlain.tsx';

const pageMessagePlain = lookOf(pageMessage, 'plain');

it('the page message says what happened as the h1 and leads home', () => {
  const { heading, text, linkLabel } = pageMessagePlain.strings.en;
  const env = testEnv(pageMessagePlain, { headingLevel: 1 });
  const html = renderToStaticMarkup(
    <PageMessagePlain heading={heading} text={text} linkLabel={linkLabel} linkHref="/" env={env} />,
  );
  expect(html).toMatch(/<h1[^>]*>This page could not be found<\/h1>/);
  expect(html).toMatch(/href="\/"[^>]*>Go to the home page/);
});
