import { useId, useState } from 'react';
import { type ImportRecord, listStudentImports } from '#schemas/api/students/import.ts';
import { useCall } from '../../calls/use-call.ts';
import { formatMoment } from '../../format/dates.ts';
import { Button } from '../../ui/Button.tsx';
import { FileName } from '../../ui/FileName.tsx';
import { useLocale, useWords } from '../../words/words.ts';
import classes from './import-students.module.css';
import { UndoDialog } from './UndoDialog.tsx';
import { importWords } from './words.ts';

/** What was imported before, which can be undone; nothing where there is none. */
export const EarlierImports = () => {
  const say = useWords(importWords);
  const id = useId();
  const [undone, setUndone] = useState<ImportRecord>();
  const { data: imports } = useCall(listStudentImports, { query: {} });
  if (!imports || imports.length === 0) return null;
  return (
    <section className={classes.earlier} aria-labelledby={id}>
      <h2 id={id}>{say('earlier')}</h2>
      <table>
        <thead>
          <tr>
            {(['file', 'when', 'by', 'counts', 'deed'] as const).map((word) => (
              <th key={word} scope="col">
                {say(word)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {imports.map((one) => (
            <EarlierImport key={one.id} one={one} onUndo={() => setUndone(one)} />
          ))}
        </tbody>
      </table>
      {undone && <UndoDialog one={undone} onClose={() => setUndone(undefined)} />}
    </section>
  );
};

interface Props {
  readonly one: ImportRecord;
  readonly onUndo: () => void;
}

const EarlierImport = ({ one, onUndo }: Props) => {
  const say = useWords(importWords);
  const locale = useLocale();
  const { fileName, startedAt, startedBy, added, changed, unchanged, rows, state } = one;
  return (
    <tr>
      <th scope="row">
        <FileName name={fileName} />
        {state === 'Open' && (
          <span className={classes.open}>{say('isOpen', { done: added + changed + unchanged, total: rows })}</span>
        )}
      </th>
      <td>{formatMoment(startedAt, locale)}</td>
      <td>{startedBy}</td>
      <td>{say('countsOf', { new: added, changed })}</td>
      <td>
        {state === 'Undone' ? (
          say('isUndone')
        ) : (
          <Button size="compact" aria-label={say('undoOf', { file: fileName })} onClick={onUndo}>
            {say('undo')}
          </Button>
        )}
      </td>
    </tr>
  );
};
