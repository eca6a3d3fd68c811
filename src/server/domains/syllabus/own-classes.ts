import type { Scope } from '#schemas/access/matrix.ts';
import type { CallContext } from '#server/http/calls/handle.ts';
import { AppError } from '#shared/errors/app-error.ts';

type Caller = Pick<CallContext, 'actor'>;

/** The classes a scope reaches: undefined for all of them, a class teacher's own otherwise. */
export const classesIn = ({ actor }: Caller, scope: Scope | undefined): readonly number[] | undefined => {
  if (scope === 'all') return undefined;
  return scope === 'classes' && actor.kind === 'user' ? actor.classes.map(({ Class_Id }) => Class_Id) : [];
};

/** Throws `NO_ACCESS` unless the caller may write the syllabuses of a class. */
export const requireOwnClass = (context: CallContext, classId: number): void => {
  const own = classesIn(context, context.scope);
  if (own && !own.includes(classId)) throw new AppError('NO_ACCESS');
};
