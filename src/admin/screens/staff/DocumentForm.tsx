import { type SubmitEvent, useState } from 'react';
import { type StaffDocument, saveStaffDocument } from '#schemas/api/staff/documents.ts';
import { maxDocumentBytes } from '#schemas/records/enquiry.ts';
import { type StaffDocumentType, staffDocumentTypes } from '#schemas/records/staff-document.ts';
import { type FieldTexts, refusedFields } from '../../calls/refused-fields.ts';
import { useAction } from '../../calls/use-call.ts';
import { useStart } from '../../session/start.ts';
import { staffDocumentWords } from '../../staff/document-words.ts';
import { Button } from '../../ui/Button.tsx';
import { SelectField, TextField } from '../../ui/Field.tsx';
import { useNotices } from '../../ui/Notices.tsx';
import { useWords } from '../../words/words.ts';
import { documentWords } from './document-words.ts';
import classes from './documents.module.css';

const megabyte = 1024 * 1024;

interface Props {
  readonly staffId: number;
  /** The document that is changed; a new one without. */
  readonly document: StaffDocument | undefined;
  readonly onDone: () => void;
}

type Name = 'Document_Number' | 'Issue_Date' | 'Expiry_Date';

/** What a document is, its number and days, and the file. */
export const DocumentForm = ({ staffId, document, onDone }: Props) => {
  const say = useWords(documentWords);
  const sayType = useWords(staffDocumentWords);
  const { type, texts, errors, isPending, setType, setText, setFile, save } = useDocument({
    staffId,
    document,
    onDone,
  });
  const field = (name: Name) => ({
    value: texts[name],
    error: errors[name],
    optional: true,
    onChange: ({ currentTarget }: { readonly currentTarget: { readonly value: string } }) =>
      setText(name, currentTarget.value),
  });
  return (
    <form className={classes.form} onSubmit={(event) => void save(event)} noValidate>
      <SelectField
        label={say('which')}
        value={type}
        options={staffDocumentTypes.map((value) => ({ value, label: sayType(value) }))}
        onChange={({ currentTarget }) => setType(currentTarget.value as StaffDocumentType)}
      />
      <TextField {...field('Document_Number')} label={say('documentNumber')} maxLength={40} autoComplete="off" />
      <div className={classes.pair}>
        <TextField {...field('Issue_Date')} label={say('issued')} type="date" />
        <TextField {...field('Expiry_Date')} label={say('expires')} type="date" help={say('expiresHelp')} />
      </div>
      <TextField
        type="file"
        accept="application/pdf,image/jpeg,image/png,image/webp"
        label={say('file')}
        help={say(document ? 'newFileHelp' : 'fileHelp')}
        error={errors.DocumentURL}
        onChange={({ currentTarget }) => setFile(currentTarget.files?.[0])}
      />
      <div className={classes.deeds}>
        <Button look="primary" type="submit" busy={isPending}>
          {say('save')}
        </Button>
        <Button look="quiet" onClick={onDone}>
          {say('cancel')}
        </Button>
      </div>
    </form>
  );
};

const useDocument = ({ staffId, document, onDone }: Props) => {
  const say = useWords(documentWords);
  const sayType = useWords(staffDocumentWords);
  const tell = useNotices();
  const { school } = useStart();
  const action = useAction(saveStaffDocument);
  const [type, setType] = useState<StaffDocumentType>(document?.Document_Type ?? 'Police_Verification');
  const [texts, setTexts] = useState({
    Document_Number: document?.Document_Number ?? '',
    Issue_Date: document?.Issue_Date ?? '',
    Expiry_Date: document?.Expiry_Date ?? '',
  });
  const [file, setFile] = useState<File>();
  const [errors, setErrors] = useState<FieldTexts>({});
  const wrong = (): FieldTexts => {
    const { Issue_Date: issued, Expiry_Date: until } = texts;
    const size = file && file.size > maxDocumentBytes ? (file.size / megabyte).toFixed(1) : undefined;
    return {
      ...(issued && until && until < issued && { Expiry_Date: say('dateOrder') }),
      ...(!file && !document && { DocumentURL: say('noFile') }),
      ...(size !== undefined && { DocumentURL: say('fileTooBig', { size }) }),
    };
  };
  const save = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault();
    const found = wrong();
    setErrors(found);
    if (Object.keys(found).length > 0) return;
    const body = new FormData();
    body.set('School_Id', String(school.School_Id));
    body.set('Document_Id', String(document?.Document_Id ?? 0));
    body.set('Document_Type', type);
    for (const [name, text] of Object.entries(texts)) if (text.trim() !== '') body.set(name, text.trim());
    if (file) body.set('DocumentURL', file);
    try {
      await action.mutateAsync({ params: { id: staffId }, body, ...(document && { version: document.Version }) });
      tell.notice(say('saved', { document: sayType(type) }));
      onDone();
    } catch (error) {
      const refused = refusedFields(error);
      if (refused) setErrors(refused);
      else tell.error(error instanceof Error ? error.message : String(error));
    }
  };
  const clear = (name: Name | 'DocumentURL'): void => setErrors(({ [name]: _, ...others }) => others);
  return {
    type,
    texts,
    errors,
    isPending: action.isPending,
    setType,
    setText(name: Name, value: string): void {
      setTexts((before) => ({ ...before, [name]: value }));
      clear(name);
    },
    setFile(chosen: File | undefined): void {
      setFile(chosen);
      clear('DocumentURL');
    },
    save,
  };
};
