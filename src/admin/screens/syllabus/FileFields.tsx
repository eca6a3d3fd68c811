import { FileText, X } from 'lucide-react';
import type { SyllabusRecord } from '#schemas/api/syllabus.ts';
import { sizeWords } from '../../media/media-name.ts';
import { SendingBar } from '../../media/SendingBar.tsx';
import { Button } from '../../ui/Button.tsx';
import { TextField } from '../../ui/Field.tsx';
import { FileName } from '../../ui/FileName.tsx';
import { useWords } from '../../words/words.ts';
import classes from './syllabus.module.css';
import { keyOfFile } from './use-file-choice.ts';
import type { SyllabusFormState } from './use-syllabus-form.ts';
import { formWords } from './words.ts';

interface Props {
  readonly id: string;
  readonly files: SyllabusRecord['Files'];
  readonly form: SyllabusFormState;
}

/** The files that it has, and those that are added. */
export const FileFields = ({ id, files, form: { files: choice, errors, progress, giveUp } }: Props) => {
  const say = useWords(formWords);
  return (
    <div className={classes.fileFields}>
      {files.length > 0 && (
        <ul className={classes.files} aria-label={say('filesNow')}>
          {files.map(({ File_Id, File_Name, File_URL, Bytes }) => {
            const isGoing = choice.removed.includes(File_Id);
            return (
              <li key={File_Id} data-going={isGoing || undefined}>
                <FileText aria-hidden size={18} strokeWidth={1.75} />
                <a href={File_URL} download>
                  <FileName name={File_Name} />
                </a>
                <small>{isGoing ? say('willGo') : sizeWords(Bytes)}</small>
                {isGoing ? (
                  <Button
                    look="quiet"
                    size="compact"
                    aria-label={say('keepFile', { name: File_Name })}
                    onClick={() => choice.keepFile(File_Id)}
                  >
                    {say('keepShort')}
                  </Button>
                ) : (
                  <Button
                    look="quiet"
                    size="compact"
                    aria-label={say('removeFile', { name: File_Name })}
                    onClick={() => choice.removeFile(File_Id)}
                  >
                    <X aria-hidden size={16} />
                  </Button>
                )}
              </li>
            );
          })}
        </ul>
      )}
      <TextField
        id={id}
        type="file"
        multiple
        accept=".pdf,.doc,.docx,.ppt,.pptx,.xls,.xlsx,image/jpeg,image/png,image/webp"
        label={say('Files')}
        help={say('filesHelp')}
        optional
        error={errors.Files}
        onChange={({ currentTarget }) => {
          choice.addFiles([...(currentTarget.files ?? [])]);
          // The list says what is chosen; the same file may be chosen again once it was taken off.
          currentTarget.value = '';
        }}
      />
      {choice.added.length > 0 && (
        <ul className={classes.files} aria-label={say('filesAdded')}>
          {choice.added.map((file) => (
            <li key={keyOfFile(file)}>
              <FileText aria-hidden size={18} strokeWidth={1.75} />
              <span>{file.name}</span>
              <small>
                {sizeWords(file.size)} · {say('willCome')}
              </small>
              <Button
                look="quiet"
                size="compact"
                aria-label={say('dropFile', { name: file.name })}
                onClick={() => choice.dropFile(file)}
              >
                <X aria-hidden size={16} />
              </Button>
            </li>
          ))}
        </ul>
      )}
      <SendingBar progress={progress} onGiveUp={giveUp} />
    </div>
  );
};
