import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { defaultOf, lookOf, testEnv } from '../../../shared/test-env.ts';
import { about } from '../../manifest.ts';
import { AboutEvents } from './AboutEvents.tsx';
import { cutText } from './cut-text.ts';
import type { Bindings } from './schema.ts';

const aboutEvents = lookOf(about, 'events');

const settings = {
  collapseAt: 650,
  toggleOver: 150,
  readMore: 'Read More About',
  showLess: 'Show Less',
  eventsHeading: 'What’s on',
  eventsLabel: 'All events',
  eventsHref: '/events',
  eventsAfter: 0,
  eventsLimit: 5,
} as const;
const render = (description: string, over: Partial<Bindings> = {}, about: object = {}) =>
  renderToStaticMarkup(
    <AboutEvents
      {...settings}
      about={{ heading: 'About us', description, ...about }}
      {...over}
      env={testEnv(aboutEvents)}
    />,
  );
const event = (noticeID: number, past = false) => ({
  noticeID,
  noticeHead: `Event ${noticeID}`,
  entryDateTime: '2026-12-05T09:30',
  past,
});

describe('about/events', () => {
  it('cuts at 650 characters and offers the toggle over 150, unless told otherwise', () => {
    expect([defaultOf(aboutEvents, 'collapseAt'), defaultOf(aboutEvents, 'toggleOver')]).toEqual([650, 150]);
  });

  it('offers Read More About and Show Less for a long text, all of which is there', () => {
    const long = `${'word '.repeat(200)}end`;
    const html = render(long);
    expect(html).toMatch(/Read More About.*Show Less/);
    expect(html).toContain('end</span>');
  });

  it('offers no button where nothing is hidden, or the text has no more than 150 characters', () => {
    expect(render('w'.repeat(400))).not.toContain('Read More');
    expect(render('w'.repeat(150), {}, { mission_Description: 'Joy.' })).not.toContain('Read More');
    expect(render('w'.repeat(151), {}, { mission_Description: 'Joy.' })).toContain('Read More');
  });

  it('lists at most five events, and none that is over', () => {
    const html = render('Short.', { events: [event(1, true), ...[2, 3, 4, 5, 6, 7].map((id) => event(id))] });
    expect([...html.matchAll(/>Event (\d)</g)].map(([, number]) => number)).toEqual(['2', '3', '4', '5', '6']);
    expect(render('Short.', { events: [event(1, true)] })).not.toContain('What’s on');
  });

  it('leaves out as many of the next events as stand on the page already', () => {
    const events = [1, 2, 3, 4].map((id) => event(id));
    const html = renderToStaticMarkup(
      <AboutEvents {...settings} eventsAfter={3} about={{ heading: 'A' }} events={events} env={testEnv(aboutEvents)} />,
    );
    expect([...html.matchAll(/>Event (\d)</g)].map(([, number]) => number)).toEqual(['4']);
  });

  it('puts the first photo of the albums behind the school’s own', () => {
    const photos = [{ album_Id: 1, album_Name: 'A', schoolThemeMediaJson: [{ Media_Name: '/b.webp' }] }];
    expect(render('Short.', { photos }, { image: '/a.webp' }).match(/<img/g)).toHaveLength(2);
    expect(render('Short.')).not.toContain('<img');
  });
});

describe('cutText', () => {
  it('loses no character', () => {
    const text = `${'word '.repeat(100)}end`;
    const { shown, tail, hidden } = cutText(`${text}\n${text}`, 60);
    expect([shown.join('') + tail, ...hidden]).toEqual([text, text]);
  });

  it('ends at a word, and never shows more than it may', () => {
    const { shown, tail } = cutText('one two three four', 10);
    expect([shown, tail]).toEqual([['one two'], ' three four']);
  });

  it('cuts nothing for the sake of a sentence', () => {
    const text = `${'word '.repeat(20)}end`;
    expect(cutText(text, 60, 50)).toEqual({ shown: [text], tail: '', hidden: [] });
    expect(cutText(text, 60, 30).tail).not.toBe('');
  });

  it('leaves a text alone that fits', () => {
    expect(cutText('One.\n\nTwo.', 650)).toEqual({ shown: ['One.', 'Two.'], tail: '', hidden: [] });
  });
});
