import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { lookOf, testEnv } from '../../../shared/test-env.ts';
import { welcome } from '../../manifest.ts';
import { openingOf } from './opening.ts';
import { WelcomeNotices } from './WelcomeNotices.tsx';

const welcomeNotices = lookOf(welcome, 'notices');

const settings = {
  heading: 'Welcome to',
  noticesHeading: 'Notices',
  noticesHref: '/notices',
  autoplayMs: 2000,
};
const about = { heading: 'A school of stone', description: 'One.\nTwo.\nThree.' };
const notice = { noticeID: 7, noticeHead: 'Pre-boards', entryDateTime: '2026-11-20T09:00', isPinned: false };
const render = (over: object) =>
  renderToStaticMarkup(
    <WelcomeNotices
      {...settings}
      about={about}
      notices={[notice]}
      school={{ school_Name: 'Asha School', school_Slug: 'asha', schoolKey: 'A1' }}
      env={testEnv(welcomeNotices)}
      {...over}
    />,
  );

describe('welcome/notices', () => {
  it('names the school it welcomes to, and scrolls notices every two seconds', () => {
    const html = render({});
    expect(html).toMatch(/<h2[^>]*><span[^>]*>Welcome to<\/span> Asha School<\/h2>/);
    expect(html).toContain('data-row="y" data-autoplay-ms="2000"');
    expect(html).toContain('href="/notices#notice-7"');
    expect(render({ noticesHref: '/notices#list' })).toContain('href="/notices#notice-7"');
  });

  it('stands with the one where the other is missing', () => {
    expect(render({ about: null })).toContain('Pre-boards');
    expect(render({ notices: [] })).not.toContain('data-row');
    expect(render({ about: null, notices: [] })).toContain(welcomeNotices.strings.en.empty);
  });
});

describe('openingOf', () => {
  it('is two paragraphs, with word of the rest', () => {
    expect(openingOf(about.description)).toEqual({ paragraphs: ['One.', 'Two.'], more: true });
    expect(openingOf('One.').more).toBe(false);
  });

  it('ends a long paragraph at a full stop', () => {
    expect(openingOf(`${'word '.repeat(10)}end. ${'more '.repeat(40)}`, 80).paragraphs[0]).toMatch(/end\.$/);
  });
});
