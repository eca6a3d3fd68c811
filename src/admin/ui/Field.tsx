import { Input, NativeSelect, PasswordInput, Switch, Textarea, TextInput } from '@mantine/core';
import { ChevronDown, CircleAlert } from 'lucide-react';
import type { ComponentPropsWithoutRef, ReactNode } from 'react';
import { formatDay, formatDayTime } from '../format/dates.ts';
import { defineWords, useLocale, useWords } from '../words/words.ts';
import { DayCalendar } from './DayCalendar.tsx';
import { digitEntry } from './digit-entry.ts';
import classes from './field.module.css';
import { given } from './given.ts';
import { useReading } from './reading.ts';
import { type DayType, isDayType, timeInWords, useDayInput } from './use-day-input.ts';

const words = defineWords({
  en: { optional: 'optional', yes: 'Yes', no: 'No', nothing: 'Nothing' },
  hi: { optional: 'वैकल्पिक', yes: 'हाँ', no: 'नहीं', nothing: 'कुछ नहीं' },
});

interface Labelled {
  readonly label: string;
  /** Shown under the field, before anything is typed. */
  readonly help?: string | undefined;
  readonly error?: string | undefined;
  /** Whether it may stay empty, or in which words that is said. */
  readonly optional?: boolean | string | undefined;
  /** How much is written of what may be, at the right of the label. */
  readonly counter?: string | undefined;
}

const order: ('label' | 'input' | 'error' | 'description')[] = ['label', 'input', 'error', 'description'];

/** What all fields have: the label above with "optional" in words, help below, what is wrong in red. */
const useLabelled = ({ label, help, error, optional = false, counter }: Labelled) => {
  const say = useWords(words);
  return {
    label: (
      <>
        {label}
        {optional && <span className={classes.optional}>{optional === true ? say('optional') : optional}</span>}
        {counter && <span className={classes.counter}>{counter}</span>}
      </>
    ),
    description: help,
    error: error && (
      <>
        <CircleAlert aria-hidden size={16} />
        {error}
      </>
    ),
    inputWrapperOrder: order,
    classNames: {
      label: classes.label ?? '',
      input: classes.input ?? '',
      description: classes.help ?? '',
      error: classes.error ?? '',
    },
  };
};

type Native<Element extends 'input' | 'textarea' | 'select'> = Omit<
  ComponentPropsWithoutRef<Element>,
  'size' | 'style' | 'color'
>;

interface ReadProps extends Pick<Labelled, 'label'> {
  readonly children: ReactNode;
}

/** What a field holds, as text. */
export const ReadField = ({ label, children }: ReadProps) => {
  const say = useWords(words);
  return (
    <dl className={classes.read}>
      <dt className={classes.label}>{label}</dt>
      <dd>{children || <em>{say('nothing')}</em>}</dd>
    </dl>
  );
};

/**
 * A line of text, a day or a time, whose value is that of a browser's entry of the type. With `inputMode` numeric it takes
 * digits alone.
 */
export const TextField = ({ type, ...props }: Labelled & Native<'input'>) =>
  isDayType(type) ? <DayField type={type} {...props} /> : <LineField type={type} {...props} />;

const LineField = ({ label, help, error, optional, counter, ...rest }: Labelled & Native<'input'>) => {
  const labelled = useLabelled({ label, help, error, optional, counter });
  if (useReading()) return <ReadField label={label}>{String(rest.value ?? '')}</ReadField>;
  return <TextInput {...labelled} {...given({ ...rest, ...digitEntry(rest) })} />;
};

interface DayFieldProps extends Labelled, Omit<Native<'input'>, 'type' | 'onBlur' | 'onKeyDown'> {
  readonly type?: DayType;
  /** Told of the day that stands when the field is left, if it can be read. */
  readonly onLeave?: (day: string) => void;
}

