import type { ClosedDay } from '#schemas/api/attendance/shared.ts';
import { weekdayName } from '#sections/shared/dates.ts';
import { formatDay } from '../format/dates.ts';
import { useLocale, useWords } from '../words/words.ts';
import { closedWords } from './words.ts';

/** Says why there is no register of a day. */
export const useClosedText = (): ((date: string, closed: ClosedDay) => string) => {
  const say = useWords(closedWords);
  const locale = useLocale();
  return (date, { Kind: kind, Name: name }) =>
    say(kind, {
      date: formatDay(date, locale),
      name:
        kind === 'Week_Off' ? weekdayName(date, locale) : kind === 'Outside_Session' ? name.replace('-', '–') : name,
    });
};
