import type { StudentRecord } from '#schemas/api/students/basic-details.ts';
import { addStudentDocument, type StudentDocumentRecord } from '#schemas/api/students/document.ts';
import { studentDocumentFields } from '#schemas/records/student-document.ts';
import { useAction } from '../../../calls/use-call.ts';
import { DocumentFields, type DocumentTexts } from '../../../documents/DocumentFields.tsx';
import { documentBody } from '../../../documents/document-body.ts';
import { useDocument } from '../../../documents/use-document.ts';
import { useDocumentFaults } from '../../../documents/use-document-faults.ts';
import { DraftNote, KeptNote } from '../../../drafts/DraftNote.tsx';
import { useChangesDraft } from '../../../drafts/use-changes-draft.ts';
import { useStart } from '../../../session/start.ts';
import { Button } from '../../../ui/Button.tsx';
import { InsetForm } from '../../../ui/InsetForm.tsx';
import { LeaveGuard } from '../../../ui/LeaveGuard.tsx';
import { useSave } from '../../../ui/use-save.ts';
import { useWords } from '../../../words/words.ts';
import { useDocumentName } from '../use-document-name.ts';
import { pageWords } from './page-words.ts';

const types = studentDocumentFields.Document_Type.enum;

interface Props {
  readonly student: StudentRecord;
  /** The document that is changed; a new one without. */
  readonly replaced: StudentDocumentRecord | undefined;
  /** Which one is added, where that is known. */
  readonly type: string | undefined;
  readonly onClose: () => void;
}

/** What a document is, its number and days, and the file. */
export const DocumentForm = (props: Props) => {
  const { replaced, onClose } = props;
  const say = useWords(pageWords);
  const nameOf = useDocumentName();
  const { texts, change, choose, isChanged, isTyped, isCertificate, save, saving, draft, discard } =
    useStudentDocument(props);
  return (
    <InsetForm
      refusal={saving.refusal}
      onSave={() => void save()}
      foot={
        <>
          <Button look="primary" type="submit" busy={saving.isPending}>
            {say(replaced ? 'save' : 'addDocument')}
          </Button>
          <Button look="quiet" onClick={onClose}>
            {say('cancel')}
          </Button>
          {isTyped && !saving.isSaved && <KeptNote at={draft.keptAt} />}
        </>
      }
    >
      <DraftNote
        foundAt={draft.foundAt}
        meanwhile={draft.meanwhile.length > 0 ? [nameOf(texts.Document_Type as 'Photo')] : []}
        also={replaced ? undefined : say('fileAgain')}
        onDiscard={discard}
      />
      <DocumentFields
        types={types.map((value) => ({ value, label: nameOf(value) }))}
        texts={texts}
        errors={saving.errors}
        needsNumber={isCertificate}
        numberHelp={isCertificate ? say('tcHelp') : undefined}
        fileHelp={replaced && say('newFileHelp')}
        onText={change}
        onFile={choose}
      />
      <LeaveGuard param="edit" isUnsaved={isChanged && !saving.isSaved} onSave={save} />
    </InsetForm>
  );
};

const useStudentDocument = ({ student, replaced, type, onClose }: Props) => {
  const say = useWords(pageWords);
  const nameOf = useDocumentName();
  const { school } = useStart();
  const action = useAction(addStudentDocument);
  const saving = useSave(addStudentDocument.group, onClose);
  const known = types.find((one) => one === (replaced?.Document_Type ?? type)) ?? 'Birth_Certificate';
  const numberOf = (one: string): string => (one === 'TC_Issued' ? (student.Tc_No ?? '') : '');
  const faultsOf = useDocumentFaults();
  const start: DocumentTexts = {
    Document_Type: known,
    Document_Number: replaced ? (replaced.Document_Number ?? '') : numberOf(known),
    Issue_Date: replaced?.Issue_Date ?? '',
    Expiry_Date: replaced?.Expiry_Date ?? '',
  };
  const draftName = `student:${student.Student_Id}:document:${replaced?.Document_Id ?? type ?? 'new'}`;
  const draft = useChangesDraft(draftName, { start });
  const { texts, file, change, ...document } = useDocument(start, saving.clear, draft.texts);
  const send = async (): Promise<void> => {
    const ids = { School_Id: school.School_Id, Student_Id: student.Student_Id };
    const body = documentBody({ ...ids, Document_Id: replaced?.Document_Id ?? 0, ...texts }, file);
    await action.mutateAsync({ body, ...(replaced && { version: replaced.Version }) });
    draft.drop();
  };
  const { Issue_Date: issued, Expiry_Date: until } = texts;
  const wrong = faultsOf({ file, needsFile: !replaced, issued, until });
  const name = types.find((one) => one === texts.Document_Type) ?? known;
  return {
    ...document,
    texts,
    /** Whether there is something to keep; a chosen file cannot be. */
    isTyped: Object.entries(texts).some(([name, text]) => text !== start[name as keyof DocumentTexts]),
    saving,
    isCertificate: name === 'TC_Issued',
    change(field: keyof typeof texts, value: string): void {
      const number = field === 'Document_Type' && texts.Document_Number === '' ? numberOf(value) : undefined;
      const changes = { [field]: value, ...(number && { Document_Number: number }) };
      change(changes);
      const next = { ...texts, ...changes };
      // The number of an Aadhaar card is not left open on the device.
      draft.keep(next.Document_Type === 'Aadhaar' ? { ...next, Document_Number: start.Document_Number } : next);
    },
    draft,
    discard: () => change(draft.discard()),
    save: () => saving.run(wrong, send, say('documentSaved', { document: nameOf(name) })),
  };
};
