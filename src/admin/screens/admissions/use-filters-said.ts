import { listAssignees } from '#schemas/api/admission-inbox.ts';
import { useCall } from '../../calls/use-call.ts';
import { wayWords } from '../../enquiry-form/words.ts';
import { formatDay } from '../../format/dates.ts';
import { useClassNames } from '../../lookups/use-class-names.ts';
import { useCodeWords } from '../../words/use-code-words.ts';
import { useLocale, useWords } from '../../words/words.ts';
import { listPaperWords } from './list-paper-words.ts';
import type { Place } from './use-place.ts';
import { dayWords, inboxWords, statusWords } from './words.ts';

/** The filters of the list in a sentence, empty where there is none; undefined until their names are known. */
export const useFiltersSaid = ({ filters, isFiltered }: Place): string | undefined => {
  const say = useWords(listPaperWords);
  const sayList = useWords(inboxWords);
  const sayStatus = useCodeWords(statusWords);
  const sayWay = useCodeWords(wayWords);
  const sayDay = useCodeWords(dayWords);
  const locale = useLocale();
  const { className } = useClassNames();
  const { data: people } = useCall(listAssignees, {});
  if (!people) return undefined;
  if (!isFiltered) return '';
  const { keyword, status, class: classId, way, who, by, from, to } = filters;
  const nameOf = (id: string): string =>
    id === '0' ? sayList('nobody') : (people.find((one) => String(one.id) === id)?.name ?? id);
  const days = { from: from && formatDay(from, locale), to: to && formatDay(to, locale) };
  const one = (label: string, value: string | undefined): string => say('filter', { label, value: value ?? '' });
  const said = [
    keyword && say('words', { keyword }),
    status && one(sayList('status'), sayStatus(Number(status))),
    classId && one(sayList('class'), className(Number(classId))),
    way && one(sayList('way'), sayWay(Number(way))),
    who && one(sayList('who'), nameOf(who)),
    (from || to) && one(sayDay(Number(by || 1)), say(from && to ? 'fromTo' : from ? 'from' : 'until', days)),
  ].filter(Boolean);
  return say('filtered', { filters: said.join('; ') });
};
