import { CircleAlert, CircleDashed } from 'lucide-react';
import type { ReactNode } from 'react';
import { formatDay, localDay } from '../../format/dates.ts';
import { useLocale, useWords } from '../../words/words.ts';
import classes from './content.module.css';
import { filledOf } from './filled.ts';
import { isCounted, rowState } from './row-state.ts';
import type { FormPart } from './types/define-type.ts';
import { useBoth } from './use-both.ts';
import { contentWords } from './words.ts';

/** A part of a long form, under its heading. */
export const Part = ({
  part: { id, title, note },
  children,
}: {
  readonly part: FormPart;
  readonly children: ReactNode;
}) => {
  const both = useBoth();
  return (
    <section className={classes.part} aria-labelledby={id}>
      <h2 id={id}>{both(title)}</h2>
      {note && <p className={classes.note}>{both(note)}</p>}
      <div>{children}</div>
    </section>
  );
};

interface RowProps {
  readonly field: string;
  readonly values: Readonly<Record<string, unknown>>;
  readonly children: ReactNode;
}

/** A row of a form that counts its rows: it says beside itself what is missing, and what does not hold for long. */
export const Row = ({ field, values, children }: RowProps) => {
  const say = useWords(contentWords);
  const locale = useLocale();
  const state = rowState(field, values, localDay());
  return (
    <div className={classes.counted}>
      {children}
      {state && (
        <p data-state={state.kind}>
          {state.kind === 'missing' ? <CircleDashed aria-hidden size={14} /> : <CircleAlert aria-hidden size={14} />}
          {say(`row_${state.kind}`, state.kind === 'missing' ? {} : { day: formatDay(state.day, locale) })}
        </p>
      )}
    </div>
  );
};

interface LinksProps {
  readonly parts: readonly FormPart[];
  /** What is written, where it is said how much of each part is filled in. */
  readonly values: Readonly<Record<string, unknown>> | undefined;
}

/** The way to each part of a long form. */
export const PartLinks = ({ parts, values }: LinksProps) => {
  const both = useBoth();
  const say = useWords(contentWords);
  return (
    <nav className={classes.partLinks} aria-label={say('parts')}>
      <ul>
        {parts.map(({ id, title, fields }) => (
          <li key={id}>
            <a href={`#${id}`}>{both(title)}</a>
            {values && (
              <small>{say('filled', { count: filledOf(counted(fields), values), all: counted(fields).length })}</small>
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
};

/** A part is full without the language and without days: a document may hold for good. */
const counted = (fields: readonly string[]): readonly string[] => fields.filter(isCounted);
