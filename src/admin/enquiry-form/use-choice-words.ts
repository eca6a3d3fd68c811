import { useWords } from '../words/words.ts';
import { formWords } from './form-words.ts';

type Word = keyof (typeof formWords)['en'];

const choices: Readonly<Record<'Gender' | 'Category' | 'Source', readonly Word[]>> = {
  Gender: ['Male', 'Female', 'Undisclosed'],
  Category: ['General', 'EWS', 'OBC', 'SC', 'ST'],
  Source: ['Website', 'Friend', 'Advertisement', 'Social', 'Banner', 'Other'],
};

/** Says what was chosen of a field, as its menu does; what no menu has stays as it is stored. */
export const useChoiceWords = (): ((field: keyof typeof choices, value: string) => string) => {
  const say = useWords(formWords);
  return (field, value) => {
    if (field === 'Gender' && value === 'Other') return say('otherGender');
    const word = choices[field].find((one) => one === value);
    return word === undefined ? value : say(word);
  };
};
