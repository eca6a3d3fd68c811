import { X } from 'lucide-react';
import { type KeyboardEvent, useId, useState } from 'react';
import { listMediaTags } from '#schemas/api/media.ts';
import { maxTagLength, maxTags, tidyTag, tidyTags } from '#schemas/records/media-tags.ts';
import { useCall } from '../../calls/use-call.ts';
import { FieldFrame, ReadField } from '../../ui/Field.tsx';
import { useReading } from '../../ui/reading.ts';
import { useWords } from '../../words/words.ts';
import classes from './tags.module.css';
import { libraryWords } from './words.ts';

interface Props {
  readonly label: string;
  readonly help?: string;
  readonly error?: string | undefined;
  readonly tags: readonly string[];
  readonly onChange: (tags: readonly string[]) => void;
}

/** Tags as chips; the school's own are suggested while one is typed. Enter or a comma adds it, Backspace takes the last. */
export const TagsField = ({ label, help, error, tags, onChange }: Props) => {
  const say = useWords(libraryWords);
  const id = useId();
  const [typed, setTyped] = useState('');
  const { data: known = [] } = useCall(listMediaTags, {});
  if (useReading()) return <ReadField label={label}>{tags.join(', ')}</ReadField>;
  const isFull = tags.length >= maxTags;
  const add = (text: string): void => {
    setTyped('');
    if (tidyTag(text) !== '' && !isFull) onChange(tidyTags([...tags, text]));
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>): void => {
    if (event.key === 'Enter' && typed.trim() !== '') {
      event.preventDefault();
      add(typed);
    } else if (event.key === 'Backspace' && typed === '' && tags.length > 0) onChange(tags.slice(0, -1));
  };
  return (
    <FieldFrame
      id={id}
      label={label}
      help={help}
      error={error}
      {...(isFull ? { counter: say('tagsFull', { count: maxTags }) } : {})}
    >
      <div className={classes.tags}>
        {tags.map((tag) => (
          <span key={tag} className={classes.tag}>
            {tag}
            <button
              type="button"
              aria-label={say('dropTag', { tag })}
              onClick={() => onChange(tags.filter((one) => one !== tag))}
            >
              <X aria-hidden size={14} />
            </button>
          </span>
        ))}
        <input
          aria-labelledby={`${id}-label`}
          list={`${id}-known`}
          value={typed}
          maxLength={maxTagLength}
          disabled={isFull}
          autoComplete="off"
          enterKeyHint="done"
          placeholder={tags.length === 0 ? say('tagExample') : ''}
          onChange={({ currentTarget: { value } }) => {
            const isChosen = known.some(({ tag }) => tag === value) && Math.abs(value.length - typed.length) > 1;
            if (isChosen || /[,;]$/.test(value)) add(value);
            else setTyped(value);
          }}
          onKeyDown={onKeyDown}
          onBlur={() => add(typed)}
        />
        <datalist id={`${id}-known`}>
          {known
            .filter(({ tag }) => !tags.includes(tag))
            .map(({ tag }) => (
              <option key={tag} value={tag} />
            ))}
        </datalist>
      </div>
    </FieldFrame>
  );
};
