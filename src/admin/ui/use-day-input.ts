import { type ChangeEvent, type FocusEvent, type KeyboardEvent, useRef, useState } from 'react';
import { formatDay, formatDayTime, formatTime } from '../format/dates.ts';
import { type DayBounds, hasMinutes, hasWholeYear, typedDay, typedDayTime, typedTime } from '../format/typed-day.ts';
import { defineWords, useLocale, useWords } from '../words/words.ts';

const words = defineWords({
  en: {
    date: 'DD MMM YYYY',
    'datetime-local': 'DD MMM YYYY, 8:30 am',
    time: '--:--',
    noDate: 'This is not a date. Write it like 05 Apr 2026 or 05/04/2026.',
    noTime: 'This is not a time. Write it like 8:30 am.',
    'noDatetime-local': 'Write a date and a time, like 05 Apr 2026, 8:30 am.',
  },
  hi: {
    date: 'दिन माह वर्ष',
    'datetime-local': 'दिन माह वर्ष, सुबह 8:30',
    time: '--:--',
    noDate: 'यह कोई तारीख़ नहीं है। 05 अप्रैल 2026 या 05/04/2026 की तरह लिखें।',
    noTime: 'यह कोई समय नहीं है। सुबह 8:30 की तरह लिखें।',
    'noDatetime-local': 'तारीख़ और समय लिखें, जैसे 05 अप्रैल 2026, सुबह 8:30।',
  },
});

/** A day, a day with a time, or a time of any day. */
export type DayType = 'date' | 'datetime-local' | 'time';

export const isDayType = (type: string | undefined): type is DayType =>
  type === 'date' || type === 'datetime-local' || type === 'time';

/** A time of no day in particular, in words. */
export const timeInWords = (time: string, locale: string): string => formatTime(`2000-01-01T${time}`, locale);

const kinds = {
  date: { read: typedDay, format: formatDay, isWhole: hasWholeYear },
  'datetime-local': { read: typedDayTime, format: formatDayTime, isWhole: () => true },
  time: { read: typedTime, format: timeInWords, isWhole: hasMinutes },
} as const;

const faults = { date: 'noDate', 'datetime-local': 'noDatetime-local', time: 'noTime' } as const;

/** What the entry has that holds a text nobody can read as a day. */
const unreadMark = 'data-unread';

/** Brings whoever saves to the first day that cannot be read, in a form or on the screen; whether there is one. */
export const faceUnreadDay = (where: ParentNode = document): boolean => {
  const entry = where.querySelector<HTMLInputElement>(`[${unreadMark}]`);
  entry?.focus();
  return entry !== null;
};

/** Whether a day on the screen cannot be read: what would be saved is not what stands there. */
export const hasUnreadDay = (): boolean => document.querySelector(`[${unreadMark}]`) !== null;

const setValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;

interface Options extends DayBounds {
  readonly type: DayType;
  /** YYYY-MM-DD, YYYY-MM-DDTHH:mm or HH:mm, or nothing. */
  readonly value: string;
  readonly onChange?: ((event: ChangeEvent<HTMLInputElement>) => void) | undefined;
  /** Told of the day that stands when the entry is left, if it can be read. */
  readonly onLeave?: ((day: string) => void) | undefined;
}

/**
 * A day that is typed as people here write it, or picked from the browser's calendar. A browser's own entry asks for it
 * in the order of the browser's language, month first as often as not; so it is only the calendar here, and it holds
 * the value: what is typed goes into it, and it tells of the change.
 */
export const useDayInput = ({ type, value, min, max, onChange, onLeave }: Options) => {
  const say = useWords(words);
  const locale = useLocale();
  const calendar = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState<{ readonly text: string; readonly isUnread: boolean; readonly over: string }>();
  const { read, format, isWhole } = kinds[type];
  // What comes from elsewhere takes the place of what could not be read.
  const shown = typed?.isUnread && typed.over !== value ? undefined : typed;
  const commit = (day: string): void => {
    const { current } = calendar;
    if (!current || day === current.value) return;
    setValue?.call(current, day);
    current.dispatchEvent(new Event('input', { bubbles: true }));
  };
  /** The day that stands, or nothing where what was typed cannot be read. */
  const settle = (): string | undefined => {
    if (!shown) return value;
    const day = shown.text.trim() === '' ? '' : read(shown.text, { min, max });
    setTyped(day === undefined ? { ...shown, isUnread: true, over: value } : undefined);
    if (day !== undefined) commit(day);
    return day;
  };
  const hear = ({ currentTarget: { value: text } }: ChangeEvent<HTMLInputElement>): void => {
    setTyped({ text, isUnread: false, over: value });
    const day = text === '' ? '' : isWhole(text) ? read(text, { min, max }) : undefined;
    if (day !== undefined) commit(day);
  };
  return {
    /** What is wrong with what was typed. */
    fault: shown?.isUnread ? say(faults[type]) : undefined,
    entry: {
      value: shown ? shown.text : value && format(value, locale),
      placeholder: say(type),
      autoComplete: 'off',
      [unreadMark]: shown?.isUnread || undefined,
      onChange: hear,
      onFocus: ({ currentTarget }: FocusEvent<HTMLInputElement>): void => currentTarget.select(),
      onBlur(): void {
        const day = settle();
        if (day !== undefined) onLeave?.(day);
      },
      onKeyDown({ key, altKey, ctrlKey, metaKey }: KeyboardEvent<HTMLInputElement>): void {
        if (key === 'Enter' || (key.toLowerCase() === 's' && (ctrlKey || metaKey))) settle();
        if (key !== 'ArrowDown' || !altKey) return;
        settle();
        calendar.current?.showPicker();
      },
    },
    calendar: {
      ref: calendar,
      type,
      value: type === 'datetime-local' ? value.slice(0, 16) : value,
      min,
      max,
      tabIndex: -1,
      'aria-hidden': true,
      onChange(event: ChangeEvent<HTMLInputElement>): void {
        // What is picked takes the place of what was typed.
        if (event.nativeEvent.isTrusted) setTyped(undefined);
        onChange?.(event);
      },
      // The day that is there already can be picked too, in place of a text that is none.
      onPointerDown: (): void => setTyped(undefined),
      onBlur: ({ currentTarget }: FocusEvent<HTMLInputElement>): void => onLeave?.(currentTarget.value),
    },
  } as const;
};
