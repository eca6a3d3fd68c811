import { useEffect, useRef, useState } from 'react';
import { Pager } from '../../ui/Pager.tsx';
import { Segments } from '../../ui/Segments.tsx';
import { useWords } from '../../words/words.ts';
import classes from './import-students.module.css';
import { Row } from './Row.tsx';
import { useProblems } from './use-problems.ts';
import type { ImportedRow, StudentImport } from './use-student-import.ts';
import { importWords } from './words.ts';

const pageSize = 50;
const views = ['mend', 'changes', 'all'] as const;
type View = (typeof views)[number];

interface Props {
  readonly own: StudentImport;
  /** Told where the last cell is done with. */
  readonly onEnd: () => void;
}

/** The rows of a list, a page at a time: those to put right, those that change somebody, or all. */
export const Rows = ({ own, onEnd }: Props) => {
  const say = useWords(importWords);
  const table = useRef<HTMLTableElement>(null);
  const problemsOf = useProblems();
  const [chosen, setChosen] = useState<View>();
  const [page, setPage] = useState(1);
  /** Rows that were wrong since the view was opened stay in it, so that nothing goes from under the cursor. */
  const [seen, setSeen] = useState<ReadonlySet<number>>(new Set());
  const wrong = own.rows.filter(({ isWrong }) => isWrong);
  if (wrong.some(({ line }) => !seen.has(line))) setSeen(new Set([...seen, ...wrong.map(({ line }) => line)]));
  const changing = own.rows.filter((row) => !row.isWrong && isChanging(row));
  const view = chosen ?? (seen.size > 0 ? 'mend' : 'all');
  const lists = { mend: own.rows.filter(({ line }) => seen.has(line)), changes: changing, all: own.rows };
  const listed = lists[view];
  const show = (next: View): void => {
    setChosen(next);
    setPage(1);
    setSeen(new Set(wrong.map(({ line }) => line)));
  };
  const goOn = (from: Element): void => {
    const fields = [...(table.current?.querySelectorAll<HTMLInputElement>('input[aria-invalid="true"]') ?? [])];
    const others = fields.filter((one) => one !== from);
    const after = others.find((one) => from.compareDocumentPosition(one) & Node.DOCUMENT_POSITION_FOLLOWING);
    const next = after ?? others[0];
    if (next) next.focus();
    else onEnd();
  };
  const isLooking = own.waiting > 0;
  const hasBegun = useRef(false);
  useEffect(() => {
    if (isLooking || hasBegun.current) return;
    hasBegun.current = true;
    table.current?.querySelector<HTMLInputElement>('input[aria-invalid="true"]')?.focus();
  }, [isLooking]);
  return (
    <section className={classes.rows}>
      <div className={classes.rowsHead}>
        <Segments
          label={say('which')}
          options={[
            { value: 'mend', label: say('mendCount', { count: wrong.length }) },
            { value: 'changes', label: say('changeCount', { count: changing.length }) },
            { value: 'all', label: say('allCount', { count: own.rows.length }) },
          ]}
          chosen={view}
          onChoose={show}
        />
        {wrong.length > 0 && (
          <p className={classes.keys}>
            <kbd>Tab</kbd> {say('keysTab')} <kbd>Enter</kbd> {say('keysEnter')}
          </p>
        )}
      </div>
      {listed.length === 0 ? (
        <p className={classes.none}>{say('noRows')}</p>
      ) : (
        <table ref={table}>
          <thead>
            <tr>
              {(['row', 'number', 'name', 'seat', 'birth', 'result'] as const).map((word) => (
                <th key={word} scope="col" data-cell={word}>
                  {say(word)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {listed.slice((page - 1) * pageSize, page * pageSize).map((row) => (
              <Row key={row.line} row={row} problems={problemsOf(row)} onMend={own.mend} onDone={goOn} />
            ))}
          </tbody>
        </table>
      )}
      <Pager page={page} pageSize={pageSize} list={{ total: listed.length }} onPage={setPage} />
    </section>
  );
};

/** Whether a row changes a student, or would if nobody had. */
const isChanging = ({ result }: ImportedRow): boolean =>
  result !== undefined && (result.state === 'Changed' || result.kept.length > 0);
