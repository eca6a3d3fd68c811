import { moveClasses } from '#server/domains/accounts/index.ts';
import type { CallContext } from '#server/http/calls/handle.ts';
import type { WriteContext } from '#server/store/audit.ts';
import type { OwnClass, StaffRow } from '#server/store/schema.ts';

/** The classes that somebody is the class teacher of. */
export const ledClasses = ({ details }: Pick<StaffRow, 'details'>): OwnClass[] =>
  ((details.Classes ?? []) as readonly (OwnClass & { Is_Class_Teacher?: boolean })[])
    .filter(({ Is_Class_Teacher }) => Is_Class_Teacher)
    .map(({ Class_Id, Section_Id }) => ({ Class_Id, Section_Id }));

interface Change {
  readonly before: StaffRow;
  readonly after: StaffRow;
}

/** Lets the log-in of a class teacher follow the record, where the caller may change log-ins. */
export const carryClasses = async (
  tx: WriteContext,
  context: CallContext,
  { before, after }: Change,
): Promise<void> => {
  const { schoolId, userId } = after;
  if (userId === null || context.scopeOf('/users', 'write') !== 'all') return;
  const [old, led] = [ledClasses(before), ledClasses(after)];
  const added = without(led, old);
  const removed = without(old, led);
  if (added.length + removed.length === 0) return;
  await moveClasses(tx, { schoolId, userId, added, removed, now: context.now() });
};

const without = (classes: readonly OwnClass[], others: readonly OwnClass[]): OwnClass[] =>
  classes.filter(
    (one) => !others.some(({ Class_Id, Section_Id }) => Class_Id === one.Class_Id && Section_Id === one.Section_Id),
  );
