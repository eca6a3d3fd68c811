import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { addDays } from '#shared/calendar.ts';
import { formatMonth } from '../format/dates.ts';
import { monthAfter } from '../format/months.ts';
import { defineWords, useLocale, useWords } from '../words/words.ts';
import { Button } from './Button.tsx';
import { TextField } from './Field.tsx';
import classes from './turn.module.css';

const words = defineWords({
  en: {
    dayBefore: 'The day before',
    dayAfter: 'The day after',
    monthBefore: 'Month before',
    monthAfter: 'Next month',
  },
  hi: {
    dayBefore: 'पिछला दिन',
    dayAfter: 'अगला दिन',
    monthBefore: 'पिछला महीना',
    monthAfter: 'अगला महीना',
  },
});

interface TurnProps {
  readonly before: string;
  readonly after: string;
  readonly onTurn: (by: 1 | -1) => void;
  readonly children: ReactNode;
}

/** What is turned like a page, between the step back and the step on. */
const Turn = ({ before, after, onTurn, children }: TurnProps) => (
  <div className={classes.turn}>
    <Button aria-label={before} onClick={() => onTurn(-1)}>
      <ChevronLeft aria-hidden size={18} />
    </Button>
    {children}
    <Button aria-label={after} onClick={() => onTurn(1)}>
      <ChevronRight aria-hidden size={18} />
    </Button>
  </div>
);

interface DayProps {
  readonly label: string;
  /** YYYY-MM-DD. */
  readonly day: string;
  readonly onDay: (day: string) => void;
}

/** A day that is typed, or turned to the one before or after. */
export const DayTurn = ({ label, day, onDay }: DayProps) => {
  const say = useWords(words);
  return (
    <Turn before={say('dayBefore')} after={say('dayAfter')} onTurn={(by) => onDay(addDays(day, by))}>
      <TextField
        label={label}
        type="date"
        value={day}
        onChange={({ currentTarget }) => currentTarget.value && onDay(currentTarget.value)}
      />
    </Turn>
  );
};

interface MonthProps {
  /** YYYY-MM. */
  readonly month: string;
  /** What its name is on the page. */
  readonly as?: 'h2' | 'p';
  readonly onMonth: (month: string) => void;
}

/** A month that is turned to the one before or after. */
export const MonthTurn = ({ month, as: Name = 'h2', onMonth }: MonthProps) => {
  const say = useWords(words);
  const locale = useLocale();
  return (
    <Turn before={say('monthBefore')} after={say('monthAfter')} onTurn={(by) => onMonth(monthAfter(month, by))}>
      <Name className={classes.month} aria-live="polite">
        {formatMonth(month, locale)}
      </Name>
    </Turn>
  );
};
