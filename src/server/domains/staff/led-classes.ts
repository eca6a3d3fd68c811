import { moveClasses } from '#server/domains/accounts/index.ts';
import type { CallContext } from '#server/http/calls/handle.ts';
import type { WriteContext } from '#server/store/audit.ts';
import type { OwnClass, StaffRow } from '#server/store/schema.ts';

type Details = StaffRow['details'];
type TaughtClass = OwnClass & { readonly Is_Class_Teacher?: boolean };

const taughtClasses = ({ Classes = [] }: Details): readonly TaughtClass[] => Classes as readonly TaughtClass[];

/** The classes that somebody is the class teacher of. */
export const ledClasses = ({ details }: Pick<StaffRow, 'details'>): OwnClass[] =>
  taughtClasses(details)
    .filter(({ Is_Class_Teacher }) => Is_Class_Teacher)
    .map(({ Class_Id, Section_Id }) => ({ Class_Id, Section_Id }));

/** Whether somebody is the class teacher of a class. */
export const isLedBy = (member: Pick<StaffRow, 'details'>, place: OwnClass): boolean =>
  ledClasses(member).some((one) => isSame(one, place));

/** The details of a record that says of a class whether it is theirs. Who is no class teacher of it teaches it still. */
export const withClass = (details: Details, place: OwnClass, isTeacher: boolean): Details => {
  const kept = taughtClasses(details);
  const marked = { ...place, Is_Class_Teacher: isTeacher };
  const Classes = kept.some((one) => isSame(one, place))
    ? kept.map((one) => (isSame(one, place) ? marked : one))
    : [...kept, marked];
  return { ...details, Classes };
};

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
  classes.filter((one) => !others.some((other) => isSame(one, other)));

const isSame = (one: OwnClass, other: OwnClass): boolean =>
  one.Class_Id === other.Class_Id && one.Section_Id === other.Section_Id;
