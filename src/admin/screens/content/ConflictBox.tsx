import { UsersRound } from 'lucide-react';
import { type SubmitEvent, useState } from 'react';
import { nameItself } from '../../format/languages.ts';
import { wordDiff } from '../../format/word-diff.ts';
import { useStart } from '../../session/start.ts';
import { Button } from '../../ui/Button.tsx';
import { Initials } from '../../ui/Initials.tsx';
import hidden from '../../ui/unseen.module.css';
import { useWords } from '../../words/words.ts';
import classes from './conflict.module.css';
import { conflictWords } from './conflict-words.ts';
import type { FieldSchema } from './field-types.ts';
import type { Fields } from './fields.ts';
import { plain } from './item-words.ts';
import { readTranslationPath, valueAt } from './translations.ts';
import type { TypeLayout } from './types/define-type.ts';
import { useBoth } from './use-both.ts';
import type { Draft } from './use-draft.ts';
import { Value } from './Value.tsx';
import { contentWords } from './words.ts';

interface Props {
  readonly conflict: NonNullable<Draft['conflict']>;
  /** What the form shows. */
  readonly values: Fields;
  readonly layout: TypeLayout;
  readonly schemas: Readonly<Record<string, FieldSchema>>;
  /** The fields of HTML. */
  readonly html: readonly string[];
  /** Given what is to be kept, by field. */
  readonly onSettle: (kept: Fields) => void;
}

type Choice = { readonly of: 'yours' | 'theirs' } | { readonly of: 'own'; readonly text: string };

/** The fields that two people have changed, side by side: whoever is here decides, or writes a third text. */
export const ConflictBox = ({ conflict, values, layout, schemas, html, onSettle }: Props) => {
  const say = useWords(conflictWords);
  const sayContent = useWords(contentWords);
  const both = useBoth();
  const { user } = useStart();
  const [choices, setChoices] = useState<Readonly<Record<string, Choice>>>({});
  const them = conflict.by ?? say('somebody');
  const sides = conflict.fields.map(({ field, theirs }) => ({ field, theirs, yours: valueAt(values, field) }));
  const labelOf = (field: string): string => {
    const place = readTranslationPath(field);
    const words = layout.fields[place?.field ?? field];
    if (!words) return sayContent('translations');
    return place ? `${both(words.label)} · ${nameItself(place.locale)}` : both(words.label);
  };
  const open = sides.filter(({ field }) => choices[field] === undefined).length;
  const takeAll = (of: 'yours' | 'theirs'): void =>
    setChoices(Object.fromEntries(sides.map(({ field }) => [field, { of }])));
  const settle = (event: SubmitEvent): void => {
    event.preventDefault();
    onSettle(
      Object.fromEntries(
        sides.map(({ field, yours, theirs }) => {
          const choice = choices[field];
          const kept = choice?.of === 'own' ? choice.text || undefined : choice?.of === 'theirs' ? theirs : yours;
          return [field, kept ?? undefined];
        }),
      ),
    );
  };
  return (
    <form className={classes.conflict} aria-label={say('title')} onSubmit={settle}>
      <p className={classes.said} role="alert">
        <UsersRound aria-hidden size={18} />
        <span>
          <strong>{conflict.text}</strong> {say('help')}
        </span>
      </p>
      <div className={classes.head}>
        <span>
          <Initials name={user.name} />
          <strong>{say('yours')}</strong>
          <Button look="quiet" size="compact" onClick={() => takeAll('yours')}>
            {say('allYours')}
          </Button>
        </span>
        <span>
          <Initials name={them} />
          <strong>{conflict.by ?? say('theirs')}</strong>
          <Button look="quiet" size="compact" onClick={() => takeAll('theirs')}>
            {say('allTheirs')}
          </Button>
        </span>
      </div>
      {sides.map((side) => (
        <Decision
          key={side.field}
          side={side}
          label={labelOf(side.field)}
          layout={layout}
          schema={schemas[ownField(side.field)]}
          isHtml={html.includes(ownField(side.field))}
          choice={choices[side.field]}
          onChoose={(choice) => setChoices((before) => ({ ...before, [side.field]: choice }))}
        />
      ))}
      <div className={classes.foot}>
        <Button look="primary" type="submit" disabled={open > 0}>
          {say('save')}
        </Button>
        <span role="status">{open === 1 ? say('left1') : open > 0 && say('left', { count: open })}</span>
      </div>
    </form>
  );
};

interface DecisionProps {
  readonly side: { readonly field: string; readonly yours: unknown; readonly theirs: unknown };
  readonly label: string;
  readonly layout: TypeLayout;
  readonly schema: FieldSchema | undefined;
  readonly isHtml: boolean;
  readonly choice: Choice | undefined;
  readonly onChoose: (choice: Choice) => void;
}

const Decision = ({ side, label, layout, schema = {}, isHtml, choice, onChoose }: DecisionProps) => {
  const { field, yours, theirs } = side;
  const say = useWords(conflictWords);
  const words = layout.fields[ownField(field)];
  const isText = isFreeText(schema) && words?.options === undefined;
  // Of an article the words are compared: to write a third of both, one is taken and changed in its own field.
  const [mine, others] = [yours, theirs].map((text) => (isHtml ? plain(String(text ?? '')) : String(text ?? '')));
  const parts = isText && mine && others ? wordDiff(mine, others) : undefined;
  return (
    <fieldset className={classes.decision}>
      <legend>{label}</legend>
      {(['yours', 'theirs'] as const).map((of) => (
        <label key={of} className={classes.side} data-of={of}>
          <input type="radio" name={field} checked={choice?.of === of} onChange={() => onChoose({ of })} />
          <span>
            <small className={hidden.unseen}>{say(of)}</small>
            {parts ? (
              parts.map(({ kind, text }, at) => {
                const key = `${at}${kind}`;
                if (kind === 'same') return <span key={key}>{text}</span>;
                return (kind === 'out') === (of === 'yours') && <mark key={key}>{text}</mark>;
              })
            ) : (
              <Value value={of === 'yours' ? yours : theirs} schema={schema} words={words} />
            )}
          </span>
        </label>
      ))}
      {isText && !isHtml && (
        <div className={classes.own} data-chosen={choice?.of === 'own' || undefined}>
          <label>
            <input
              type="radio"
              name={field}
              checked={choice?.of === 'own'}
              onChange={() => onChoose({ of: 'own', text: mine ?? '' })}
            />
            {say('own')}
          </label>
          {choice?.of === 'own' && (
            <textarea
              aria-label={say('ownOf', { label })}
              rows={Math.min(8, Math.ceil(choice.text.length / 90) + 1)}
              maxLength={schema.maxLength}
              value={choice.text}
              onChange={({ currentTarget }) => onChoose({ of: 'own', text: currentTarget.value })}
            />
          )}
        </div>
      )}
    </fieldset>
  );
};

/** The field that a text in another language is of. */
const ownField = (field: string): string => readTranslationPath(field)?.field ?? field;

const textFormats: readonly (string | undefined)[] = [undefined, 'multiline', 'html'];

const isFreeText = ({ type, format, enum: listed }: FieldSchema): boolean =>
  type === 'string' && listed === undefined && textFormats.includes(format);
