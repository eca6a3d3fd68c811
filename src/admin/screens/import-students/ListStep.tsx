import { CircleAlert } from 'lucide-react';
import { useEffect, useMemo, useRef, useState } from 'react';
import { requiredStudentFields } from '#schemas/records/student.ts';
import { importedFields } from '#schemas/records/student-import.ts';
import { formWords } from '../../student-form/form-words.ts';
import type { Table } from '../../tables/read-table.ts';
import { Button } from '../../ui/Button.tsx';
import { FormFoot } from '../../ui/FormFoot.tsx';
import { LeaveGuard } from '../../ui/LeaveGuard.tsx';
import { LoadFailed } from '../../ui/LoadFailed.tsx';
import { useWords } from '../../words/words.ts';
import { Columns } from './Columns.tsx';
import { filledFields } from './columns.ts';
import { DryRun } from './DryRun.tsx';
import classes from './import-students.module.css';
import { Outcome } from './Outcome.tsx';
import { partsOf } from './parts.ts';
import { Rows } from './Rows.tsx';
import { fingerprintOf } from './rows.ts';
import { type ImportedRow, type StudentImport, useStudentImport } from './use-student-import.ts';
import { useWriting } from './use-writing.ts';
import { importWords } from './words.ts';

type Options = Parameters<typeof useStudentImport>[0];

interface Props extends Options {
  readonly table: Table;
  readonly fileName: string;
  readonly onDone: () => void;
  readonly onBack: () => void;
}

const commitId = 'import-students';

/** A list that was read: its columns, its rows, and then how far it is imported. */
export const ListStep = ({ fileName, onDone, onBack, ...options }: Props) => {
  const own = useStudentImport(options);
  const { table, session } = options;
  const { targets } = own;
  const fingerprint = useMemo(() => fingerprintOf(table, targets), [table, targets]);
  const writing = useWriting({ session, fileName: fileName.slice(0, 200), fingerprint, rows: table.rows.length });
  /** What was sent, as it was then. */
  const [sent, setSent] = useState<readonly ImportedRow[]>([]);
  const isRight = ({ result }: ImportedRow): boolean => result !== undefined && result.state !== 'Refused';
  const parts = partsOf(own.rows)
    .map((part) => part.filter(isRight))
    .filter(({ length }) => length > 0);
  const right = parts.flat();
  const commit = async (): Promise<boolean> => {
    setSent(own.rows);
    await writing.start(parts);
    return true;
  };
  const { state } = writing;
  const told = useRef(onDone);
  useEffect(() => {
    if (state === 'done') told.current();
  }, [state]);
  if (state !== 'ready')
    return (
      <Outcome
        rows={sent}
        headings={table.headings}
        writing={writing}
        onGoOn={() => void writing.start(parts)}
        onBack={onBack}
      />
    );
  return (
    <>
      <div className={classes.above}>
        <Columns table={table} own={own} />
        <DryRun own={own} />
      </div>
      <Missing own={own} />
      <Rows own={own} onEnd={() => document.getElementById(commitId)?.focus()} />
      <Foot own={own} right={right} onBack={onBack} onCommit={() => void commit()} />
      <LeaveGuard isUnsaved={own.isChanged} onSave={commit} />
    </>
  );
};

/** What no column has, and every new student needs. */
const Missing = ({ own }: { readonly own: StudentImport }) => {
  const say = useWords(importWords);
  const sayField = useWords(formWords);
  const filled = filledFields(own.targets);
  const hasSection = own.rows.some(({ fields }) => fields.Section_Id !== undefined);
  const missing = importedFields.filter(
    (field) =>
      (requiredStudentFields as readonly string[]).includes(field) &&
      !filled.has(field) &&
      !(field === 'Section_Id' && hasSection),
  );
  if (missing.length === 0) return null;
  return (
    <p className={classes.missing} role="status">
      <CircleAlert aria-hidden size={16} />
      {say('missing', { fields: missing.map((field) => sayField(field)).join(', ') })}
    </p>
  );
};

interface FootProps extends Pick<Props, 'onBack'> {
  readonly own: StudentImport;
  readonly right: readonly ImportedRow[];
  readonly onCommit: () => void;
}

const Foot = ({ own, right, onBack, onCommit }: FootProps) => {
  const say = useWords(importWords);
  const rest = own.rows.length - right.length;
  const doesNothing = right.length > 0 && right.every(({ result }) => result?.state === 'Unchanged');
  const isIdle = own.waiting === 0;
  return (
    <FormFoot
      note={
        <>
          {own.waiting > 0 && own.fault === undefined && say('looking', { count: own.waiting })}
          {isIdle && doesNothing && say('nothingToDo')}
        </>
      }
    >
      {own.fault !== undefined && <LoadFailed text={say('lookFailed', { reason: own.fault })} onRetry={own.retry} />}
      <Button onClick={onBack}>{say('another')}</Button>
      <Button id={commitId} look="primary" disabled={!isIdle || right.length === 0 || doesNothing} onClick={onCommit}>
        {rest > 0 ? say('importBut', { count: right.length, rest }) : say('import', { count: right.length })}
      </Button>
    </FormFoot>
  );
};
