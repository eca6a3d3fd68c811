import type { Call } from '#schemas/api/define.ts';
import type { Sealer } from '#server/core/crypto/sealer.ts';
import type { Store } from '#server/store/store.ts';
import { AppError } from '#shared/errors/app-error.ts';
import type { Services } from './handle.ts';

/**
 * The one rule for an operator who is in a school under its grant: what reads is let through, by the access table like
 * everything else. Errors: `SUPPORT_READS` for what may write, `SUPPORT_WITHHELD` for what takes rows out of the school
 * as a file, or opens doors.
 */
export const requireForSupport = (call: Call): void => {
  if (call.whileSupport) return;
  if (call.method !== 'GET' || mayWrite(call)) throw new AppError('SUPPORT_READS');
  if (call.notForSupport || isExport(call)) throw new AppError('SUPPORT_WITHHELD');
};

const mayWrite = ({ access }: Call): boolean => 'level' in access && access.level === 'write';

/** Whether it answers with a file. What every visitor may read is nobody's secret. */
const isExport = ({ access, answers }: Call): boolean =>
  access.kind !== 'public' && Object.values(answers).some(({ type }) => type !== undefined);

/**
 * What handlers have of the server for such a caller: the database refuses every write, covered numbers stay covered,
 * and links to documents lead nowhere.
 */
export const supportServices = (services: Services): Services => ({
  ...services,
  store: readOnly(services.store),
  sealer: closed(services.sealer),
  withholdsFiles: true,
});

const readOnly = (store: Store): Store => ({
  ...store,
  school: (schoolId, work, options) => store.school(schoolId, work, { ...options, readOnly: true }),
});

const closed = (sealer: Sealer): Sealer => ({
  ...sealer,
  open() {
    throw new AppError('SUPPORT_WITHHELD');
  },
});
