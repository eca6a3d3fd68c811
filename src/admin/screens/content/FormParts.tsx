import type { ReactNode } from 'react';
import { useWords } from '../../words/words.ts';
import classes from './content.module.css';
import { filledOf } from './filled.ts';
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
const counted = (fields: readonly string[]): readonly string[] =>
  fields.filter((field) => field !== 'lang' && !field.endsWith('_Valid_Until'));
