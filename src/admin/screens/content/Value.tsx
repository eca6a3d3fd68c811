import { getMedia } from '#schemas/api/media.ts';
import { useCall } from '../../calls/use-call.ts';
import { formatDay, formatDayTime } from '../../format/dates.ts';
import { MediaThumb } from '../../media/MediaThumb.tsx';
import { useLocale, useWords } from '../../words/words.ts';
import classes from './conflict.module.css';
import { conflictWords } from './conflict-words.ts';
import type { FieldSchema } from './field-types.ts';
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
