import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { lookOf, testEnv } from '../shared/test-env.ts';
import { reasons } from './manifest.ts';
import { Reasons } from './Reasons.tsx';

const platformReasons = lookOf(reasons, 'dark');

it('platform-reasons gives each reason a heading beneath its own', () => {
  const reasons = ['Refund', 'Updates'].map((heading) => ({ heading, text: `${heading}.` }));
  const html = renderToStaticMarkup(
    <Reasons {...platformReasons.example} reasons={reasons} env={testEnv(platformReasons)} />,
  );
  expect([...html.matchAll(/<h3[^>]*>([^<]+)<\/h3><p>([^<]+)<\/p>/g)].map(([, heading]) => heading)).toEqual([
    'Refund',
    'Updates',
  ]);
});
