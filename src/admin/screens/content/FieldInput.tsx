import { Suspense } from 'react';
import { SelectField, SwitchField, TextAreaField, TextField } from '../../ui/Field.tsx';
import { part } from '../../ui/part.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { useWords } from '../../words/words.ts';
import { AttachmentField } from './AttachmentField.tsx';
import { ChoicesField } from './ChoicesField.tsx';
import type { FieldInputProps } from './field-types.ts';
import { ListField } from './ListField.tsx';
import { PictureField } from './PictureField.tsx';
import { useBoth } from './use-both.ts';
import { WordsField } from './WordsField.tsx';
import { contentWords } from './words.ts';

/** Heavier than all other fields together, and of few types. */
const ArticleField = part(async () => (await import('./article/ArticleField.tsx')).ArticleField);

const textOf = (value: unknown): string => (value === undefined || value === null ? '' : String(value));

/** The fields of text by format, where a browser or a keyboard knows one. */
const inputs: Readonly<Record<string, { readonly type?: string; readonly inputMode?: 'url' | 'email' | 'tel' }>> = {
  date: { type: 'date' },
  'local-date-time': { type: 'datetime-local' },
  'local-time': { type: 'time' },
  email: { type: 'email', inputMode: 'email' },
  'https-url': { inputMode: 'url' },
  link: { inputMode: 'url' },
  mobile: { type: 'tel', inputMode: 'tel' },
  phone: { type: 'tel', inputMode: 'tel' },
};
/** The longest text that has a line of its own. */
const lineLength = 500;

/** A field of a form, made from its schema. */
export const FieldInput = (props: FieldInputProps) => {
  const { id, schema, words, isRequired, value, error, onChange } = props;
  const both = useBoth();
  const say = useWords(contentWords);
  const said = {
    id,
    label: both(words.label),
    help: words.help && both(words.help),
    error,
    optional: !isRequired && words.standard === undefined,
  };
  if (schema.format === 'media') return <PictureField {...props} />;
  if (schema.format === 'attachment') return <AttachmentField {...props} />;
  if (props.isHtml)
    return (
      <Suspense fallback={<Skeleton rows={6} />}>
        <ArticleField {...props} />
      </Suspense>
    );
  if (schema.type === 'array') {
    if (schema.items?.properties) return <ListField {...props} input={FieldInput} />;
    return words.options ? <ChoicesField {...props} /> : <WordsField {...props} />;
  }
  if (schema.type === 'boolean') {
    const isOn = value === undefined ? words.standard === 'true' : value === true;
    return <SwitchField {...said} checked={isOn} onChange={(checked) => onChange(checked)} />;
  }
  if (words.options) {
    const isNumber = schema.type === 'integer';
    const listed = schema.enum ?? Object.keys(words.options).map((one) => (isNumber ? Number(one) : one));
    const isOther = value !== undefined && !listed.some((one) => one === value);
    const values: readonly (string | number)[] = isOther ? [...listed, String(value)] : listed;
    const known = values.map((one) => ({
      value: String(one),
      label: both(words.options?.[one] ?? [`${one}`, `${one}`]),
    }));
    const unchosen = { value: '', label: isRequired ? say('choose') : '–' };
    const isChosen = words.standard !== undefined || (isRequired && value !== undefined);
    const change = (text: string): void =>
      onChange(text === '' ? undefined : values.find((one) => String(one) === text));
    return (
      <SelectField
        {...said}
        options={isChosen ? known : [unchosen, ...known]}
        value={textOf(value) || (words.standard ?? '')}
        onChange={({ currentTarget }) => change(currentTarget.value)}
      />
    );
  }
  if (schema.type === 'integer' || schema.type === 'number')
    return (
      <TextField
        {...said}
        inputMode="decimal"
        value={textOf(value)}
        onChange={({ currentTarget }) => onChange(numberOf(currentTarget.value))}
      />
    );
  const { maxLength } = schema;
  const text = textOf(value);
  const change = (typed: string): void => onChange(typed === '' ? undefined : typed);
  const counted = maxLength === undefined ? undefined : say('characters', { count: [...text].length, max: maxLength });
  if (schema.format === 'multiline' && (maxLength ?? 0) > 0)
    return (
      <TextAreaField
        {...said}
        counter={counted}
        maxLength={maxLength}
        minRows={(maxLength ?? 0) > lineLength ? 6 : 3}
        value={text}
        onChange={({ currentTarget }) => change(currentTarget.value)}
      />
    );
  return (
    <TextField
      {...said}
      {...inputs[schema.format ?? '']}
      counter={schema.format === undefined ? counted : undefined}
      maxLength={maxLength}
      value={schema.format === 'local-date-time' ? text.slice(0, 16) : text}
      onChange={({ currentTarget }) => change(currentTarget.value)}
    />
  );
};

/** What is no number stays as it was typed: the server says what is wrong with it. */
const numberOf = (text: string): number | string | undefined => {
  if (text.trim() === '') return undefined;
  const number = Number(text);
  return Number.isFinite(number) && !/[.\s]$/.test(text) ? number : text;
};