/** A day, a time or both, as people here write it. */
export const DayField = ({ label, help, error, optional, counter, type = 'date', ...props }: DayFieldProps) => {
  const locale = useLocale();
  const { value, min, max, onChange, onLeave, ...rest } = props;
  const day = String(value ?? '');
  const bounds = { min: min?.toString(), max: max?.toString() };
  const { fault, entry, calendar } = useDayInput({ type, value: day, ...bounds, onChange, onLeave });
  const labelled = useLabelled({ label, help, error: fault ?? error, optional, counter });
  if (useReading()) {
    const format = { date: formatDay, 'datetime-local': formatDayTime, time: timeInWords }[type];
    return <ReadField label={label}>{day && format(day, locale)}</ReadField>;
  }
  return (
    <TextInput
      {...labelled}
      {...given({ ...rest, ...entry })}
      rightSection={<DayCalendar {...calendar} />}
      // Without it, the pointer passes through to the entry.
      rightSectionPointerEvents="all"
    />
  );
};

export const PasswordField = ({ label, help, error, ...rest }: Labelled & Native<'input'>) => (
  <PasswordInput {...useLabelled({ label, help, error })} {...given(rest)} />
);

interface TextAreaProps extends Labelled, Native<'textarea'> {
  readonly minRows?: number;
}

export const TextAreaField = ({ label, help, error, optional, counter, minRows = 3, ...rest }: TextAreaProps) => {
  const labelled = useLabelled({ label, help, error, optional, counter });
  if (useReading()) return <ReadField label={label}>{String(rest.value ?? '')}</ReadField>;
  return <Textarea autosize minRows={minRows} maxRows={20} {...labelled} {...given(rest)} />;
};

interface SelectProps extends Labelled, Native<'select'> {
  readonly options: readonly { readonly value: string; readonly label: string }[];
}

export const SelectField = ({ label, help, error, optional, options, ...rest }: SelectProps) => {
  const labelled = useLabelled({ label, help, error, optional });
  if (useReading())
    return <ReadField label={label}>{options.find(({ value }) => value === rest.value)?.label}</ReadField>;
  return (
    <NativeSelect
      {...labelled}
      rightSection={<ChevronDown aria-hidden size={16} />}
      data={options.map(({ value, label: text }) => ({ value, label: text }))}
      {...given(rest)}
    />
  );
};

interface FrameProps extends Labelled {
  readonly id: string;
  readonly children: ReactNode;
}

/** What stands around a field that is none of the browser's: its label has the id `<id>-label`, its error `<id>-error`. */
export const FieldFrame = ({ id, children, ...said }: FrameProps) => (
  <Input.Wrapper
    {...useLabelled(said)}
    labelElement="div"
    labelProps={{ id: `${id}-label` }}
    errorProps={{ id: `${id}-error` }}
  >
    {children}
  </Input.Wrapper>
);

interface SwitchProps extends Pick<Labelled, 'label' | 'help' | 'error'> {
  readonly id?: string;
  readonly checked: boolean;
  /** Whether it stands at the end of its line, as in a list of switches. */
  readonly isAtEnd?: boolean;
  readonly onChange: (checked: boolean) => void;
}

export const SwitchField = ({ label, help, error, isAtEnd = false, onChange, ...rest }: SwitchProps) => {
  const say = useWords(words);
  if (useReading()) return <ReadField label={label}>{say(rest.checked ? 'yes' : 'no')}</ReadField>;
  return (
    <Switch
      label={label}
      description={help}
      error={error}
      labelPosition={isAtEnd ? 'left' : 'right'}
      withThumbIndicator={false}
      classNames={{
        body: isAtEnd ? (classes.line ?? '') : '',
        track: classes.track ?? '',
        thumb: classes.thumb ?? '',
        label: classes.switchLabel ?? '',
        description: classes.help ?? '',
      }}
      onChange={({ currentTarget }) => onChange(currentTarget.checked)}
      {...given(rest)}
    />
  );
};
