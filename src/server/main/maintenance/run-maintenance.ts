import type { Mail } from '#server/core/mail/mail.ts';
import type { MailLanguage } from '#server/core/mail/mail-text.ts';
import { sendDisclosureAlerts } from '#server/domains/content/index.ts';
import { removeOrphans } from '#server/domains/media/index.ts';
import { eraseSchool, findDueSchools, stateOf } from '#server/domains/schools/index.ts';
import type { MediaStorage } from '#server/files/storage/storage.ts';
import { maintenanceActor } from '#server/store/audit.ts';
import { pruneCommitLog } from '#server/store/commit-log.ts';
import { type FoundSchool, listSchools, listSiteIds } from '#server/store/global.ts';
import type { Store } from '#server/store/store.ts';
import { dayMs } from '#shared/calendar.ts';
import { purgeSchool } from './purge.ts';

export interface MaintenanceOptions {
  readonly store: Store;
  readonly storage: MediaStorage;
  readonly dataDir: string;
  readonly mail: Mail;
  /** The origin that a school is served under. */
  readonly originOf: (school: FoundSchool) => string;
  /** The language of its mails to those who have chosen none. */
  readonly mailLanguageOf: (school: FoundSchool) => Promise<MailLanguage>;
  readonly now: () => number;
  /** Whether the work is to end: looked at between schools. */
  readonly isStopping?: () => boolean;
  /** Called with what failed and for which school; the remaining work goes on. */
  readonly onError: (error: unknown, at: { readonly schoolId?: number; readonly task: Task }) => void;
}

type Task = 'purge' | 'students' | 'alerts' | 'erasure' | 'orphans' | 'commits';

/**
 * The server's daily maintenance: purges what is past its retention, sends alerts of expiring documents, erases closed
 * schools, deletes files that have had no row for a day, and cuts the log of commits.
 */
export const runMaintenance = async (options: MaintenanceOptions): Promise<void> => {
  const { store, onError, isStopping } = options;
  const attempt = async (at: { schoolId?: number; task: Task }, work: () => Promise<unknown>): Promise<void> => {
    if (isStopping?.()) return;
    try {
      await work();
    } catch (error) {
      onError(error, at);
    }
  };
  await attempt({ task: 'purge' }, async () => {
    for (const schoolId of await listSiteIds(store))
      await attempt({ schoolId, task: 'purge' }, () => purgeSchool(options, schoolId));
  });
  await attempt({ task: 'alerts' }, async () => {
    // Whoever registered a school has proved an address only once the school is active.
    for (const school of await listSchools(store))
      if (stateOf(school) === 'active')
        await attempt({ schoolId: school.id, task: 'alerts' }, () => sendDisclosureAlerts(options, school.id));
  });
  await attempt({ task: 'erasure' }, async () => {
    for (const due of await findDueSchools(options))
      await attempt({ schoolId: due.schoolId, task: 'erasure' }, () =>
        eraseSchool({ ...options, actor: maintenanceActor }, due),
      );
  });
  await attempt({ task: 'orphans' }, () => removeOrphans({ ...options, now: options.now(), olderThanMs: dayMs }));
  await attempt({ task: 'commits' }, () => store.connection(pruneCommitLog, { writes: false }));
};
