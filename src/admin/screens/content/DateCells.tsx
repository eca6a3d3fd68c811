import type { PicturedItem } from '#schemas/api/content/read.ts';
import { useLocale, useWords } from '../../words/words.ts';
import { datesOf, type ShownDate } from './item-dates.ts';
import classes from './item-facts.module.css';
import { listWords } from './list-words.ts';
import type { TypeLayout } from './types/define-type.ts';
import { useBoth } from './use-both.ts';

/** Which columns with days a list has. */
export interface DateColumns {
  readonly hasFrom: boolean;
  readonly hasUntil: boolean;
}

/** Types with days of their own always show them; others when visitors see an entry only until a time. */
export const dateColumnsOf = ({ dates }: TypeLayout, items: readonly PicturedItem[]): DateColumns => ({
  hasFrom: dates !== undefined,
  hasUntil: dates !== undefined || items.some(({ expire_at: end }) => end !== null),
});

interface HeadProps extends DateColumns {
  readonly layout: TypeLayout;
}

export const DateHeads = ({ layout, hasFrom, hasUntil }: HeadProps) => {
  const say = useWords(listWords);
  const both = useBoth();
  const { dates, fields } = layout;
  const nameOf = (field: string | undefined, other: string): string => {
    const label = field === undefined ? undefined : fields[field]?.label;
    return label ? both(label) : other;
  };
  return (
    <>
      {hasFrom && <th scope="col">{dates?.until ? nameOf(dates.from, say('date')) : say('date')}</th>}
      {hasUntil && (
        <th scope="col" className={hasFrom ? classes.until : undefined}>
          {nameOf(dates?.until, say('shownUntil'))}
        </th>
      )}
    </>
  );
};

interface Props extends HeadProps {
  readonly item: PicturedItem;
}

/** The days of an item: in two columns where there is room, in one where there is less. */
export const DateCells = ({ item, layout, hasFrom, hasUntil }: Props) => {
  const say = useWords(listWords);
  const locale = useLocale();
  const { from, until } = datesOf(item, layout, locale);
  return (
    <>
      {hasFrom && (
        <td className={classes.date}>
          <Day date={from} />
          {until && until.day !== from?.day && (
            <small className={classes.folded}>{say('until', { day: until.day })}</small>
          )}
        </td>
      )}
      {hasUntil && (
        <td className={`${classes.date} ${hasFrom ? classes.until : ''}`}>
          <Day date={until} />
        </td>
      )}
    </>
  );
};

const Day = ({ date }: { readonly date: ShownDate | undefined }) =>
  date ? (
    <>
      <span>{date.day}</span>
      {date.time && <small>{date.time}</small>}
    </>
  ) : (
    <span className={classes.none}>–</span>
  );
