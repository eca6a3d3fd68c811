import { CircleAlert, Equal, Pencil, UserPlus } from 'lucide-react';
import { useId } from 'react';
import { useWords } from '../../words/words.ts';
import classes from './import-students.module.css';
import type { StudentImport } from './use-student-import.ts';
import { importWords } from './words.ts';

/** What would happen, by numbers. */
export const DryRun = ({ own }: { readonly own: StudentImport }) => {
  const say = useWords(importWords);
  const id = useId();
  const countOf = (state: string): number =>
    own.rows.filter(({ result, isWrong }) => !isWrong && result?.state === state).length;
  const lines = [
    { word: 'new', icon: UserPlus, count: countOf('New') },
    { word: 'changed', icon: Pencil, count: countOf('Changed') },
    { word: 'unchanged', icon: Equal, count: countOf('Unchanged') },
    { word: 'toMend', icon: CircleAlert, count: own.rows.filter(({ isWrong }) => isWrong).length },
  ] as const;
  return (
    <section className={classes.dryRun} aria-labelledby={id}>
      <h2 id={id}>{say('dryRun')}</h2>
      <dl>
        {lines.map(({ word, icon: Icon, count }) => (
          <div key={word} data-wrong={(word === 'toMend' && count > 0) || undefined}>
            <dt>
              <Icon aria-hidden size={18} strokeWidth={1.75} />
              {say(word)}
            </dt>
            <dd>{count}</dd>
          </div>
        ))}
      </dl>
      <p>{say('dryRunNote')}</p>
    </section>
  );
};
