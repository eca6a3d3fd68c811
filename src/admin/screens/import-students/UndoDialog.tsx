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
  readonly isOver: boolean;
}

/** Asks before an import is undone, and then names who stays as they are. */
export const UndoDialog = ({ one, onClose }: Props) => {
  const say = useWords(importWords);
  const attempt = useAttempt();
  const { school } = useStart();
  const { mutateAsync } = useAction(undoStudentImport);
  const [undone, setUndone] = useState<Undone>();
  const undo = (): Promise<boolean> =>
    attempt(async () => {
      let all: Undone = { count: 0, kept: [], isOver: false };
      let afterLine: number | undefined = 0;
      while (afterLine !== undefined) {
        const body = { School_Id: school.School_Id, afterLine };
        const part: UndoneImport = await mutateAsync({ params: { id: one.id }, body });
        all = { count: all.count + part.undone, kept: [...all.kept, ...part.kept], isOver: part.next === undefined };
        setUndone(all);
        afterLine = part.next;
      }
    });
  return (
    <Dialog title={say('undoOf', { file: one.fileName })} onClose={onClose}>
      {undone === undefined && <p>{say('undoText')}</p>}
      {undone && (
        <p role="status">
          {say(undone.isOver ? (undone.kept.length > 0 ? 'undoneBut' : 'undone') : 'undoing', {
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
        {undone?.isOver ? (
          <Button look="primary" onClick={onClose}>
            {say('close')}
          </Button>
        ) : (
          <>
            <Button onClick={onClose}>{say('cancel')}</Button>
            <Button look="danger" busy={undone !== undefined} onClick={() => void undo()}>
              {say('undo')}
            </Button>
          </>
        )}
      </DialogFoot>
    </Dialog>
  );
};
