import { useState } from 'react';
import type { StudentRecord } from '#schemas/api/students/basic-details.ts';
import { addStudentDocument } from '#schemas/api/students/document.ts';
import { maxDocumentBytes } from '#schemas/records/enquiry.ts';
import { studentDocumentFields } from '#schemas/records/student-document.ts';
import { useAction } from '../../../calls/use-call.ts';
import { useStart } from '../../../session/start.ts';
import { Button } from '../../../ui/Button.tsx';
import { SelectField, TextField } from '../../../ui/Field.tsx';
import { LeaveGuard } from '../../../ui/LeaveGuard.tsx';
import { useWords } from '../../../words/words.ts';
import { useDocumentName } from '../use-document-name.ts';
import { PartForm } from './Part.tsx';
import classes from './page.module.css';
import { pageWords } from './page-words.ts';
import { useSave } from './use-save.ts';

const megabyte = 1024 * 1024;
const types = studentDocumentFields.Document_Type.enum;

interface Props {
  readonly student: StudentRecord;
  /** Which one it is, where that is known. */
  readonly type: string | undefined;
  readonly onClose: () => void;
}

type Name = 'Document_Type' | 'Document_Number' | 'Issue_Date' | 'Expiry_Date';

/** Adds a document: what it is, its number and days, and the file. */
export const AddDocument = ({ student, type, onClose }: Props) => {
  const say = useWords(pageWords);
  const nameOf = useDocumentName();
  const { texts, file, change, choose, isChanged, isCertificate, save, saving } = useNewDocument({
    student,
    type,
    onClose,
  });
  const field = (name: Name) => ({
    value: texts[name],
    error: saving.errors[name],
    onChange: ({ currentTarget }: { readonly currentTarget: { readonly value: string } }) =>
      change(name, currentTarget.value),
  });
  return (
    <PartForm
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
      <SelectField
        {...field('Document_Type')}
        label={say('documentType')}
        options={types.map((value) => ({ value, label: nameOf(value) }))}
      />
      <TextField
        {...field('Document_Number')}
        label={say('documentNumber')}
        optional={!isCertificate}
        maxLength={40}
        help={isCertificate ? say('tcHelp') : undefined}
      />
      <div className={classes.pair}>
        <TextField {...field('Issue_Date')} label={say('issued')} optional type="date" />
        <TextField {...field('Expiry_Date')} label={say('expires')} optional type="date" />
      </div>
      <TextField
        type="file"
        accept="application/pdf,image/jpeg,image/png,image/webp"
        label={say('file')}
        help={say('fileHelp')}
        error={saving.errors.DocumentURL}
        onChange={({ currentTarget }) => choose(currentTarget.files?.[0])}
      />
      <LeaveGuard param="edit" isUnsaved={(isChanged || file !== undefined) && !saving.isSaved} onSave={save} />
    </PartForm>
  );
};

const useNewDocument = ({ student, type, onClose }: Props) => {
  const say = useWords(pageWords);
  const nameOf = useDocumentName();
  const { school } = useStart();
  const action = useAction(addStudentDocument);
  const saving = useSave(onClose);
  const known = types.find((one) => one === type) ?? 'Birth_Certificate';
  const numberOf = (one: string): string => (one === 'TC_Issued' ? (student.Tc_No ?? '') : '');
  const [start] = useState({
    Document_Type: known as string,
    Document_Number: numberOf(known),
    Issue_Date: '',
    Expiry_Date: '',
  });
  const [texts, setTexts] = useState(start);
  const [file, setFile] = useState<File>();
  const wrong = (): Readonly<Record<string, string>> => {
    const { Issue_Date: issued, Expiry_Date: until } = texts;
    const size = file && file.size > maxDocumentBytes ? (file.size / megabyte).toFixed(1) : undefined;
    return {
      ...(issued && until && until < issued && { Expiry_Date: say('dateOrder') }),
      ...(!file && { DocumentURL: say('noFile') }),
      ...(size !== undefined && { DocumentURL: say('fileTooBig', { size }) }),
    };
  };
  const send = async (): Promise<void> => {
    const body = new FormData();
    body.set('School_Id', String(school.School_Id));
    body.set('Student_Id', String(student.Student_Id));
    for (const [name, text] of Object.entries(texts)) if (text.trim() !== '') body.set(name, text.trim());
    if (file) body.set('DocumentURL', file);
    await action.mutateAsync({ body });
  };
  const name = types.find((one) => one === texts.Document_Type) ?? known;
  return {
    texts,
    file,
    saving,
    isCertificate: name === 'TC_Issued',
    isChanged: Object.entries(texts).some(([key, text]) => text !== start[key as Name]),
    change(field: Name, value: string): void {
      const number = field === 'Document_Type' && texts.Document_Number === '' ? numberOf(value) : undefined;
      setTexts((before) => ({ ...before, [field]: value, ...(number && { Document_Number: number }) }));
      saving.clear(field);
    },
    choose(chosen: File | undefined): void {
      setFile(chosen);
      saving.clear('DocumentURL');
    },
    save: () => saving.run(wrong(), send, say('documentSaved', { document: nameOf(name) })),
  };
};
