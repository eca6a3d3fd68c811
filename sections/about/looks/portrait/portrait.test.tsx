import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { lookOf, testEnv } from '../../../shared/test-env.ts';
import { about } from '../../manifest.ts';
import { AboutPortrait } from './AboutPortrait.tsx';
import { splitLead } from './lead.ts';

const portrait = lookOf(about, 'portrait');
const settings = { missionHeading: 'Our mission', visionHeading: 'Our vision', moreLabel: 'More' };
const render = (own: object) =>
  renderToStaticMarkup(<AboutPortrait {...settings} about={{ heading: 'About us', ...own }} env={testEnv(portrait)} />);

describe('about/portrait', () => {
  it('shows mission and vision only with a text', () => {
    const html = render({ mission_Description: 'Joyful.', vision_Heading: 'Our vision' });
    expect(html).toContain('<h3 class="about-portrait_aimName">Our mission</h3>');
    expect(html).not.toContain('Our vision');
  });

  it('stands without a photo', () => {
    expect(render({})).not.toContain('<img');
    expect(render({ image: '/a.webp' })).toContain('<img');
  });

  it('escapes a hostile description', () => {
    expect(render({ description: '<img src=x onerror=alert(1)>' })).not.toContain('<img');
  });
});

describe('splitLead', () => {
  it('sets the first sentence apart and keeps every word', () => {
    expect(splitLead('We opened our gates in 2004. Two more.\n\nThird.')).toEqual({
      lead: 'We opened our gates in 2004.',
      paragraphs: ['Two more.', 'Third.'],
    });
  });

  it('has no lead when the first sentence is too long', () => {
    const long = `${'word '.repeat(60)}end.`;
    expect(splitLead(long)).toEqual({ lead: '', paragraphs: [long] });
  });
});
