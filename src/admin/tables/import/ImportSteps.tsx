import { Check, Download } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { FullDialog } from '../../ui/FullDialog.tsx';
import { useWords } from '../../words/words.ts';
import type { Table } from '../read-table.ts';
import { saveFile } from '../rows-file.ts';
import { SourceStep } from '../SourceStep.tsx';
import { Template } from '../Template.tsx';
import { CheckStep } from './CheckStep.tsx';
import classes from './import.module.css';
import { importWords } from './import-words.ts';
import type { CheckedRow, RowImport } from './row-import.ts';
import type { Finished, Kept } from './use-row-import.ts';

interface Props<Row extends CheckedRow, Target extends string> {
  readonly kind: RowImport<Row, Target>;
  readonly onClose: () => void;
}

/** A list, pasted or from a file: read here, looked through, then added. */
export const ImportSteps = <Row extends CheckedRow, Target extends string>({ kind, onClose }: Props<Row, Target>) => {
  const say = useWords(importWords);
  const [text, setText] = useState('');
  const [table, setTable] = useState<Table>();
  /** What was mended of the text that was read last: who goes back to look finds it again. */
  const [mending, setMending] = useState<Mending<Target>>();
  const [done, setDone] = useState<Finished>();
  return (
    <FullDialog title={kind.texts.title} onClose={onClose}>
      {done ? (
        <DoneStep done={done} texts={kind.texts} onClose={onClose} />
      ) : table ? (
        <CheckStep
          kind={kind}
          table={table}
          kept={mending && isSameTable(mending.table, table) ? mending : undefined}
          onBack={(mended) => {
            setMending({ ...mended, table });
            setTable(undefined);
          }}
          onDone={setDone}
        />
      ) : (
        <div className={classes.source}>
          <div className={classes.template}>
            <Template headings={kind.template.map(kind.texts.target)} fileName={kind.texts.templateName} />
            <p>{say('templateNote')}</p>
          </div>
          <SourceStep text={text} limits={kind.limits} tableOf={kind.tableOf} onText={setText} onRead={setTable} />
        </div>
      )}
    </FullDialog>
  );
};

/** What was mended of a table, and what its columns were said to be. */
interface Mending<Target extends string> extends Kept<Target> {
  readonly table: Table;
}

const isSameTable = (one: Table, other: Table): boolean => JSON.stringify(one) === JSON.stringify(other);

interface DoneProps {
  readonly done: Finished;
  readonly texts: { readonly fileName: string; done(added: number): string };
  readonly onClose: () => void;
}

const DoneStep = ({ done, texts, onClose }: DoneProps) => {
  const say = useWords(importWords);
  const { added, there, refused, file } = done;
  const { fileName } = texts;
  return (
    <div className={classes.done} role="status">
      <h3>
        <Check aria-hidden size={20} />
        {texts.done(added)}
      </h3>
      {there > 0 && <p>{there === 1 ? say('wereThere1') : say('wereThere', { count: there })}</p>}
      {file && <p>{say('kept', { count: refused, file: fileName })}</p>}
      <div className={classes.deeds}>
        {file && (
          <Button icon={<Download aria-hidden size={18} />} onClick={() => saveFile(file, fileName)}>
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
