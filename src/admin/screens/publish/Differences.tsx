import { ArrowRight } from 'lucide-react';
import { getMedia } from '#schemas/api/media.ts';
import type { Difference, WaitingChange } from '#schemas/api/publishing.ts';
import { themeChange } from '#schemas/office.ts';
import { useCall } from '../../calls/use-call.ts';
import { ChangedWords, In, Out } from '../../differences/Marks.tsx';
import { differenceWords } from '../../differences/words.ts';
import { formatDay, formatDayTime } from '../../format/dates.ts';
import { languageName } from '../../format/languages.ts';
import { useWords } from '../../words/words.ts';
import { choiceWords, fieldWords, labelOf, type Wording } from './change-words.ts';
import { contrastWithWhite } from './contrast.ts';
import classes from './publish.module.css';

interface Props {
  readonly change: WaitingChange;
  readonly words: Wording;
}

/** What a change takes from visitors and shows them instead, field by field. */
export const Differences = ({ change, words }: Props) => (
  <dl className={classes.differences}>
    {change.summary && (
      <div>
        <dt>{words.say('wholeNew')}</dt>
        <dd>{amount(change.summary, words)}</dd>
      </div>
    )}
    {change.differences.map((difference) => (
      <div key={`${difference.locale}.${difference.field}`}>
        <dt>{labelOf(change.type, difference, words)}</dt>
        <dd {...(difference.locale ? { lang: difference.locale } : {})}>
          <Sides type={change.type} difference={difference} words={words} />
        </dd>
      </div>
    ))}
  </dl>
);

const amount = (summary: NonNullable<WaitingChange['summary']>, { say, locale }: Wording): string => {
  const { words, pictures, locales } = summary;
  const said = say(pictures === 0 ? 'amount' : pictures === 1 ? 'withPicture' : 'withPictures', { words, pictures });
  if (locales.length === 0) return said;
  const languages = locales.map((code) => languageName(code, locale)).join(', ');
  return say('alsoIn', { amount: said, languages });
};

interface SidesProps {
  readonly type: string;
  readonly difference: Difference;
  readonly words: Wording;
}

const Sides = ({ type, difference, words }: SidesProps) => {
  const { kind, before, after } = difference;
  if (kind === 'picture') return <Pictures before={before} after={after} words={words} />;
  if (kind === 'color') return <Colors before={String(before)} after={String(after)} words={words} />;
  if (kind === 'list') return <Entries before={before} after={after} words={words} />;
  if (kind === 'place') {
    const [from, to] = [Number(before), Number(after)];
    return <>{words.say(to < from ? 'movedUp' : 'movedDown', { before: from, after: to })}</>;
  }
  const isChoice = [before, after].some((side) => choiceOf({ type, difference, words }, side) !== undefined);
  if (!isChoice && (kind === 'text' || kind === 'html') && typeof before === 'string' && typeof after === 'string')
    return <ChangedWords before={before} after={after} />;
  const value = (side: Difference['before']): string => valueWords({ type, difference, words }, side);
  return (
    <>
      {!isNothing(before) && <Out>{value(before)}</Out>} {!isNothing(after) && <In>{value(after)}</In>}
    </>
  );
};

/** What was chosen of the looks and settings of a section, as the editor of the website calls it. */
const choiceOf = ({ type, difference, words }: SidesProps, side: Difference['before']): string | undefined =>
  type === themeChange && typeof side === 'string' ? choiceWords(difference.field, side, words.locale) : undefined;

const isNothing = (side: Difference['before']): boolean => side === null || side === '';

/** How long a text is shown that is put in or taken out as a whole. */
const longest = 400;

const valueWords = ({ type, difference, words }: SidesProps, side: Difference['before']): string => {
  const { field, kind } = difference;
  const { say, both, locale } = words;
  if (kind === 'shown') return say(side ? 'shown' : 'hidden');
  if (typeof side === 'boolean') return say(side ? 'yes' : 'no');
  const text = String(side);
  const option = fieldWords(type, field)?.options?.[text];
  if (option) return both(option);
  const choice = choiceOf({ type, difference, words }, side);
  if (choice !== undefined) return choice;
  if (kind === 'date') return formatDay(text, locale);
  if (kind === 'time') return formatDayTime(text, locale);
  return text.length > longest ? `${text.slice(0, longest)} …` : text;
};

interface TextProps {
  readonly before: string;
  readonly after: string;
  readonly words: Wording;
}

const Colors = ({ before, after, words }: TextProps) => {
  const [from, to] = [contrastWithWhite(before), contrastWithWhite(after)];
  return (
    <span className={classes.colors}>
      <span className={classes.swatch} style={{ background: before }} />
      <Out>{before}</Out>
      <ArrowRight aria-hidden size={16} />
      <span className={classes.swatch} style={{ background: after }} />
      <In>{after}</In>
      {from && to && <small>{words.say('contrast', { before: from, after: to })}</small>}
    </span>
  );
};

interface SideProps {
  readonly before: Difference['before'];
  readonly after: Difference['before'];
  readonly words: Wording;
}

const Pictures = ({ before, after, words }: SideProps) => (
  <span className={classes.pictures}>
    {typeof before === 'string' && <Picture reference={before} label={words.say('pictureBefore')} words={words} />}
    <ArrowRight aria-hidden size={16} />
    {typeof after === 'string' ? (
      <Picture reference={after} label={words.say('pictureAfter')} words={words} isNew />
    ) : (
      words.say('nothing')
    )}
  </span>
);

interface PictureProps {
  readonly reference: string;
  readonly label: string;
  readonly words: Wording;
  readonly isNew?: boolean;
}

const idOf = (reference: string): number | undefined => {
  const [, id] = /^media:(\d+)$/.exec(reference) ?? [];
  return id === undefined ? undefined : Number(id);
};

const Picture = ({ reference, label, words, isNew = false }: PictureProps) => {
  const id = idOf(reference);
  const { data, isError } = useCall(getMedia, { params: { id: id ?? 0 } }, { enabled: id !== undefined });
  if ((isError && !data) || id === undefined) return <span>{words.say('pictureGone')}</span>;
  const url = data?.variants[0]?.url ?? data?.url;
  return (
    <span className={classes.picture} data-new={isNew || undefined}>
      {url && <img src={url} alt={`${label}: ${data?.alt ?? ''}`} />}
    </span>
  );
};

const entriesOf = (side: Difference['before']): readonly string[] => (Array.isArray(side) ? side : []);

/** Entries of a list: those that went, and those that came. */
const Entries = ({ before, after, words }: SideProps) => {
  const [old, next] = [entriesOf(before), entriesOf(after)];
  const gone = old.filter((entry) => !next.includes(entry));
  const come = next.filter((entry) => !old.includes(entry));
  return (
    <ul className={classes.entries}>
      {gone.map((entry) => (
        <li key={`out ${entry}`}>
          <Entry entry={entry} words={words} />
        </li>
      ))}
      {come.map((entry) => (
        <li key={`in ${entry}`}>
          <Entry entry={entry} words={words} isNew />
        </li>
      ))}
      {gone.length + come.length === 0 && <li>{next.join(', ')}</li>}
    </ul>
  );
};

const Entry = ({
  entry,
  words,
  isNew = false,
}: {
  readonly entry: string;
  readonly words: Wording;
  readonly isNew?: boolean;
}) => {
  const say = useWords(differenceWords);
  const label = say(isNew ? 'putIn' : 'takenOut');
  if (idOf(entry) !== undefined) return <Picture reference={entry} label={label} words={words} isNew={isNew} />;
  return isNew ? <In>{entry}</In> : <Out>{entry}</Out>;
};
