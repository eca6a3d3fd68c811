import { CalendarDays, Ellipsis, MoveLeft, MoveRight } from 'lucide-react';
import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import type { CalendarItem } from '#schemas/api/content/calendar.ts';
import { addDays } from '#shared/calendar.ts';
import { formatDays } from '../../format/dates.ts';
import { ActionMenu } from '../../ui/ActionMenu.tsx';
import { useLocale, useWords } from '../../words/words.ts';
import { State } from '../content/State.tsx';
import classes from './calendar.module.css';
import { MoveDialog } from './MoveDialog.tsx';
import { goesOnAfter, spanOf } from './moves.ts';
import { signs, sortOf } from './sorts.ts';
import type { Moves } from './use-moves.ts';
import { calendarWords } from './words.ts';

interface Props {
  readonly item: CalendarItem;
  /** The day that it stands on here. */
  readonly day: string;
  readonly moves: Moves;
  readonly toFocus: RefObject<string | undefined>;
  /** Whether there is room to say how long it goes on. */
  readonly isLong?: boolean;
}

/** How many days an arrow key moves what has the focus, with Shift. */
const keys = new Map([
  ['ArrowLeft', -1],
  ['ArrowRight', 1],
  ['ArrowUp', -7],
  ['ArrowDown', 7],
]);

/** One entry of a day: it leads to its form, and moves by its menu or by Shift and the arrow keys. */
export const Entry = ({ item, day, moves, toFocus, isLong = false }: Props) => {
  const say = useWords(calendarWords);
  const locale = useLocale();
  const [isAsking, setAsking] = useState(false);
  const link = useRef<HTMLAnchorElement>(null);
  const { type, id, name: stored, state } = item;
  const name = stored || say('untitled');
  const span = spanOf(item);
  const mayMove = moves.mayMove(item);
  const place = `${type}-${id}-${day}`;
  useEffect(() => {
    if (toFocus.current !== place) return;
    toFocus.current = undefined;
    link.current?.focus();
  }, [place, toFocus]);
  const move = (by: number): void => {
    toFocus.current = `${type}-${id}-${addDays(day, by)}`;
    void moves.move(item, by);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const by = keys.get(event.key);
    if (!mayMove || !event.shiftKey || by === undefined) return;
    event.preventDefault();
    move(by);
  };
  const Sign = signs[sortOf(item)];
  return (
    <div className={classes.entry} data-sort={sortOf(item)} data-goes-on={goesOnAfter(item, day) || undefined}>
      <Link
        ref={link}
        to={`/school/content/${type}/${id}`}
        draggable={false}
        onKeyDown={onKeyDown}
        {...(mayMove ? { 'aria-keyshortcuts': 'Shift+ArrowLeft Shift+ArrowRight Shift+ArrowUp Shift+ArrowDown' } : {})}
      >
        <Sign role="img" aria-label={say(`sign_${sortOf(item)}`)} size={14} strokeWidth={1.75} />
        <span>{name}</span>
        {isLong && span && span.last > span.first && <small>{formatDays(span.first, span.last, locale)}</small>}
        {state !== 'published' && <State state={state} />}
      </Link>
      {mayMove && (
        <div className={classes.menu}>
          <ActionMenu
            label={say('move', { name })}
            face={<Ellipsis aria-hidden size={16} />}
            actions={[
              { label: say('dayEarlier'), icon: <MoveLeft aria-hidden size={16} />, run: () => move(-1) },
              { label: say('dayLater'), icon: <MoveRight aria-hidden size={16} />, run: () => move(1) },
              { label: say('weekEarlier'), icon: <MoveLeft aria-hidden size={16} />, run: () => move(-7) },
              { label: say('weekLater'), icon: <MoveRight aria-hidden size={16} />, run: () => move(7) },
              { label: say('toDay'), icon: <CalendarDays aria-hidden size={16} />, run: () => setAsking(true) },
            ]}
          />
        </div>
      )}
      {isAsking && <MoveDialog item={item} name={name} moves={moves} onClose={() => setAsking(false)} />}
    </div>
  );
};
