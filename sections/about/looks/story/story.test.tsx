import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { lookOf, testEnv } from '../../../shared/test-env.ts';
import { about } from '../../manifest.ts';
import { AboutStory } from './AboutStory.tsx';

const aboutStory = lookOf(about, 'story');

const render = (about: object, over: object = {}) =>
  renderToStaticMarkup(
    <AboutStory
      missionHeading="Our mission"
      visionHeading="Our vision"
      about={{ heading: 'About us', ...about }}
      env={testEnv(aboutStory, over)}
    />,
  );

describe('about/story', () => {
  it('shows the whole text, paragraph by paragraph', () => {
    const html = render({ description: 'One.\n\nTwo.' });
    expect(html.match(/<p/g)).toHaveLength(2);
  });

  it('shows mission and vision only with a text, under their own names or the theme’s', () => {
    const html = render({ mission_Description: 'Joyful.', vision_Heading: 'Tomorrow' });
    expect(html).toContain('Our mission</h3>');
    expect(html).not.toContain('Tomorrow');
  });

  it('stands without a photo, and escapes what was written', () => {
    expect(render({ description: '<img src=x onerror=alert(1)>' })).not.toContain('<img');
    expect(render({ image: '/a.webp' })).toContain('src="/a.webp"');
  });

  it('says so when it could not be loaded', () => {
    expect(render({}, { state: 'error' })).toContain('could not be loaded');
  });
});
