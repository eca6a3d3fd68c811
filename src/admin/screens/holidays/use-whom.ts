import { useLookup } from '../../lookups/use-lookup.ts';
import { useWords } from '../../words/words.ts';
import { holidaysWords } from './words.ts';

/** Whom a holiday is for, by its `Applies_To`; undefined where it is for everybody. */
export const useWhom = (): ((appliesTo: string | undefined) => string | undefined) => {
  const say = useWords(holidaysWords);
  const { nameOf } = useLookup('classes');
  return (appliesTo = 'All') => {
    if (appliesTo === 'All') return undefined;
    if (appliesTo === 'Staff') return say('forStaff');
    return appliesTo
      .split(',')
      .map((id) => nameOf(Number(id)))
      .filter(Boolean)
      .join(', ');
  };
};
