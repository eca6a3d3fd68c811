import { useState } from 'react';
import { TextField } from '../../ui/Field.tsx';
import type { FieldInputProps } from './field-types.ts';
import { useBoth } from './use-both.ts';

const wordsOf = (text: string): readonly string[] =>
  text
    .split(/[,،;\n]/)
    .map((word) => word.trim())
    .filter(Boolean);

/** A few words of one's own, with commas between them. */
export const WordsField = ({ id, words, isRequired, value, error, onChange }: FieldInputProps) => {
  const both = useBoth();
  const stored = Array.isArray(value) ? value.map(String) : [];
  const [typed, setTyped] = useState(stored.join(', '));
  // What was typed says the same in its own way, with a comma at the end perhaps.
  const text = wordsOf(typed).join() === stored.join() ? typed : stored.join(', ');
  return (
    <TextField
      id={id}
      label={both(words.label)}
      help={words.help && both(words.help)}
      error={error}
      optional={!isRequired}
      value={text}
      onChange={({ currentTarget }) => {
        const next = wordsOf(currentTarget.value);
        setTyped(currentTarget.value);
        onChange(next.length > 0 ? next : undefined);
      }}
    />
  );
};
