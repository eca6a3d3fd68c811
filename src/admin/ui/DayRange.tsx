import type { ReactNode } from 'react';
import { formatDay } from '../format/dates.ts';
import { defineWords, useLocale, useWords } from '../words/words.ts';
import classes from './day-range.module.css';
import { TextField } from './Field.tsx';

const words = defineWords({
  en: { any: 'All dates', from: 'From', to: 'To' },
  hi: { any: 'सभी तारीख़ें', from: 'इस दिन से', to: 'इस दिन तक' },
});

interface Props {
  /** YYYY-MM-DD, or nothing. */
  readonly from: string;
  readonly to: string;
  /** What the days are of, where that is a choice. */
  readonly of?: string;
  readonly onChange: (changes: { readonly from?: string; readonly to?: string }) => void;
  /** Above the days. */
  readonly children?: ReactNode;
}

/** The days that a list is narrowed to, folded away until they are asked for. */
export const DayRange = ({ from, to, of, onChange, children }: Props) => {
  const say = useWords(words);
  const locale = useLocale();
  const isSet = from !== '' || to !== '';
  const range = [from, to].map((day) => (day ? formatDay(day, locale) : '…')).join(' – ');
  return (
    <details className={classes.range} data-set={isSet || undefined}>
      <summary>{isSet ? (of ? `${of}: ${range}` : range) : say('any')}</summary>
      <div>
        {children}
        <TextField
          type="date"
          label={say('from')}
          value={from}
          max={to || undefined}
          onChange={({ currentTarget }) => onChange({ from: currentTarget.value })}
        />
        <TextField
          type="date"
          label={say('to')}
          value={to}
          min={from || undefined}
          onChange={({ currentTarget }) => onChange({ to: currentTarget.value })}
        />
      </div>
    </details>
  );
};
