import { type StaffDocument, saveStaffDocument } from '#schemas/api/staff/documents.ts';
import { type StaffDocumentType, staffDocumentTypes } from '#schemas/records/staff-document.ts';
import { useAction } from '../../calls/use-call.ts';
import { DocumentFields } from '../../documents/DocumentFields.tsx';
import { documentBody } from '../../documents/document-body.ts';
import { useDocument } from '../../documents/use-document.ts';
import { useDocumentFaults } from '../../documents/use-document-faults.ts';
import { useStart } from '../../session/start.ts';
import { staffDocumentWords } from '../../staff/document-words.ts';
import { Button } from '../../ui/Button.tsx';
import { InsetForm } from '../../ui/InsetForm.tsx';
import { LeaveGuard } from '../../ui/LeaveGuard.tsx';
import { useSave } from '../../ui/use-save.ts';
import { useWords } from '../../words/words.ts';
import { documentWords } from './document-words.ts';

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
  const { texts, isChanged, change, choose, save, saving } = useStaffDocument({ staffId, document, onDone });
  return (
    <InsetForm
      refusal={saving.refusal}
      onSave={() => void save()}
      foot={
        <>
          <Button look="primary" type="submit" busy={saving.isPending}>
            {say('save')}
          </Button>
          <Button look="quiet" onClick={onDone}>
            {say('cancel')}
          </Button>
        </>
      }
    >
      <DocumentFields
        types={staffDocumentTypes.map((value) => ({ value, label: sayType(value) }))}
        texts={texts}
        errors={saving.errors}
        expiryHelp={say('expiresHelp')}
        fileHelp={document && say('newFileHelp')}
        onText={(name, value) => change({ [name]: value })}
        onFile={choose}
      />
      <LeaveGuard param="member" isUnsaved={isChanged && !saving.isSaved} onSave={save} />
    </InsetForm>
  );
};

const useStaffDocument = ({ staffId, document, onDone }: Props) => {
  const say = useWords(documentWords);
  const sayType = useWords(staffDocumentWords);
  const { school } = useStart();
  const action = useAction(saveStaffDocument);
  const saving = useSave(saveStaffDocument.group, onDone);
  const faultsOf = useDocumentFaults();
  const start = {
    Document_Type: document?.Document_Type ?? 'Police_Verification',
    Document_Number: document?.Document_Number ?? '',
    Issue_Date: document?.Issue_Date ?? '',
    Expiry_Date: document?.Expiry_Date ?? '',
  };
  const { texts, file, ...typed } = useDocument(start, saving.clear);
  const send = (): Promise<unknown> => {
    const ids = { School_Id: school.School_Id, Document_Id: document?.Document_Id ?? 0 };
    const body = documentBody({ ...ids, ...texts }, file);
    return action.mutateAsync({ params: { id: staffId }, body, ...(document && { version: document.Version }) });
  };
  const { Issue_Date: issued, Expiry_Date: until, Document_Type: type } = texts;
  const wrong = faultsOf({ file, needsFile: !document, issued, until });
  return {
    ...typed,
    texts,
    saving,
    save: () => saving.run(wrong, send, say('saved', { document: sayType(type as StaffDocumentType) })),
  };
};
