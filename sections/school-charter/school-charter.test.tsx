import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { testEnv } from '../shared/test-env.ts';
import { schoolCharter } from './manifest.ts';
import { SchoolCharter } from './SchoolCharter.tsx';

const render = (about: object | null) =>
  renderToStaticMarkup(
    <SchoolCharter
      missionHeading="Our mission"
      visionHeading="Our vision"
      about={about && { heading: 'Since 1908', ...about }}
      env={testEnv(schoolCharter)}
    />,
  );

describe('school-charter', () => {
  it('keeps every paragraph, and shows aims only with a text', () => {
    const html = render({ description: 'One.\n\nTwo.', mission_Description: 'To teach.' });
    expect(html).toContain('<p>One.</p><p>Two.</p>');
    expect(html).toContain('Our mission');
    expect(html).not.toContain('Our vision');
  });

  it('has a caption where the picture’s text says more than the heading', () => {
    const captionOf = (alt: string) =>
      /<figcaption[^>]*>(.*?)</.exec(render({ image: '/a.jpg', image_Media: { alt, variants: [] } }))?.[1];
    expect(captionOf('The clock tower')).toBe('The clock tower');
    expect(captionOf('Since 1908')).toBeUndefined();
  });

  it('says that there is nothing', () => {
    expect(render(null)).toContain(schoolCharter.strings.en.empty);
  });
});
