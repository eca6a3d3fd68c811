import { useState } from 'react';
import { type ImportRecord, type UndoneImport, undoStudentImport } from '#schemas/api/students/import.ts';
import { useAction } from '../../calls/use-call.ts';
import { useStart } from '../../session/start.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog, DialogFoot } from '../../ui/Dialog.tsx';
import { useAttempt } from '../../ui/Notices.tsx';
import { useWords } from '../../words/words.ts';
import classes from './import-students.module.css';
import { importWords } from './words.ts';

interface Props {
  readonly one: ImportRecord;
  readonly onClose: () => void;
}

interface Undone {
  readonly count: number;
  readonly kept: UndoneImport['kept'];
  /** The last row of the file that was seen to; undefined where all were. */
  readonly next: number | undefined;
}

/** Asks before an import is undone, and then names who stays as they are. */
export const UndoDialog = ({ one, onClose }: Props) => {
  const say = useWords(importWords);
  const attempt = useAttempt();
  const { school } = useStart();
  const { mutateAsync } = useAction(undoStudentImport);
  const [undone, setUndone] = useState<Undone>();
  const [isBusy, setBusy] = useState(false);
  const isOver = undone !== undefined && undone.next === undefined;
  /** Goes on where it was stopped, if it was. */
  const undo = async (): Promise<void> => {
    setBusy(true);
    await attempt(async () => {
      let all: Undone = undone ?? { count: 0, kept: [], next: 0 };
      while (all.next !== undefined) {
        const body = { School_Id: school.School_Id, afterLine: all.next };
        const part: UndoneImport = await mutateAsync({ params: { id: one.id }, body });
        all = { count: all.count + part.undone, kept: [...all.kept, ...part.kept], next: part.next };
        setUndone(all);
      }
    });
    setBusy(false);
  };
  return (
    <Dialog title={say('undoOf', { file: one.fileName })} onClose={onClose} isBusy={isBusy}>
      {undone === undefined && <p>{say('undoText')}</p>}
      {undone && (
        <p role="status">
          {say(isOver ? (undone.kept.length > 0 ? 'undoneBut' : 'undone') : isBusy ? 'undoing' : 'undoStopped', {
            done: undone.count,
          })}
        </p>
      )}
      {undone && undone.kept.length > 0 && (
        <ul className={classes.keptStudents}>
          {undone.kept.map(({ Student_Id, name, Admission_No, reason }) => (
            <li key={Student_Id}>
              <strong>{name}</strong>, {Admission_No}: {reason}
            </li>
          ))}
        </ul>
      )}
      <DialogFoot>
        {isOver ? (
          <Button look="primary" onClick={onClose}>
            {say('close')}
          </Button>
        ) : (
          <>
            <Button disabled={isBusy} onClick={onClose}>
              {say('cancel')}
            </Button>
            <Button look="danger" busy={isBusy} onClick={() => void undo()}>
              {say(undone === undefined || isBusy ? 'undo' : 'goOn')}
            </Button>
          </>
        )}
      </DialogFoot>
    </Dialog>
  );
};
