import { type SubmitEvent, useId, useState } from 'react';
import { addEnquiryDocument } from '#schemas/api/admission-documents.ts';
import { type EnquiryDocumentType, enquiryDocumentTypes, maxDocumentBytes } from '#schemas/records/enquiry.ts';
import { refusedFields } from '../../calls/refused-fields.ts';
import { useAction } from '../../calls/use-call.ts';
import { documentWords } from '../../enquiry-form/document-words.ts';
import { useStart } from '../../session/start.ts';
import { Button } from '../../ui/Button.tsx';
import { SelectField, TextField } from '../../ui/Field.tsx';
import { useNotices } from '../../ui/Notices.tsx';
import { useWords } from '../../words/words.ts';
import classes from './admissions.module.css';
import { panelWords } from './panel-words.ts';

const megabyte = 1024 * 1024;

interface Props {
  readonly id: number;
  /** Which one it is, where that is known. */
  readonly type: EnquiryDocumentType | undefined;
  readonly onDone: () => void;
}

/** Adds a document that a family has brought, or puts another file in its place. */
export const AddDocument = ({ id, type: known, onDone }: Props) => {
  const say = useWords(panelWords);
  const sayDocument = useWords(documentWords);
  const tell = useNotices();
  const { school } = useStart();
  const add = useAction(addEnquiryDocument);
  const field = useId();
  const [type, setType] = useState<EnquiryDocumentType>(known ?? 'Birth_Certificate');
  const [file, setFile] = useState<File>();
  const [error, setError] = useState<string>();
  const save = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault();
    if (!file) return setError(say('noFile'));
    if (file.size > maxDocumentBytes) return setError(say('fileTooBig', { size: (file.size / megabyte).toFixed(1) }));
    const body = new FormData();
    body.set('School_Id', String(school.School_Id));
    body.set('Admission_Enquiry_Id', String(id));
    body.set('Document_Type', type);
    body.set('DocumentURL', file);
    try {
      await add.mutateAsync({ body });
      tell.notice(say('added', { document: sayDocument(type) }));
      onDone();
    } catch (thrown) {
      const text = refusedFields(thrown)?.DocumentURL;
      if (text) setError(text);
      else tell.error(thrown instanceof Error ? thrown.message : String(thrown));
    }
  };
  return (
    <form className={classes.inset} onSubmit={(event) => void save(event)} noValidate>
      {known === undefined && (
        <SelectField
          label={say('which')}
          value={type}
          options={enquiryDocumentTypes.map((value) => ({ value, label: sayDocument(value) }))}
          onChange={({ currentTarget }) => setType(currentTarget.value as EnquiryDocumentType)}
        />
      )}
      <TextField
        id={field}
        type="file"
        accept="application/pdf,image/jpeg,image/png,image/webp"
        label={known === undefined ? say('file') : sayDocument(known)}
        help={say('fileHelp')}
        error={error}
        onChange={({ currentTarget }) => {
          setFile(currentTarget.files?.[0]);
          setError(undefined);
        }}
      />
      <div className={classes.deeds}>
        <Button look="primary" type="submit" busy={add.isPending}>
          {say('upload')}
        </Button>
        <Button look="quiet" onClick={onDone}>
          {say('cancel')}
        </Button>
      </div>
    </form>
  );
};
