import type { ReactNode } from 'react';
import { useWords } from '../../words/words.ts';
import classes from './content.module.css';
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

/** The way to each part of a long form. */
export const PartLinks = ({ parts }: { readonly parts: readonly FormPart[] }) => {
  const both = useBoth();
  const say = useWords(contentWords);
  return (
    <nav className={classes.partLinks} aria-label={say('parts')}>
      <ul>
        {parts.map(({ id, title }) => (
          <li key={id}>
            <a href={`#${id}`}>{both(title)}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
};
