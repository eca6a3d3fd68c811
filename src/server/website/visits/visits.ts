import type { Logger } from 'pino';
import type { SessionMemory } from '#server/domains/accounts/index.ts';
import { isUnavailable } from '#server/store/errors.ts';
import { addVisits } from '#server/store/page-visits.ts';
import type { Store } from '#server/store/store.ts';
import type { SchoolSite } from '#server/tenancy/school-sites.ts';
import { createVisitTest, type VisitRequest } from './is-visit.ts';
import { type CountedSite, createVisitCounter } from './visit-counter.ts';

/** What was answered. */
interface AnsweredPage {
  readonly site: CountedSite & Pick<SchoolSite, 'countsVisits'>;
  /** As the theme's routes have it. */
  readonly path: string;
  /** Of the page, also where the browser had it already. */
  readonly status: number;
}

/** How often the pages of schools are opened, and nothing of who opens them. */
export interface Visits {
  /** Counts a page that was answered, if somebody has opened it. In memory: an answer does not wait for it. */
  count(request: VisitRequest, page: AnsweredPage): void;
  /** Writes what has been counted since the last time. */
  write(): Promise<void>;
  /** Writes it for the last time. */
  stop(): Promise<void>;
}

interface Options {
  readonly store: Store;
  readonly sessions: Pick<SessionMemory, 'isNamed'>;
  readonly now: () => number;
  readonly log: Logger;
}

const everyMs = 10_000;

export const createVisits = ({ store, sessions, now, log }: Options): Visits => {
  const counter = createVisitCounter({ now });
  const isVisit = createVisitTest();
  let writing = Promise.resolve();
  let hasFailed = false;
  let isStopped = false;
  let timer: NodeJS.Timeout;

  const writeAll = async (): Promise<void> => {
    const failures: unknown[] = [];
    for (const [schoolId, visits] of counter.take()) {
      try {
        // A database that is away is not asked for each school.
        if (failures.some(isUnavailable)) counter.putBack(schoolId, visits);
        else await addVisits(store, schoolId, visits);
      } catch (error) {
        counter.putBack(schoolId, visits);
        failures.push(error);
      }
    }
    const [err] = failures;
    if (err !== undefined && !hasFailed)
      log[isUnavailable(err) ? 'info' : 'warn']({ err }, 'Visits could not be written. They wait until they can be.');
    hasFailed = err !== undefined;
  };
  /** One after the other: who waits for it finds written what was counted before. */
  const write = (): Promise<void> => {
    writing = writing.then(writeAll);
    return writing;
  };
  const writeLater = (): void => {
    if (!isStopped) timer = setTimeout(() => void write().then(writeLater), everyMs).unref();
  };

  writeLater();
  return {
    count(request, { site, path, status }) {
      // The product's own pages are no school's. Whoever is logged in is of the school.
      if (status !== 200 || site.school.schoolId <= 0 || !site.countsVisits) return;
      if (isVisit(request) && !sessions.isNamed(request.headers.cookie)) counter.add(site, path);
    },
    write,
    stop() {
      isStopped = true;
      clearTimeout(timer);
      return write();
    },
  };
};
