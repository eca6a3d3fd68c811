import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { lookOf, testEnv } from '../../../shared/test-env.ts';
import { events } from '../../manifest.ts';
import type { Bindings } from '../../schema.ts';
import { EventsTrail } from './EventsTrail.tsx';

const eventTrail = lookOf(events, 'trail');

const event = (noticeID: number, past = false) => ({
  noticeID,
  noticeHead: `Event ${noticeID}`,
  entryDateTime: '2026-12-19T08:00',
  past,
});
const render = (items: Bindings['items'], over: object = {}) =>
  renderToStaticMarkup(<EventsTrail heading="Coming up" items={items} env={testEnv(eventTrail, over)} />);

describe('events/trail', () => {
  it('marks the next event alone, and folds away what is over', () => {
    const html = render([event(1), event(2), event(3, true)]);
    expect(html.match(/data-next=""/g)).toHaveLength(1);
    expect(html).toMatch(/data-next="".*>Next<.*Event 1.*Event 2.*<details.*Past events \(1\).*Event 3/);
  });

  it('writes a range, the hour and the place', () => {
    const html = render([{ ...event(1), endDateTime: '2026-12-20T16:00', venue: 'Field' }]);
    expect(html).toMatch(/19 Dec 2026<\/time> to <time[^>]*>20 Dec 2026<\/time> · 8:00\sam · Field/);
    expect(render([{ ...event(1), allDay: true }])).toContain(
      'Saturday<span class="visually-hidden">, 19 Dec 2026</span></time> · All day',
    );
  });

  it('says so when nothing is coming, and marks no past event as the next', () => {
    expect(render([])).toContain('No upcoming events.');
    expect(render([event(1, true)])).toContain('No upcoming events.');
    expect(render([event(1, true)])).not.toContain('data-next');
  });
});
