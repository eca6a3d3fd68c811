import { useState } from 'react';
import { addEnquiryDocument } from '#schemas/api/admission-documents.ts';
import { type EnquiryDocumentType, enquiryDocumentTypes } from '#schemas/records/enquiry.ts';
import { useAction } from '../../calls/use-call.ts';
import { DocumentFile } from '../../documents/DocumentFile.tsx';
import { documentBody } from '../../documents/document-body.ts';
import { useDocumentFaults } from '../../documents/use-document-faults.ts';
import { documentFieldWords } from '../../documents/words.ts';
import { documentWords } from '../../enquiry-form/document-words.ts';
import { useStart } from '../../session/start.ts';
import { Button } from '../../ui/Button.tsx';
import { SelectField } from '../../ui/Field.tsx';
import { InsetForm } from '../../ui/InsetForm.tsx';
import { LeaveGuard } from '../../ui/LeaveGuard.tsx';
import { useSave } from '../../ui/use-save.ts';
import { useWords } from '../../words/words.ts';
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
  const { school } = useStart();
  const add = useAction(addEnquiryDocument);
  const faultsOf = useDocumentFaults();
  const [type, setType] = useState<EnquiryDocumentType>(known ?? 'Birth_Certificate');
  const [file, setFile] = useState<File>();
  const saving = useSave(addEnquiryDocument.group, onDone);
  const send = (): Promise<unknown> => {
    const ids = { School_Id: school.School_Id, Admission_Enquiry_Id: id };
    return add.mutateAsync({ body: documentBody({ ...ids, Document_Type: type }, file) });
  };
  const save = (): Promise<boolean> =>
    saving.run(faultsOf({ file, needsFile: true }), send, say('added', { document: sayDocument(type) }));
  return (
    <InsetForm
      refusal={saving.refusal}
      onSave={() => void save()}
      foot={
        <>
          <Button look="primary" type="submit" busy={saving.isPending}>
            {say('upload')}
          </Button>
          <Button look="quiet" onClick={onDone}>
            {say('cancel')}
          </Button>
        </>
      }
    >
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
        error={saving.errors.DocumentURL}
        onChoose={(chosen) => {
          setFile(chosen);
          saving.clear('DocumentURL');
        }}
      />
      {file !== undefined && <LeaveGuard param={['enquiry', 'edit']} isUnsaved={!saving.isSaved} onSave={save} />}
    </InsetForm>
  );
};
