import type { FieldTexts } from '../calls/refused-fields.ts';
import { SelectField, TextField } from '../ui/Field.tsx';
import { useWords } from '../words/words.ts';
import { DocumentFile } from './DocumentFile.tsx';
import classes from './document-fields.module.css';
import { documentFieldWords } from './words.ts';

/** What is typed of a document. */
export type DocumentTexts = Readonly<
  Record<'Document_Type' | 'Document_Number' | 'Issue_Date' | 'Expiry_Date', string>
>;

interface Props {
  readonly types: readonly { readonly value: string; readonly label: string }[];
  readonly texts: DocumentTexts;
  readonly errors: FieldTexts;
  readonly needsNumber?: boolean;
  readonly numberHelp?: string | undefined;
  readonly expiryHelp?: string | undefined;
  readonly fileHelp?: string | undefined;
  readonly onText: (name: keyof DocumentTexts, text: string) => void;
  readonly onFile: (file: File | undefined) => void;
}

/** What a document is, its number and days, and the file. */
export const DocumentFields = ({ types, texts, errors, onText, onFile, needsNumber = false, ...help }: Props) => {
  const say = useWords(documentFieldWords);
  const field = (name: keyof DocumentTexts) => ({
    value: texts[name],
    error: errors[name],
    onChange: ({ currentTarget }: { readonly currentTarget: { readonly value: string } }) =>
      onText(name, currentTarget.value),
  });
  return (
    <>
      <SelectField {...field('Document_Type')} label={say('which')} options={types} />
      <TextField
        {...field('Document_Number')}
        label={say('Document_Number')}
        optional={!needsNumber}
        maxLength={40}
        autoComplete="off"
        help={help.numberHelp}
      />
      <div className={classes.pair}>
        <TextField {...field('Issue_Date')} label={say('Issue_Date')} optional type="date" />
        <TextField {...field('Expiry_Date')} label={say('Expiry_Date')} optional type="date" help={help.expiryHelp} />
      </div>
      <DocumentFile help={help.fileHelp} error={errors.DocumentURL} onChoose={onFile} />
    </>
  );
};
