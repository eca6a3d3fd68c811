import type { StudentRecord } from '#schemas/api/students/basic-details.ts';
import { addStudentDocument } from '#schemas/api/students/document.ts';
import { studentDocumentFields } from '#schemas/records/student-document.ts';
import { useAction } from '../../../calls/use-call.ts';
import { DocumentFields } from '../../../documents/DocumentFields.tsx';
import { documentBody } from '../../../documents/document-body.ts';
import { useDocument } from '../../../documents/use-document.ts';
import { useDocumentFaults } from '../../../documents/use-document-faults.ts';
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
  /** Which one it is, where that is known. */
  readonly type: string | undefined;
  readonly onClose: () => void;
}

/** Adds a document: what it is, its number and days, and the file. */
export const AddDocument = ({ student, type, onClose }: Props) => {
  const say = useWords(pageWords);
  const nameOf = useDocumentName();
  const { texts, change, choose, isChanged, isCertificate, save, saving } = useNewDocument({ student, type, onClose });
  return (
    <InsetForm
      refusal={saving.refusal}
      onSave={() => void save()}
      foot={
        <>
          <Button look="primary" type="submit" busy={saving.isPending}>
            {say('addDocument')}
          </Button>
          <Button look="quiet" onClick={onClose}>
            {say('cancel')}
          </Button>
        </>
      }
    >
      <DocumentFields
        types={types.map((value) => ({ value, label: nameOf(value) }))}
        texts={texts}
        errors={saving.errors}
        needsNumber={isCertificate}
        numberHelp={isCertificate ? say('tcHelp') : undefined}
        onText={change}
        onFile={choose}
      />
      <LeaveGuard param="edit" isUnsaved={isChanged && !saving.isSaved} onSave={save} />
    </InsetForm>
  );
};

const useNewDocument = ({ student, type, onClose }: Props) => {
  const say = useWords(pageWords);
  const nameOf = useDocumentName();
  const { school } = useStart();
  const action = useAction(addStudentDocument);
  const saving = useSave(addStudentDocument.group, onClose);
  const known = types.find((one) => one === type) ?? 'Birth_Certificate';
  const numberOf = (one: string): string => (one === 'TC_Issued' ? (student.Tc_No ?? '') : '');
  const faultsOf = useDocumentFaults();
  const start = { Document_Type: known, Document_Number: numberOf(known), Issue_Date: '', Expiry_Date: '' };
  const { texts, file, change, ...document } = useDocument(start, saving.clear);
  const send = (): Promise<unknown> => {
    const ids = { School_Id: school.School_Id, Student_Id: student.Student_Id };
    return action.mutateAsync({ body: documentBody({ ...ids, ...texts }, file) });
  };
  const { Issue_Date: issued, Expiry_Date: until } = texts;
  const wrong = faultsOf({ file, needsFile: true, issued, until });
  const name = types.find((one) => one === texts.Document_Type) ?? known;
  return {
    ...document,
    texts,
    saving,
    isCertificate: name === 'TC_Issued',
    change(field: keyof typeof texts, value: string): void {
      const number = field === 'Document_Type' && texts.Document_Number === '' ? numberOf(value) : undefined;
      change({ [field]: value, ...(number && { Document_Number: number }) });
    },
    save: () => saving.run(wrong, send, say('documentSaved', { document: nameOf(name) })),
  };
};
