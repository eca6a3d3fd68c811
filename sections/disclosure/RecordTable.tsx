import type { ReactNode } from 'react';
import type { SectionEnv } from '#engine/section.ts';
import { say } from '../shared/say.ts';
import { subHeading } from '../shared/sub-heading.ts';
import styles from './disclosure.module.css';

interface Props {
  readonly env: SectionEnv;
  /** The letter of the form's section. */
  readonly letter: string;
  /** The string that names the table. */
  readonly title: string;
  /** The strings that head the columns. */
  readonly columns: readonly string[];
  /** Marks tables with many narrow columns. */
  readonly wide?: true;
  /** Its rows. */
  readonly children: ReactNode;
}

/** One table of the form, under its letter and name. */
export function RecordTable({ env, letter, title, columns, wide, children }: Props) {
  const Heading = subHeading(env);
  return (
    <div className={styles.card}>
      <table className={styles.table} data-wide={wide ? '' : undefined} data-of={columns[0]}>
        <caption className={styles.caption}>
          <Heading className={styles.title}>
            <span className={styles.letter}>{letter}</span> {say(env, title)}
          </Heading>
        </caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {say(env, column)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </div>
  );
}

interface RowProps {
  readonly env: SectionEnv;
  /** The string that names the row. */
  readonly name: string;
  /** Nothing if the school has not said it. */
  readonly children?: ReactNode;
}

/** One row: its name and its value, or that there is none yet. */
export function RecordRow({ env, name, children }: RowProps) {
  return (
    <tr>
      <th scope="row">{say(env, name)}</th>
      <td className={styles.value}>{children || <span className={styles.missing}>{say(env, 'missing')}</span>}</td>
    </tr>
  );
}
