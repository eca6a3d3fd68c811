import { eraseStudent, exportStudent } from '#schemas/api/students/personal-data.ts';
import { readStudent, type StudentFile } from '#schemas/api/students/read.ts';
import { addressOf } from '../../calls/address-of.ts';
import { useAction, useCall } from '../../calls/use-call.ts';
import { formatDay } from '../../format/dates.ts';
import { localMobile } from '../../format/mobile.ts';
import { studentName } from '../../format/student-name.ts';
import type { Fact } from '../../ui/FactList.tsx';
import { LoadedPanel } from '../../ui/LoadedPanel.tsx';
import { useLocale, useWords } from '../../words/words.ts';
import { ErasablePerson } from './ErasablePerson.tsx';
import type { Place } from './use-place.ts';
import { privacyWords } from './words.ts';

interface Props {
  readonly id: number;
  readonly place: Place;
  readonly onClose: () => void;
}

/** What is held of one student and the family, and what can be done with it. */
export const PersonData = ({ id, place, onClose }: Props) => {
  const say = useWords(privacyWords);
  const answer = useCall(readStudent, { params: { id } });
  return (
    <LoadedPanel
      title={say('loading')}
      gone={say('gone')}
      failed={say('failed')}
      answer={answer}
      isOpen={({ student }) => student.Student_Id === id}
      onClose={onClose}
    >
      {(file) => <Person file={file} place={place} onClose={onClose} />}
    </LoadedPanel>
  );
};

interface PersonProps extends Omit<Props, 'id'> {
  readonly file: StudentFile;
}

const Person = ({ file, place, onClose }: PersonProps) => {
  const say = useWords(privacyWords);
  const erase = useAction(eraseStudent);
  const facts = useFacts(file);
  const { student } = file;
  const params = { id: student.Student_Id };
  return (
    <ErasablePerson
      name={studentName(student)}
      number={student.Admission_No}
      isErased={student.Is_Erased}
      say={say}
      facts={facts}
      exportHref={addressOf(exportStudent, { params })}
      erase={(body) => erase.mutateAsync({ params, body })}
      place={place}
      onClose={onClose}
    />
  );
};

const useFacts = ({ student, guardians, enrolments, documents, bankDetails, bio }: StudentFile): readonly Fact[] => {
  const say = useWords(privacyWords);
  const locale = useLocale();
  return [
    [say('born'), student.Date_Of_Birth && formatDay(student.Date_Of_Birth, locale)],
    [say('mobile'), student.Mobile && localMobile(student.Mobile)],
    [say('email'), student.Email],
    [say('address'), student.Address],
    [say('family'), guardians.map(({ Name }) => Name).join(', ')],
    [say('enrolments'), enrolments.map(({ Session }) => Session).join(', ')],
    [say('covered'), bio.Aadhaar_Last4 && say('coveredYes')],
    [say('documents'), documents?.length],
    [say('bank'), bankDetails?.length],
  ];
};
