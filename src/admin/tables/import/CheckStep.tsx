import { Check, CircleAlert, Download } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { SelectField } from '../../ui/Field.tsx';
import { LeaveGuard } from '../../ui/LeaveGuard.tsx';
import { Segments } from '../../ui/Segments.tsx';
import { useWords } from '../../words/words.ts';
import type { Table } from '../read-table.ts';
import { refusedFile, saveFile } from '../rows-file.ts';
import classes from './import.module.css';
import { importWords } from './import-words.ts';
import { RowsTable } from './RowsTable.tsx';
import type { CheckedRow, RowImport } from './row-import.ts';
import { type Finished, type ImportedRows, type Kept, useRowImport } from './use-row-import.ts';

interface Props<Row extends CheckedRow, Target extends string> {
  readonly kind: RowImport<Row, Target>;
  readonly table: Table;
  /** What was mended of it before somebody went back. */
  readonly kept: Kept<Target> | undefined;
  readonly onBack: (mended: Kept<Target>) => void;
  readonly onDone: (done: Finished) => void;
}

const commitId = 'add-rows';

/** The rows as they were read, each with what is wrong: mended in place, then added. */
export const CheckStep = <Row extends CheckedRow, Target extends string>({
  kind,
  table,
  kept,
  onBack,
  onDone,
}: Props<Row, Target>) => {
  const say = useWords(importWords);
  const own = useRowImport(table, kind, kept);
  const [isMendOnly, setMendOnly] = useState(false);
  const [isDone, setDone] = useState(false);
  const { rows, toMend } = own;
  const isReady = toMend.length === 0 && own.isChecked;
  /** Whether somebody has mended the last cell, and goes on to adding. */
  const goesOn = useRef(rows.every(({ sent }) => sent !== undefined));
  useEffect(() => {
    if (!isReady || !goesOn.current) return;
    goesOn.current = false;
    document.getElementById(commitId)?.focus();
  }, [isReady]);
  const wrongOf = (row: Row): string =>
    [...row.problems.map(({ fault }) => kind.texts.fault(fault)), ...(own.answerOf(row)?.texts ?? [])].join(' ');
  const commit = async (): Promise<boolean> => {
    if (kind.mayAdd?.() === false) return false;
    const done = await own.commit();
    if (!done) return false;
    const names = { headings: table.headings, wrongOf, wrong: say('wrong') };
    const file = done.refused.length > 0 ? refusedFile(done.refused, names) : undefined;
    if (file) saveFile(file, kind.texts.fileName);
    setDone(true);
    onDone({ ...done, refused: done.refused.length, file });
    return true;
  };
  const isListedOnly = isMendOnly && toMend.length > 0;
  return (
    <div className={classes.check}>
      <div className={classes.read}>
        <p>{say('rowsRead', { count: rows.length })}</p>
        <Button size="compact" onClick={() => onBack(own.kept)}>
          {say('back')}
        </Button>
      </div>
      <Columns table={table} kind={kind} own={own} />
      {kind.settings && <div className={classes.settings}>{kind.settings}</div>}
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
        kind={kind}
        own={own}
        isMendOnly={isListedOnly}
        onEnd={() => {
          goesOn.current = true;
        }}
      />
      <Foot own={own} isReady={isReady} onCommit={() => void commit()} />
      <LeaveGuard param="deed" isUnsaved={!isDone} onSave={async () => toMend.length === 0 && (await commit())} />
    </div>
  );
};

interface FootProps<Row extends CheckedRow, Target extends string> {
  readonly own: ImportedRows<Row, Target>;
  readonly isReady: boolean;
  readonly onCommit: () => void;
}

const Foot = <Row extends CheckedRow, Target extends string>({ own, isReady, onCommit }: FootProps<Row, Target>) => {
  const say = useWords(importWords);
  const { rows, right, toMend } = own;
  return (
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
          <Button look="quiet" icon={<Download aria-hidden size={18} />} disabled={own.isPending} onClick={onCommit}>
            {say('addRight', { count: right.length, rest: toMend.length })}
          </Button>
        )}
        <Button id={commitId} look="primary" busy={own.isPending} disabled={!isReady} onClick={onCommit}>
          {toMend.length > 0
            ? say('addAllBut', { count: rows.length, rest: toMend.length })
            : say('addAll', { count: rows.length })}
        </Button>
      </span>
    </footer>
  );
};

interface ColumnsProps<Row extends CheckedRow, Target extends string>
  extends Pick<Props<Row, Target>, 'table' | 'kind'> {
  readonly own: ImportedRows<Row, Target>;
}

const Columns = <Row extends CheckedRow, Target extends string>({ table, kind, own }: ColumnsProps<Row, Target>) => {
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
            options={kind.targets.map((value) => ({ value, label: kind.texts.target(value) }))}
            value={target}
            onChange={({ currentTarget }) => own.aim(at, currentTarget.value as Target)}
          />
        );
      })}
    </fieldset>
  );
};
