import { Check, Download } from 'lucide-react';
import { useState } from 'react';
import { maxHolidaysAtOnce } from '#schemas/content/holiday.ts';
import { sessionName } from '../../../session/school-session.ts';
import type { Table } from '../../../tables/read-table.ts';
import { saveFile } from '../../../tables/rows-file.ts';
import { SourceStep } from '../../../tables/SourceStep.tsx';
import { Button } from '../../../ui/Button.tsx';
import { FullDialog } from '../../../ui/FullDialog.tsx';
import { useWords } from '../../../words/words.ts';
import { CheckStep } from './CheckStep.tsx';
import { tableOf } from './columns.ts';
import classes from './import.module.css';
import type { Finished } from './use-import.ts';
import { importWords } from './words.ts';

interface Props {
  /** The session that the holidays lie in. */
  readonly session: number;
  readonly onClose: () => void;
}

/** A list of holidays, pasted or from a file: read here, looked through, then added. */
export const ImportDialog = ({ session, onClose }: Props) => {
  const say = useWords(importWords);
  const [text, setText] = useState('');
  const [table, setTable] = useState<Table>();
  const [done, setDone] = useState<Finished>();
  return (
    <FullDialog title={say('title', { session: sessionName(session) })} onClose={onClose}>
      {done ? (
        <DoneStep done={done} onClose={onClose} />
      ) : table ? (
        <CheckStep session={session} table={table} onBack={() => setTable(undefined)} onDone={setDone} />
      ) : (
        <div className={classes.source}>
          <SourceStep
            text={text}
            limits={{ maxRows: maxHolidaysAtOnce, maxMegabytes: 2 }}
            tableOf={tableOf}
            onText={setText}
            onRead={setTable}
          />
        </div>
      )}
    </FullDialog>
  );
};

const DoneStep = ({ done, onClose }: { readonly done: Finished; readonly onClose: () => void }) => {
  const say = useWords(importWords);
  const { added, there, refused, file } = done;
  return (
    <div className={classes.done} role="status">
      <h3>
        <Check aria-hidden size={20} />
        {added === 1 ? say('done1') : say('done', { count: added })}
      </h3>
      {there > 0 && <p>{say('wereThere', { count: there })}</p>}
      {file && <p>{say('kept', { count: refused, file: say('fileName') })}</p>}
      <div className={classes.deeds}>
        {file && (
          <Button icon={<Download aria-hidden size={18} />} onClick={() => saveFile(file, say('fileName'))}>
            {say('saveAgain')}
          </Button>
        )}
        <Button look="primary" onClick={onClose}>
          {say('close')}
        </Button>
      </div>
    </div>
  );
};
