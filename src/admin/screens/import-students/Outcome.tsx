import { Check, Download } from 'lucide-react';
import { type RefObject, useEffect, useRef } from 'react';
import { refusedFile, saveFile } from '../../tables/rows-file.ts';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { useWords } from '../../words/words.ts';
import classes from './import-students.module.css';
import { useProblems } from './use-problems.ts';
import type { ImportedRow } from './use-student-import.ts';
import type { Writing } from './use-writing.ts';
import { importWords } from './words.ts';

interface Props {
  /** All rows of the file, as they were when they were sent. */
  readonly rows: readonly ImportedRow[];
  readonly headings: readonly string[];
  readonly writing: Writing;
  readonly onGoOn: () => void;
  readonly onBack: () => void;
}

/** How far an import is, how it can be stopped and gone on with, and what came of it. */
export const Outcome = (props: Props) => {
  const { writing } = props;
  const say = useWords(importWords);
  const heading = useRef<HTMLHeadingElement>(null);
  const { state, written, total, fault } = writing;
  useEffect(() => {
    if (state !== 'ready') heading.current?.focus();
  }, [state]);
  if (state === 'done') return <Done {...props} heading={heading} />;
  const counts = { done: written, total };
  return (
    <section className={classes.outcome}>
      <h2 ref={heading} tabIndex={-1}>
        {say(state === 'running' ? 'running' : 'stopped', counts)}
      </h2>
      <progress aria-label={say('running', counts)} max={total} value={written} />
      {state === 'stopped' && fault !== undefined && <p role="alert">{say('failed', { reason: fault })}</p>}
      {state === 'stopped' && <p>{say('stoppedNote')}</p>}
      <div className={classes.deeds}>
        {state === 'running' ? (
          <Button onClick={writing.stop}>{say('stop')}</Button>
        ) : (
          <>
            <Button onClick={props.onBack}>{say('another')}</Button>
            <Button look="primary" onClick={props.onGoOn}>
              {say('goOn')}
            </Button>
          </>
        )}
      </div>
    </section>
  );
};

interface DoneProps extends Props {
  readonly heading: RefObject<HTMLHeadingElement | null>;
}

const Done = ({ rows, headings, writing: { results }, onBack, heading }: DoneProps) => {
  const say = useWords(importWords);
  const problemsOf = useProblems();
  const all = [...results.values()];
  const countOf = (wanted: string): number => all.filter(({ state }) => state === wanted).length;
  const final = rows.map((row) => ({ ...row, result: results.get(row.line) ?? row.result }));
  const refused = final.filter(({ line }) => {
    const state = results.get(line)?.state;
    return state === undefined || state === 'Refused';
  });
  const save = (): void => {
    const wrongOf = (row: ImportedRow): string =>
      problemsOf(row)
        .map(({ text }) => text)
        .join(' ');
    saveFile(refusedFile(refused, { headings, wrongOf, wrong: say('wrong') }), say('refusedName'));
  };
  return (
    <section className={classes.outcome}>
      <h2 ref={heading} tabIndex={-1} data-done>
        <Check aria-hidden size={20} />
        {say('done')}
      </h2>
      <p>{say('doneCounts', { new: countOf('New'), changed: countOf('Changed'), same: countOf('Unchanged') })}</p>
      {refused.length > 0 && <p>{say('kept', { count: refused.length })}</p>}
      <div className={classes.deeds}>
        {refused.length > 0 && (
          <Button icon={<Download aria-hidden size={18} />} onClick={save}>
            {say('saveRefused')}
          </Button>
        )}
        <Button onClick={onBack}>{say('another')}</Button>
        <ButtonLink look="primary" to="/student">
          {say('showStudents')}
        </ButtonLink>
      </div>
    </section>
  );
};
