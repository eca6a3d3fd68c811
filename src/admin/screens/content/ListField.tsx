import { ArrowDown, ArrowUp, Plus, X } from 'lucide-react';
import type { ComponentType } from 'react';
import { Button } from '../../ui/Button.tsx';
import { useEntryKeys } from '../../ui/use-entry-keys.ts';
import { useWords } from '../../words/words.ts';
import classes from './content.module.css';
import { errorOf, errorsIn } from './field-errors.ts';
import { type FieldInputProps, textsOf } from './field-types.ts';
import { TextPair } from './TextPair.tsx';
import { translationPath, translationsOf } from './translations.ts';
import type { FieldWords } from './types/define-type.ts';
import { useBoth } from './use-both.ts';
import { contentWords } from './words.ts';

type Entry = Readonly<Record<string, unknown>>;

const entriesOf = (value: unknown): readonly Entry[] => (Array.isArray(value) ? (value as readonly Entry[]) : []);

const moved = (entries: readonly Entry[], from: number, to: number): readonly Entry[] => {
  const [entry] = entries.slice(from, from + 1);
  const rest = entries.filter((_, at) => at !== from);
  return entry ? [...rest.slice(0, to), entry, ...rest.slice(to)] : entries;
};

interface Props extends FieldInputProps {
  /** How a field of an entry is shown: as one outside of a list. */
  readonly input: ComponentType<FieldInputProps>;
}

/** A list of entries with fields of their own, such as the pictures of an album; ordered by buttons. */
export const ListField = ({ id, path, schema, words, value, error, errors = {}, onChange, input: Input }: Props) => {
  const both = useBoth();
  const say = useWords(contentWords);
  const { items } = words;
  const fields = Object.entries(schema.items?.properties ?? {}).filter(
    (entry): entry is [string, (typeof entry)[1]] => items?.fields[entry[0]] !== undefined,
  );
  const texts = textsOf(schema.items?.properties ?? {});
  const entries = entriesOf(value);
  const { keys, ...keyed } = useEntryKeys(entries.length);
  if (!items) return null;
  const put = (next: readonly Entry[]): void => onChange(next);
  const move = (from: number, to: number): void => {
    keyed.move(from, to);
    put(moved(entries, from, to));
  };
  const remove = (at: number): void => {
    keyed.remove(at);
    put(entries.filter((_, i) => i !== at));
  };
  const change = (at: number, field: string, typed: unknown): void => {
    const { [field]: _, ...others } = entries[at] ?? {};
    put(entries.map((entry, i) => (i === at ? (typed === undefined ? others : { ...others, [field]: typed }) : entry)));
  };
  return (
    <fieldset className={classes.list} id={id}>
      <legend>{both(words.label)}</legend>
      {error && <p className={classes.wrong}>{error}</p>}
      <ol>
        {entries.map((entry, at) => {
          const name = `${both(words.label)} ${at + 1}`;
          const wrong = errorsIn(errors, `[${at}]`);
          return (
            <li key={keys[at]} id={`${id}-${at}`} tabIndex={-1}>
              {errors[`[${at}]`] && <p className={classes.wrong}>{errors[`[${at}]`]}</p>}
              {fields.map(([field, fieldSchema]) => {
                const props: FieldInputProps = {
                  id: `${id}-${at}-${field}`,
                  path: `${path}[].${field}`,
                  schema: fieldSchema,
                  words: items.fields[field] as FieldWords,
                  isRequired: false,
                  value: entry[field],
                  error: errorOf(wrong, field),
                  onChange: (typed) => change(at, field, typed),
                };
                return texts.includes(field) ? (
                  <TextPair
                    key={field}
                    {...props}
                    input={Input}
                    field={field}
                    translations={translationsOf(entry)}
                    errorIn={(locale) => wrong[translationPath(locale, field)]}
                    onTranslate={(translations) => change(at, 'translations', translations)}
                  />
                ) : (
                  <Input key={field} {...props} />
                );
              })}
              <div className={classes.entryTools}>
                <Button
                  look="quiet"
                  size="compact"
                  aria-label={say('up', { name })}
                  disabled={at === 0}
                  onClick={() => move(at, at - 1)}
                >
                  <ArrowUp aria-hidden size={18} />
                </Button>
                <Button
                  look="quiet"
                  size="compact"
                  aria-label={say('down', { name })}
                  disabled={at === entries.length - 1}
                  onClick={() => move(at, at + 1)}
                >
                  <ArrowDown aria-hidden size={18} />
                </Button>
                <Button look="quiet" size="compact" icon={<X aria-hidden size={18} />} onClick={() => remove(at)}>
                  {say('removePart')}
                </Button>
              </div>
            </li>
          );
        })}
      </ol>
      <div>
        <Button
          icon={<Plus aria-hidden size={18} />}
          disabled={entries.length >= (schema.maxItems ?? Number.POSITIVE_INFINITY)}
          onClick={() => put([...entries, {}])}
        >
          {both(items.add)}
        </Button>
      </div>
    </fieldset>
  );
};
