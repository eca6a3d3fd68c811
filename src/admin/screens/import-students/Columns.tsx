import { useId } from 'react';
import { formWords } from '../../student-form/form-words.ts';
import type { Table } from '../../tables/read-table.ts';
import { useWords } from '../../words/words.ts';
import { type Target, targets } from './columns.ts';
import classes from './import-students.module.css';
import type { StudentImport } from './use-student-import.ts';
import { importWords } from './words.ts';

interface Props {
  readonly table: Table;
  readonly own: StudentImport;
}

/** Where each column of the file goes, as it was guessed or chosen. */
export const Columns = ({ table, own }: Props) => {
  const say = useWords(importWords);
  const id = useId();
  const found = own.targets.filter((target) => target !== 'none').length;
  // Columns have no name of their own, and keep their places.
  const columns = own.targets.map((target, at) => ({ target, at, key: `column-${at}` }));
  return (
    <section className={classes.columns} aria-labelledby={id}>
      <div className={classes.sectionHead}>
        <h2 id={id}>{say('columns')}</h2>
        <p>{say('columnsNote', { found, count: columns.length })}</p>
      </div>
      <table>
        <thead>
          <tr>
            <th scope="col">{say('inFile')}</th>
            <th scope="col">{say('firstRow')}</th>
            <th scope="col">{say('goesTo')}</th>
          </tr>
        </thead>
        <tbody>
          {columns.map(({ target, at, key }) => (
            <Column
              key={key}
              heading={table.headings[at] || say('column', { n: at + 1 })}
              sample={table.rows.find(({ cells }) => cells[at])?.cells[at] ?? ''}
              target={target}
              onAim={(aimed) => own.aim(at, aimed)}
            />
          ))}
        </tbody>
      </table>
    </section>
  );
};

interface ColumnProps {
  readonly heading: string;
  readonly sample: string;
  readonly target: Target;
  readonly onAim: (target: Target) => void;
}

const Column = ({ heading, sample, target, onAim }: ColumnProps) => {
  const say = useWords(importWords);
  const sayField = useWords(formWords);
  const nameOf = (one: Target): string =>
    one === 'none' || one === 'Full_Name' || one === 'Surname_First' ? say(`to_${one}`) : sayField(one);
  return (
    <tr>
      <th scope="row">{heading}</th>
      <td>{sample.slice(0, 40)}</td>
      <td>
        <select
          aria-label={heading}
          data-none={target === 'none' || undefined}
          value={target}
          onChange={({ currentTarget }) => onAim(currentTarget.value as Target)}
        >
          {targets.map((one) => (
            <option key={one} value={one}>
              {nameOf(one)}
            </option>
          ))}
        </select>
      </td>
    </tr>
  );
};
