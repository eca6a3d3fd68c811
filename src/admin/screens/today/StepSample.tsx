import { GraduationCap } from 'lucide-react';
import type { ReactNode } from 'react';
import type { FirstStep } from '#schemas/first-steps.ts';
import { formatDay } from '../../format/dates.ts';
import { Initials } from '../../ui/Initials.tsx';
import { useLocale, useWords } from '../../words/words.ts';
import { firstStepWords } from './first-step-words.ts';
import classes from './first-steps.module.css';
import { nationalHolidays } from './national-holidays.ts';

interface Props {
  readonly step: FirstStep;
  readonly today: string;
}

/** What the work of a step looks like when it is done, marked as a sample. */
export const StepSample = ({ step, today }: Props) => {
  const say = useWords(firstStepWords);
  return (
    <div className={classes.sample} data-step={step}>
      <span className={classes.tag}>{say('sample')}</span>
      {pictures[step]}
      {step === 'holidays' ? (
        <Holidays today={today} />
      ) : (
        <div>
          <strong>{say(`${step}Sample`)}</strong>
          <p>{say(`${step}SampleNote`)}</p>
        </div>
      )}
    </div>
  );
};

const pictures: Readonly<Partial<Record<FirstStep, ReactNode>>> = {
  logo: (
    <span className={classes.crest} aria-hidden>
      <GraduationCap size={26} />
    </span>
  ),
  theme: (
    <span className={classes.swatches} aria-hidden>
      <i />
      <i />
      <i />
    </span>
  ),
  people: <Initials name="Rohini Lele" />,
};

const Holidays = ({ today }: Pick<Props, 'today'>) => {
  const locale = useLocale();
  return (
    <ul className={classes.holidays}>
      {nationalHolidays(today).map(({ date, name }) => (
        <li key={date}>
          <strong>{name[locale]}</strong>
          <span>{formatDay(date, locale)}</span>
        </li>
      ))}
    </ul>
  );
};
