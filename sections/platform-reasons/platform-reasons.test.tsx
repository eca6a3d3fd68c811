import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { testEnv } from '../shared/test-env.ts';
import { platformReasons } from './manifest.ts';
import { PlatformReasons } from './PlatformReasons.tsx';

it('platform-reasons gives each reason a heading beneath its own', () => {
  const reasons = ['Refund', 'Updates'].map((heading) => ({ heading, text: `${heading}.` }));
  const html = renderToStaticMarkup(
    <PlatformReasons {...platformReasons.example} variant="dark" reasons={reasons} env={testEnv(platformReasons)} />,
  );
  expect([...html.matchAll(/<h3[^>]*>([^<]+)<\/h3><p>([^<]+)<\/p>/g)].map(([, heading]) => heading)).toEqual([
    'Refund',
    'Updates',
  ]);
});
