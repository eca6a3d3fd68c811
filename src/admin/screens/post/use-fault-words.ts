import type { FieldTexts } from '../../calls/refused-fields.ts';
import { formatDay, formatDayTime } from '../../format/dates.ts';
import { useLocale, useWords } from '../../words/words.ts';
import { whenWords } from '../content/side-words.ts';
import type { PostFaults } from './post-fields.ts';
import { postWords } from './words.ts';

/** Says what is wrong, by field. */
export const useFaultWords = (): ((faults: PostFaults) => FieldTexts) => {
  const say = useWords(postWords);
  const sayWhen = useWords(whenWords);
  const locale = useLocale();
  return ({ publish_at: from, expire_at: until, ...faults }) => ({
    ...Object.fromEntries(Object.entries(faults).map(([field, fault]) => [field, say(fault)])),
    ...(from && { publish_at: sayWhen(from, { now: formatDayTime(new Date().toISOString(), locale) }) }),
    ...(until && {
      expire_at: sayWhen(until.isBeforeStart ? 'beforeStart' : 'after', { day: formatDay(until.after, locale) }),
    }),
  });
};
