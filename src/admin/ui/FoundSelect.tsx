import { useState } from 'react';
import { defineWords, useWords } from '../words/words.ts';
import { SelectField, TextField } from './Field.tsx';

const words = defineWords({
  en: { find: '{label}: find by name', more: 'There are more. Type a part of the name.' },
  hi: { find: '{label}: नाम से ढूँढें', more: 'और भी हैं। नाम का कोई हिस्सा लिखें।' },
});

/** How many a list is asked for: of more, one has to be found. */
export const mostFound = 100;

interface Option {
  readonly value: string;
  readonly label: string;
}

interface Props {
  readonly id?: string;
  readonly label: string;
  /** Stands for nobody. */
  readonly none: string;
  /** What the server has found by the keyword, `mostFound` at most. */
  readonly found: readonly Option[];
  readonly keyword: string;
  readonly onKeyword: (keyword: string) => void;
  readonly value: string;
  readonly error?: string | undefined;
  readonly onChoose: (value: string) => void;
  readonly 'data-autofocus'?: boolean;
}

/** One of a list that may be too long to be shown whole: then the server is asked by a keyword. */
export const FoundSelect = ({ label, none, found, keyword, onKeyword, value, onChoose, ...rest }: Props) => {
  const say = useWords(words);
  const [chosen, setChosen] = useState<Option>();
  const isLost = chosen !== undefined && chosen.value === value && !found.some((one) => one.value === value);
  const hasMore = found.length >= mostFound;
  return (
    <>
      {(hasMore || keyword !== '') && (
        <TextField
          type="search"
          label={say('find', { label })}
          help={hasMore ? say('more') : undefined}
          maxLength={100}
          value={keyword}
          onChange={({ currentTarget }) => onKeyword(currentTarget.value)}
        />
      )}
      <SelectField
        {...rest}
        label={label}
        value={value}
        options={[{ value: '', label: none }, ...(isLost ? [chosen] : []), ...found]}
        onChange={({ currentTarget }) => {
          setChosen(found.find((one) => one.value === currentTarget.value));
          onChoose(currentTarget.value);
        }}
      />
    </>
  );
};
