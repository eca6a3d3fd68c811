import { useRef, useState } from 'react';
import type { CalendarItem } from '#schemas/api/content/calendar.ts';
import type { ScheduledPublication } from '#schemas/api/scheduled-publications.ts';
import { formatWeekday, localDay, shortWeekday } from '../../format/dates.ts';
import { DragBoard, DragCard, DropColumn } from '../../ui/DragBoard.tsx';
import hidden from '../../ui/unseen.module.css';
import { useLocale } from '../../words/words.ts';
import { daysOf } from '../holidays/calendar.ts';
import classes from './calendar.module.css';
import { Entry } from './Entry.tsx';
import { daysAfter, goesOn, goesOnAfter } from './moves.ts';
import { SetEntry } from './SetEntry.tsx';
import { sortOf } from './sorts.ts';
import type { Moves } from './use-moves.ts';

export interface MonthProps {
  /** Its first day. */
  readonly month: string;
  readonly days: ReadonlyMap<string, readonly CalendarItem[]>;
  /** What goes live together. */
  readonly sets: ReadonlyMap<string, readonly ScheduledPublication[]>;
  readonly moves: Moves;
}

interface Dragged {
  readonly item: CalendarItem;
  /** The day that it is held by. */
  readonly day: string;
}

/** A week is a line of its own: what goes on is named there again. */
const isMonday = (day: string): boolean => new Date(day).getUTCDay() === 1;

const weekdays = daysOf('2026-06-01').slice(0, 7).map(String);

/** A month in weeks. What is dragged to another day keeps its length and its hours. */
export const MonthGrid = ({ month, days, sets, moves }: MonthProps) => {
  const locale = useLocale();
  const [dragged, setDragged] = useState<Dragged>();
  /** What was moved by a key, and has the focus again where it stands then. */
  const toFocus = useRef<string>(undefined);
  const today = localDay();
  const all = daysOf(month);
  const blanks = all.filter((day) => day === undefined);
  const left = (7 - (all.length % 7)) % 7;
  const drop = ({ item, day }: Dragged, to: string): void => void moves.move(item, daysAfter(to, day));
  return (
    <DragBoard<Dragged> onDrag={setDragged} onDrop={drop}>
      <div className={classes.month}>
        {weekdays.map((day) => (
          <span key={day} className={classes.weekday} aria-hidden>
            {shortWeekday(day, locale)}
          </span>
        ))}
        {blanks.length > 0 && <span className={classes.blank} style={{ gridColumn: `span ${blanks.length}` }} />}
        {all
          .slice(blanks.length)
          .map(String)
          .map((day) => (
            <DropColumn
              key={day}
              id={day}
              isOpen={dragged !== undefined}
              state={day === today ? 'today' : undefined}
              className={classes.day}
            >
              <h3>
                <span aria-hidden>{Number(day.slice(8))}</span>
                <span className={hidden.unseen}>{formatWeekday(day, locale)}</span>
              </h3>
              <ul>
                {days.get(day)?.map((item) => (
                  <DragCard
                    key={`${item.type}-${item.id}`}
                    id={`${item.type}-${item.id}-${day}`}
                    value={{ item, day } satisfies Dragged}
                    isOpen={moves.mayMove(item)}
                    className={classes.card}
                  >
                    {goesOn(item, day, month) && !isMonday(day) ? (
                      <div
                        className={classes.goesOn}
                        data-sort={sortOf(item)}
                        data-ends={!goesOnAfter(item, day) || undefined}
                        title={item.name}
                      />
                    ) : (
                      <Entry item={item} day={day} moves={moves} toFocus={toFocus} />
                    )}
                  </DragCard>
                ))}
                {sets.get(day)?.map((set) => (
                  <li key={`set-${set.id}`} className={classes.card}>
                    <SetEntry set={set} />
                  </li>
                ))}
              </ul>
            </DropColumn>
          ))}
        {left > 0 && <span className={classes.blank} style={{ gridColumn: `span ${left}` }} />}
      </div>
    </DragBoard>
  );
};
