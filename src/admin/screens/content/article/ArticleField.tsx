import { useState } from 'react';
import { PicturePicker } from '../../../media/PicturePicker.tsx';
import { FieldFrame } from '../../../ui/Field.tsx';
import { useAttempt } from '../../../ui/Notices.tsx';
import { useWords } from '../../../words/words.ts';
import type { FieldInputProps } from '../field-types.ts';
import { useBoth } from '../use-both.ts';
import { Around } from './Around.tsx';
import classes from './article.module.css';
import { Toolbar } from './Toolbar.tsx';
import type { Asking } from './tools.ts';
import { useArticle } from './use-article.ts';
import { articleWords } from './words.ts';

/** The share of the room for a text from which it is said how much is left. */
const nearlyFull = 0.8;

/** A text with headings, lists, links, pictures and tables, written as visitors read it. */
export const ArticleField = ({ id, schema, words, isRequired, value, error, onChange }: FieldInputProps) => {
  const both = useBoth();
  const say = useWords(articleWords);
  const attempt = useAttempt();
  const [asking, setAsking] = useState<Asking>();
  const label = both(words.label);
  const text = typeof value === 'string' ? value : '';
  const { element, editor, putPicture } = useArticle({
    value: text,
    attributes: {
      id,
      role: 'textbox',
      'aria-multiline': 'true',
      'aria-labelledby': `${id}-label`,
      ...(isRequired && { 'aria-required': 'true' }),
      ...(error && { 'aria-invalid': 'true', 'aria-describedby': `${id}-error` }),
    },
    onChange: (html) => onChange(html === '' ? undefined : html),
    onLink: () => setAsking('link'),
  });
  const { maxLength = Number.POSITIVE_INFINITY } = schema;
  return (
    <FieldFrame
      id={id}
      label={label}
      help={words.help && both(words.help)}
      error={error}
      optional={!isRequired && words.standard === undefined}
      counter={text.length > maxLength * nearlyFull ? say('count', { count: text.length, max: maxLength }) : undefined}
    >
      <div className={classes.article} data-error={error !== undefined || undefined}>
        {editor && (
          <div className={classes.head}>
            <Toolbar editor={editor} controls={id} label={label} onAsk={setAsking} />
            <Around editor={editor} asking={asking} onClose={() => setAsking(undefined)} />
          </div>
        )}
        <div className={classes.text} ref={element} />
      </div>
      {asking === 'picture' && (
        <PicturePicker
          mediaClass="public"
          onClose={() => setAsking(undefined)}
          onChoose={(reference) => {
            setAsking(undefined);
            void attempt(() => putPicture(reference));
          }}
        />
      )}
    </FieldFrame>
  );
};
