import { describe, expect, it } from 'vitest';
import { nextMidnight } from '#shared/calendar.ts';
import { type CountedSite, createVisitCounter } from './visit-counter.ts';

const siteOf = (schoolId: number, timeZone = 'Asia/Kolkata'): CountedSite => ({
  school: { schoolId },
  timeZone,
  dayEnds: (now) => nextMidnight(timeZone, now),
});

const amaltas = siteOf(1);
const devdatt = siteOf(2);

const day = '2026-11-21';
const noon = Date.parse('2026-11-21T06:30:00Z');

describe('the counter of visits', () => {
  it('counts by school and page, and from nothing once it was taken', () => {
    const counter = createVisitCounter({ now: () => noon });
    counter.add(amaltas, '/');
    counter.add(amaltas, '/notices');
    counter.add(amaltas, '/');
    counter.add(devdatt, '/');
    const taken = counter.take();
    expect(taken.get(1)).toEqual([
      { day, path: '/', count: 2 },
      { day, path: '/notices', count: 1 },
    ]);
    expect(taken.get(2)).toEqual([{ day, path: '/', count: 1 }]);
    expect(counter.take().size).toBe(0);
  });

  it('turns the day at the midnight of each school', () => {
    let now = Date.parse('2026-11-21T18:29:59Z');
    const counter = createVisitCounter({ now: () => now });
    const riverside = siteOf(3, 'America/New_York');
    for (let seconds = 0; seconds < 2; seconds++) {
      counter.add(amaltas, '/');
      counter.add(riverside, '/');
      now += 1000;
    }
    const taken = counter.take();
    expect(taken.get(1)).toEqual([
      { day: '2026-11-21', path: '/', count: 1 },
      { day: '2026-11-22', path: '/', count: 1 },
    ]);
    expect(taken.get(3)).toEqual([{ day: '2026-11-21', path: '/', count: 2 }]);
  });

  it('counts in the day that it is when the clock was set back', () => {
    let now = Date.parse('2026-11-21T18:30:00Z');
    const counter = createVisitCounter({ now: () => now });
    counter.add(amaltas, '/');
    now -= 1;
    counter.add(amaltas, '/');
    expect(
      counter
        .take()
        .get(1)
        ?.map((visit) => visit.day),
    ).toEqual(['2026-11-22', '2026-11-21']);
  });

  it('adds what is put back to what was counted meanwhile', () => {
    const counter = createVisitCounter({ now: () => noon });
    counter.add(amaltas, '/');
    counter.add(amaltas, '/about');
    const taken = counter.take().get(1) ?? [];
    counter.add(amaltas, '/');
    counter.putBack(1, taken);
    counter.putBack(1, [{ day: '2026-11-20', path: '/', count: 5 }]);
    expect(counter.take().get(1)).toEqual([
      { day, path: '/', count: 2 },
      { day, path: '/about', count: 1 },
      { day: '2026-11-20', path: '/', count: 5 },
    ]);
  });

  it('leaves out further pages beyond its limits, and counts on those that it has', () => {
    const counter = createVisitCounter({ now: () => noon, limits: { ofSchool: 2, total: 3 } });
    for (let times = 0; times < 2; times++)
      for (const site of [amaltas, devdatt]) for (const path of ['/', '/about', '/notices']) counter.add(site, path);
    const taken = counter.take();
    expect(taken.get(1)).toEqual([
      { day, path: '/', count: 2 },
      { day, path: '/about', count: 2 },
    ]);
    expect(taken.get(2)).toEqual([{ day, path: '/', count: 2 }]);
    counter.add(devdatt, '/notices');
    counter.putBack(1, taken.get(1) ?? []);
    counter.putBack(2, taken.get(2) ?? []);
    const kept = counter.take();
    expect(kept.get(1)).toEqual(taken.get(1));
    expect(kept.get(2)).toEqual([{ day, path: '/notices', count: 1 }]);
  });

  it('leaves out a path that no index could hold', () => {
    const counter = createVisitCounter({ now: () => noon });
    counter.add(amaltas, `/${'a'.repeat(500)}`);
    expect(counter.take().get(1)).toEqual([]);
  });
});
