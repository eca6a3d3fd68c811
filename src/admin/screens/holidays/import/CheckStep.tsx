import { Check, CircleAlert, Download } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { sessionName } from '../../../session/school-session.ts';
import type { Table } from '../../../tables/read-table.ts';
import { refusedFile, saveFile } from '../../../tables/rows-file.ts';
import { Button } from '../../../ui/Button.tsx';
import { SelectField } from '../../../ui/Field.tsx';
import { LeaveGuard } from '../../../ui/LeaveGuard.tsx';
import { Segments } from '../../../ui/Segments.tsx';
import { useWords } from '../../../words/words.ts';
import { type Target, targets } from './columns.ts';
import classes from './import.module.css';
import { RowsTable } from './RowsTable.tsx';
import type { CheckedRow, Fault } from './rows.ts';
import { type Finished, type Import, useImport } from './use-import.ts';
import { importWords } from './words.ts';

interface Props {
  readonly session: number;
  readonly table: Table;
  readonly onBack: () => void;
  readonly onDone: (done: Finished) => void;
}

const commitId = 'add-holidays';

/** The rows as they were read, each with what is wrong: mended in place, then added. */
export const CheckStep = ({ session, table, onBack, onDone }: Props) => {
  const say = useWords(importWords);
  const own = useImport(table, session);
  const faultOf = useFaults(session);
  const [isMendOnly, setMendOnly] = useState(false);
  const [isDone, setDone] = useState(false);
  const { rows, right, toMend } = own;
  const isReady = toMend.length === 0 && own.isChecked;
  /** Whether somebody has mended the last cell, and goes on to adding. */
  const goesOn = useRef(rows.every(({ holiday }) => holiday !== undefined));
  useEffect(() => {
    if (!isReady || !goesOn.current) return;
    goesOn.current = false;
    document.getElementById(commitId)?.focus();
  }, [isReady]);
  const wrongOf = (row: CheckedRow): string =>
    [...row.problems.map(({ fault }) => faultOf(fault)), ...(own.answerOf(row)?.texts ?? [])].join(' ');
  const commit = async (): Promise<boolean> => {
    const done = await own.commit();
    if (!done) return false;
    const names = { headings: table.headings, wrongOf, wrong: say('wrong') };
    const file = done.refused.length > 0 ? refusedFile(done.refused, names) : undefined;
    if (file) saveFile(file, say('fileName'));
    setDone(true);
    onDone({ ...done, refused: done.refused.length, file });
    return true;
  };
  const isListedOnly = isMendOnly && toMend.length > 0;
  return (
    <div className={classes.check}>
      <div className={classes.read}>
        <p>{say('rowsRead', { count: rows.length })}</p>
        <Button size="compact" onClick={onBack}>
          {say('back')}
        </Button>
      </div>
      <Columns table={table} own={own} />
      <div className={classes.rowsHead}>
        <Segments
          label={say('which')}
          options={[
            { value: 'mend', label: say('mendCount', { count: toMend.length }) },
            { value: 'all', label: say('allCount', { count: rows.length }) },
          ]}
          chosen={isListedOnly ? 'mend' : 'all'}
          onChoose={(value) => setMendOnly(value === 'mend')}
        />
      </div>
      <RowsTable
        own={own}
        isMendOnly={isListedOnly}
        faultOf={faultOf}
        onEnd={() => {
          goesOn.current = true;
        }}
      />
      <footer className={classes.foot}>
        <span className={classes.right}>
          <Check aria-hidden size={16} />
          {say('rightCount', { count: right.length })}
        </span>
        {toMend.length > 0 && (
          <>
            <span className={classes.wrong}>
              <CircleAlert aria-hidden size={16} />
              {say('mendCount', { count: toMend.length })}
            </span>
            <span className={classes.keys}>
              <kbd>Tab</kbd> {say('keysTab')} <kbd>Enter</kbd> {say('keysEnter')}
            </span>
          </>
        )}
        <span className={classes.commit}>
          {toMend.length > 0 && right.length > 0 && (
            <Button
              look="quiet"
              icon={<Download aria-hidden size={18} />}
              disabled={own.isPending}
              onClick={() => void commit()}
            >
              {say('addRight', { count: right.length, rest: toMend.length })}
            </Button>
          )}
          <Button id={commitId} look="primary" busy={own.isPending} disabled={!isReady} onClick={() => void commit()}>
            {toMend.length > 0
              ? say('addAllBut', { count: rows.length, rest: toMend.length })
              : say('addAll', { count: rows.length })}
          </Button>
        </span>
      </footer>
      <LeaveGuard param="deed" isUnsaved={!isDone} onSave={async () => toMend.length === 0 && (await commit())} />
    </div>
  );
};

/** What is wrong with a cell, in words. */
const useFaults = (session: number): ((fault: Fault) => string) => {
  const say = useWords(importWords);
  return (fault) => say(fault, { session: sessionName(session) });
};

const Columns = ({ table, own }: { readonly table: Table; readonly own: Import }) => {
  const say = useWords(importWords);
  // Columns have no name of their own, and keep their places.
  const columns = own.targets.map((target, at) => ({ target, at, key: `column-${at}` }));
  return (
    <fieldset className={classes.columns}>
      <legend>{say('columns')}</legend>
      {columns.map(({ target, at, key }) => {
        const sample = table.rows.find(({ cells }) => cells[at])?.cells[at];
        const heading = table.headings[at] || say('column', { n: at + 1 });
        return (
          <SelectField
            key={key}
            label={heading}
            help={sample && say('columnHelp', { sample: sample.slice(0, 30) })}
            options={targets.map((value) => ({ value, label: say(`to_${value}`) }))}
            value={target}
            onChange={({ currentTarget }) => own.aim(at, currentTarget.value as Target)}
          />
        );
      })}
    </fieldset>
  );
};
