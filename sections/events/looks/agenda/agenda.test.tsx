import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { lookOf, testEnv } from '../../../shared/test-env.ts';
import { events } from '../../manifest.ts';
import type { Bindings } from '../../schema.ts';
import { EventsAgenda } from './EventsAgenda.tsx';

const eventAgenda = lookOf(events, 'agenda');

const event = (noticeID: number, past = false) => ({
  noticeID,
  noticeHead: `Event ${noticeID}`,
  entryDateTime: '2026-12-05T09:30',
  past,
});
const render = (items: Bindings['items'], over: object = {}) =>
  renderToStaticMarkup(<EventsAgenda heading="Coming up" items={items} env={testEnv(eventAgenda, over)} />);

describe('events/agenda', () => {
  it('sets the next event apart, and folds away what is over', () => {
    const html = render([event(1), event(2), event(3, true)]);
    expect(html.match(/events-agenda_lead/g)).toHaveLength(1);
    expect(html).toMatch(/Event 1.*Event 2.*<details.*Past events \(1\).*Event 3/);
  });

  it('writes a range, the hour and the place', () => {
    const html = render([{ ...event(1), endDateTime: '2026-12-07T16:00', venue: 'Hall' }]);
    expect(html).toMatch(/05 Dec 2026<\/time> to <time[^>]*>07 Dec 2026<\/time> · 9:30\sam · Hall/);
    expect(render([{ ...event(1), allDay: true }])).toContain(
      'Saturday<span class="visually-hidden">, 05 Dec 2026</span></time> · All day',
    );
  });

  it('says so when nothing is coming', () => {
    expect(render([])).toContain('No upcoming events.');
    expect(render([event(1, true)])).toContain('No upcoming events.');
  });
});
