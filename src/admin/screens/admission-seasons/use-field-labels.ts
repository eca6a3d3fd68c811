import { useClassNames } from '../../lookups/use-class-names.ts';
import { useWords } from '../../words/words.ts';
import type { SeasonFields } from './season-fields.ts';
import { seasonWords } from './words.ts';

/** What a field is called in the sum of what is wrong, by its name: `seats-8`, `day-0`. */
export const useFieldLabels = ({ days }: SeasonFields): ((field: string) => string) => {
  const say = useWords(seasonWords);
  const { className } = useClassNames();
  return (field) => {
    const [name = '', key = ''] = field.split('-');
    if (name === 'from' || name === 'to' || name === 'seats')
      return say(`${name}Of`, { class: className(Number(key)) });
    if (name === 'day' || name === 'what')
      return `${say(name)} ${days.findIndex((one) => String(one.key) === key) + 1}`;
    if (name === 'Opens_On' || name === 'Closes_On' || name === 'Age_On') return say(name);
    return say('classes');
  };
};
