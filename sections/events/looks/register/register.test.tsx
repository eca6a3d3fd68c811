import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { lookOf, testEnv } from '../../../shared/test-env.ts';
import { events } from '../../manifest.ts';
import type { Bindings } from '../../schema.ts';
import { EventsRegister } from './EventsRegister.tsx';

const eventRegister = lookOf(events, 'register');

const event = { noticeID: 1, noticeHead: 'Founders’ Day', entryDateTime: '2026-12-12T10:00', past: false };
const render = (items: Bindings['items']) =>
  renderToStaticMarkup(<EventsRegister heading="Events" items={items} env={testEnv(eventRegister)} />);

describe('events/register', () => {
  it('keeps past events apart, and says so only where there are some', () => {
    expect(render([event])).not.toContain('data-part="past"');
    const html = render([event, { ...event, noticeID: 2, noticeHead: 'Prize-giving', past: true }]);
    expect(html.indexOf('Founders’ Day')).toBeLessThan(html.indexOf('data-part="past"'));
    expect(html.indexOf('data-part="past"')).toBeLessThan(html.indexOf('Prize-giving'));
  });

  it('says day, hour and place, and no hour for whole days', () => {
    expect(render([{ ...event, venue: 'The quadrangle' }])).toMatch(
      /Saturday<span[^>]*>, 12 Dec 2026<\/span><\/time> · 10:00\sam · The quadrangle/,
    );
    const days = render([{ ...event, allDay: true, endDateTime: '2026-12-14T10:00' }]);
    expect(days).toContain('12 Dec 2026</time> – 14 Dec 2026');
    expect(days).not.toContain('10:00');
  });
});
