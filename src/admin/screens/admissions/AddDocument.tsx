import { type SubmitEvent, useState } from 'react';
import { addEnquiryDocument } from '#schemas/api/admission-documents.ts';
import { type EnquiryDocumentType, enquiryDocumentTypes } from '#schemas/records/enquiry.ts';
import { refusedFields } from '../../calls/refused-fields.ts';
import { useAction } from '../../calls/use-call.ts';
import { DocumentFile } from '../../documents/DocumentFile.tsx';
import { documentBody } from '../../documents/document-body.ts';
import { useDocumentFaults } from '../../documents/use-document-faults.ts';
import { documentFieldWords } from '../../documents/words.ts';
import { documentWords } from '../../enquiry-form/document-words.ts';
import { useStart } from '../../session/start.ts';
import { Button } from '../../ui/Button.tsx';
import { SelectField } from '../../ui/Field.tsx';
import { useNotices } from '../../ui/Notices.tsx';
import { useWords } from '../../words/words.ts';
import classes from './admissions.module.css';
import { panelWords } from './panel-words.ts';

interface Props {
  readonly id: number;
  /** Which one it is, where that is known. */
  readonly type: EnquiryDocumentType | undefined;
  readonly onDone: () => void;
}

/** Adds a document that a family has brought, or puts another file in its place. */
export const AddDocument = ({ id, type: known, onDone }: Props) => {
  const say = useWords(panelWords);
  const sayField = useWords(documentFieldWords);
  const sayDocument = useWords(documentWords);
  const tell = useNotices();
  const { school } = useStart();
  const add = useAction(addEnquiryDocument);
  const faultsOf = useDocumentFaults();
  const [type, setType] = useState<EnquiryDocumentType>(known ?? 'Birth_Certificate');
  const [file, setFile] = useState<File>();
  const [error, setError] = useState<string>();
  const save = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault();
    const wrong = faultsOf({ file, needsFile: true }).DocumentURL;
    if (wrong) return setError(wrong);
    const ids = { School_Id: school.School_Id, Admission_Enquiry_Id: id };
    try {
      await add.mutateAsync({ body: documentBody({ ...ids, Document_Type: type }, file) });
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
          label={sayField('which')}
          value={type}
          options={enquiryDocumentTypes.map((value) => ({ value, label: sayDocument(value) }))}
          onChange={({ currentTarget }) => setType(currentTarget.value as EnquiryDocumentType)}
        />
      )}
      <DocumentFile
        label={known && sayDocument(known)}
        error={error}
        onChoose={(chosen) => {
          setFile(chosen);
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
