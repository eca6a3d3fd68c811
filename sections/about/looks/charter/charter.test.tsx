import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { lookOf, testEnv } from '../../../shared/test-env.ts';
import { about } from '../../manifest.ts';
import { AboutCharter } from './AboutCharter.tsx';

const schoolCharter = lookOf(about, 'charter');

const render = (about: object, env: object = {}) =>
  renderToStaticMarkup(
    <AboutCharter
      missionHeading="Our mission"
      visionHeading="Our vision"
      about={{ heading: 'Since 1908', ...about }}
      env={testEnv(schoolCharter, env)}
    />,
  );

describe('about/charter', () => {
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
    expect(render({}, { state: 'empty' })).toContain(schoolCharter.strings.en.empty);
  });
});
