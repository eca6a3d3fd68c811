import { addStudentBasicDetails, type StudentRecord } from '#schemas/api/students/basic-details.ts';
import { useAction } from '../../../calls/use-call.ts';
import { PortraitDialog } from '../../../media/PortraitDialog.tsx';
import { useStart } from '../../../session/start.ts';
import { basicsOf } from '../../../student-form/student-fields.ts';
import { useSave } from '../../../ui/use-save.ts';
import { useWords } from '../../../words/words.ts';
import { pageWords } from './page-words.ts';

interface Props {
  readonly student: StudentRecord;
  readonly name: string;
  readonly onClose: () => void;
}

/** Takes a photo of a student by the camera or from a file. */
export const PhotoDialog = ({ student, name, onClose }: Props) => {
  const say = useWords(pageWords);
  const { school } = useStart();
  const action = useAction(addStudentBasicDetails);
  const { errors, refusal, isPending, run } = useSave(addStudentBasicDetails.group, onClose);
  const save = async (portrait: File): Promise<void> => {
    const body = new FormData();
    const basics = { ...basicsOf(student), School_Id: school.School_Id, Student_Id: student.Student_Id };
    for (const [field, value] of Object.entries(basics)) body.set(field, String(value));
    body.set('Student_Photo', portrait);
    await action.mutateAsync({ body, version: student.Version });
  };
  return (
    <PortraitDialog
      title={say('photoOf', { name })}
      help={say('photoHelp')}
      saveLabel={say('savePhoto')}
      isPending={isPending}
      refusal={refusal ?? Object.values(errors).find((text) => text !== undefined)}
      onSave={(portrait) => void run({}, () => save(portrait), say('photoSaved'))}
      onClose={onClose}
    />
  );
};
