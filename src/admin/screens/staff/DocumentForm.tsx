import { type SubmitEvent, useState } from 'react';
import { type StaffDocument, saveStaffDocument } from '#schemas/api/staff/documents.ts';
import { type StaffDocumentType, staffDocumentTypes } from '#schemas/records/staff-document.ts';
import { type FieldTexts, refusedFields } from '../../calls/refused-fields.ts';
import { useAction } from '../../calls/use-call.ts';
import { DocumentFields, type DocumentTexts } from '../../documents/DocumentFields.tsx';
import { documentBody } from '../../documents/document-body.ts';
import { useDocumentFaults } from '../../documents/use-document-faults.ts';
import { useStart } from '../../session/start.ts';
import { staffDocumentWords } from '../../staff/document-words.ts';
import { Button } from '../../ui/Button.tsx';
import { useNotices } from '../../ui/Notices.tsx';
import { useWords } from '../../words/words.ts';
import { documentWords } from './document-words.ts';
import classes from './documents.module.css';

interface Props {
  readonly staffId: number;
  /** The document that is changed; a new one without. */
  readonly document: StaffDocument | undefined;
  readonly onDone: () => void;
}

/** What a document is, its number and days, and the file. */
export const DocumentForm = ({ staffId, document, onDone }: Props) => {
  const say = useWords(documentWords);
  const sayType = useWords(staffDocumentWords);
  const { texts, errors, isPending, setText, setFile, save } = useDocument({ staffId, document, onDone });
  return (
    <form className={classes.form} onSubmit={(event) => void save(event)} noValidate>
      <DocumentFields
        types={staffDocumentTypes.map((value) => ({ value, label: sayType(value) }))}
        texts={texts}
        errors={errors}
        expiryHelp={say('expiresHelp')}
        fileHelp={document && say('newFileHelp')}
        onText={setText}
        onFile={setFile}
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
  const faultsOf = useDocumentFaults();
  const [texts, setTexts] = useState<DocumentTexts>({
    Document_Type: document?.Document_Type ?? 'Police_Verification',
    Document_Number: document?.Document_Number ?? '',
    Issue_Date: document?.Issue_Date ?? '',
    Expiry_Date: document?.Expiry_Date ?? '',
  });
  const [file, setFile] = useState<File>();
  const [errors, setErrors] = useState<FieldTexts>({});
  const save = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault();
    const { Issue_Date: issued, Expiry_Date: until, Document_Type: type } = texts;
    const found = faultsOf({ file, needsFile: !document, issued, until });
    setErrors(found);
    if (Object.keys(found).length > 0) return;
    const ids = { School_Id: school.School_Id, Document_Id: document?.Document_Id ?? 0 };
    const body = documentBody({ ...ids, ...texts }, file);
    try {
      await action.mutateAsync({ params: { id: staffId }, body, ...(document && { version: document.Version }) });
      tell.notice(say('saved', { document: sayType(type as StaffDocumentType) }));
      onDone();
    } catch (error) {
      const refused = refusedFields(error);
      if (refused) setErrors(refused);
      else tell.error(error instanceof Error ? error.message : String(error));
    }
  };
  const clear = (name: keyof DocumentTexts | 'DocumentURL'): void => setErrors(({ [name]: _, ...others }) => others);
  return {
    texts,
    errors,
    isPending: action.isPending,
    setText(name: keyof DocumentTexts, value: string): void {
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
