import { defineKind } from '#engine/section.ts';
import { arc } from './looks/arc/look.ts';
import { dial } from './looks/dial/look.ts';
import { flower } from './looks/flower/look.ts';
import { bindings, settings } from './schema.ts';
import { strings } from './strings.ts';

const guruNanak = { name: 'Guru Nanak Jayanti', startHolidayDate: '2026-11-24', endHolidayDate: '2026-11-24' };

export const today = defineKind({
  type: 'today',
  title: 'Today',
  description:
    'One line under the header: whether the school is open and why, its hours, the next holiday, the pinned notice.',
  settings,
  bindings,
  emptyWhen: 'today',
  headingLevel: null,
  landmark: 'none',
  once: true,
  strings,
  looks: [flower, dial, arc],
  example: {
    noticesHref: '/notices',
    holidaysHref: '/holidays',
    today: {
      timeZone: 'Asia/Kolkata',
      hasNews: true,
      timings: [
        { days: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'], opens: '07:45', closes: '14:15' },
        { days: ['Saturday'], opens: '07:45', closes: '11:30' },
      ],
      days: [
        {
          date: '2026-11-23',
          state: 'open',
          from: 1795372200000,
          until: 1795458600000,
          opens: '07:45',
          closes: '14:15',
          opensAt: 1795400100000,
          closesAt: 1795423500000,
          next: { date: '2026-11-25', opens: '07:45' },
          nextHoliday: guruNanak,
        },
        {
          date: '2026-11-24',
          state: 'closed',
          from: 1795458600000,
          until: 1795545000000,
          reason: guruNanak,
          next: { date: '2026-11-25', opens: '07:45' },
        },
      ],
      pinned: { noticeID: 1, noticeHead: 'Admission forms for 2027–28', entryDateTime: '2026-11-20T09:00' },
    },
  },
});
