import { listLookup } from '#schemas/api/lookups.ts';
import { useCall } from '../../calls/use-call.ts';
import { useWords } from '../../words/words.ts';
import { holidaysWords } from './words.ts';

interface Class {
  readonly id: number;
  readonly name: string;
}

/** The school's classes. */
export const useClasses = (): readonly Class[] =>
  (useCall(listLookup, { params: { kind: 'classes' } }).data as readonly Class[] | undefined) ?? [];

/** Whom a holiday is for, by its `Applies_To`; undefined where it is for everybody. */
export const useWhom = (): ((appliesTo: string | undefined) => string | undefined) => {
  const say = useWords(holidaysWords);
  const classes = useClasses();
  return (appliesTo = 'All') => {
    if (appliesTo === 'All') return undefined;
    if (appliesTo === 'Staff') return say('forStaff');
    const ids = appliesTo.split(',').map(Number);
    return classes
      .filter(({ id }) => ids.includes(id))
      .map(({ name }) => name)
      .join(', ');
  };
};
