import { FileUp } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { Button } from '../ui/Button.tsx';
import { TextAreaField } from '../ui/Field.tsx';
import { useAttempt } from '../ui/Notices.tsx';
import { useWords } from '../words/words.ts';
import { type Asked, type ReadFault, readTable, type Table, type TableLimits, type TableRow } from './read-table.ts';
import classes from './source.module.css';
import { sourceWords } from './source-words.ts';

interface Props {
  /** What is pasted so far. */
  readonly text: string;
  readonly limits: TableLimits;
  /** Takes the headings from the rows. */
  readonly tableOf: (lines: readonly TableRow[]) => Table;
  readonly onText: (text: string) => void;
  /** Told what was read, and what the file is called. */
  readonly onRead: (table: Table, fileName?: string) => void;
}

/** Takes what is pasted, or a file that is chosen, or dropped where the list goes. */
export const SourceStep = ({ text, limits, tableOf, onText, onRead }: Props) => {
  const say = useWords(sourceWords);
  const attempt = useAttempt();
  const id = useId();
  const [fault, setFault] = useState<ReadFault>();
  const [isReading, setReading] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const take = async (asked: Asked): Promise<void> => {
    setReading(true);
    await attempt(async () => {
      const read = await readTable(asked, { ...limits, tableOf });
      if (typeof read === 'string') setFault(read);
      else onRead(read, typeof asked === 'string' ? undefined : asked.name);
    });
    setReading(false);
  };
  const takeFile = (files: FileList | null): void => {
    const [file] = files ?? [];
    if (file) void take(file);
  };
  return (
    <div className={classes.source}>
      <TextAreaField
        label={say('paste')}
        help={say('pasteHelp')}
        error={fault && say(fault, { megabytes: limits.maxMegabytes, rows: limits.maxRows })}
        minRows={8}
        data-autofocus
        spellCheck={false}
        value={text}
        onChange={({ currentTarget }) => {
          onText(currentTarget.value);
          setFault(undefined);
        }}
        onDragOver={(event) => {
          if (event.dataTransfer.types.includes('Files')) event.preventDefault();
        }}
        onDrop={(event) => {
          if (event.dataTransfer.files.length === 0) return;
          event.preventDefault();
          takeFile(event.dataTransfer.files);
        }}
        // Who has pasted the list has said all there is to say.
        onPaste={({ clipboardData }) => {
          const pasted = clipboardData.getData('text/plain');
          if (text === '' && pasted.includes('\n')) void take(pasted);
        }}
      />
      <div className={classes.deeds}>
        <Button look="primary" busy={isReading} disabled={text.trim() === ''} onClick={() => void take(text)}>
          {say('read')}
        </Button>
        <Button
          icon={<FileUp aria-hidden size={18} />}
          disabled={isReading}
          aria-describedby={`${id}-help`}
          onClick={() => input.current?.click()}
        >
          {say('chooseFile')}
        </Button>
        <input
          ref={input}
          type="file"
          hidden
          accept=".xlsx,.csv,.tsv,.txt"
          aria-label={say('file')}
          onChange={({ currentTarget }) => {
            takeFile(currentTarget.files);
            // The same file may be chosen once more, mended.
            currentTarget.value = '';
          }}
        />
      </div>
      <p className={classes.note} id={`${id}-help`}>
        {say('fileHelp')}
      </p>
    </div>
  );
};
