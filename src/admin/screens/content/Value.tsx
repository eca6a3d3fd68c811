import { getMedia } from '#schemas/api/media.ts';
import { useCall } from '../../calls/use-call.ts';
import { formatDay, formatDayTime } from '../../format/dates.ts';
import { MediaThumb } from '../../media/MediaThumb.tsx';
import { useLocale, useWords } from '../../words/words.ts';
import classes from './conflict.module.css';
import { conflictWords } from './conflict-words.ts';
import type { FieldSchema } from './field-types.ts';
import type { Fields } from './fields.ts';
import { mediaIdOf } from './media-id.ts';
import { StoredFile } from './StoredFile.tsx';
import type { FieldWords } from './types/define-type.ts';
import { useBoth } from './use-both.ts';

interface Props {
  readonly value: unknown;
  readonly schema: FieldSchema;
  readonly words: FieldWords | undefined;
}

/** What stands in a field, as one reads it. */
export const Value = ({ value, schema, words }: Props) => {
  const say = useWords(conflictWords);
  const both = useBoth();
  const locale = useLocale();
  if (value === undefined || value === null || value === '') return <em>{say('nothing')}</em>;
  if (schema.format === 'media' && typeof value === 'string') return <Picture reference={value} />;
  if (schema.format === 'attachment')
    return <Attachment value={String(value)} label={words ? both(words.label) : ''} />;
  if (Array.isArray(value) && words?.items)
    return <Entries entries={value as readonly Fields[]} schema={schema} fields={words.items.fields} />;
  if (typeof value === 'boolean') return say(value ? 'yes' : 'no');
  if (typeof value === 'object') return textsIn(value).join(' · ') || <em>{say('nothing')}</em>;
  const text = String(value);
  const option = words?.options?.[text];
  if (option) return both(option);
  if (schema.format === 'date') return formatDay(text, locale);
  if (schema.format === 'local-date-time') return formatDayTime(text, locale);
  return text;
};

/** The texts of a list, or of what is in several languages. */
const textsIn = (value: object): readonly string[] =>
  Object.values(value).flatMap((part: unknown) => {
    if (typeof part === 'object' && part !== null) return textsIn(part);
    return typeof part === 'string' && !part.startsWith('media:') ? [part] : [];
  });

interface EntriesProps extends Pick<Props, 'schema'> {
  readonly entries: readonly Fields[];
  readonly fields: Readonly<Record<string, FieldWords>>;
}

/** The entries of a list, each with what stands in its fields. */
const Entries = ({ entries, schema, fields }: EntriesProps) => {
  const both = useBoth();
  return (
    <ol className={classes.entries}>
      {entries.map((entry) => (
        <li key={JSON.stringify(entry)}>
          {Object.entries(fields).map(([field, words]) => {
            const own = schema.items?.properties?.[field];
            if (!own || entry[field] === undefined) return null;
            return (
              <span key={field}>
                <small>{both(words.label)}</small> <Value value={entry[field]} schema={own} words={words} />
              </span>
            );
          })}
        </li>
      ))}
    </ol>
  );
};

/** A file of the library, or a link to one elsewhere. */
const Attachment = ({ value, label }: { readonly value: string; readonly label: string }) => {
  const id = mediaIdOf(value);
  if (id !== undefined) return <StoredFile mediaId={id} label={label} />;
  return (
    <a href={value} target="_blank" rel="noreferrer">
      {value}
    </a>
  );
};

const Picture = ({ reference }: { readonly reference: string }) => {
  const say = useWords(conflictWords);
  const id = Number(reference.replace(/^media:/, ''));
  const { data } = useCall(getMedia, { params: { id } }, { enabled: Number.isInteger(id) });
  if (!data) return say('picture');
  return (
    <span className={classes.picture}>
      <MediaThumb media={data} width={240} alt={data.alt ?? data.fileName ?? ''} />
    </span>
  );
};
