import { readStudentAttendance } from '#schemas/api/attendance/history.ts';
import { useCall } from '../../calls/use-call.ts';
import { studentName } from '../../format/student-name.ts';
import { useClassNames } from '../../lookups/use-class-names.ts';
import { useWriteScope } from '../../session/use-may-write.ts';
import { Initials } from '../../ui/Initials.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { useWords } from '../../words/words.ts';
import { StudentHistory } from './StudentHistory.tsx';
import { StudentLeave } from './StudentLeave.tsx';
import { useHistoryInput } from './use-history-input.ts';
import type { Place } from './use-place.ts';
import { historyWords } from './words.ts';

interface Props {
  readonly id: number;
  readonly place: Place;
  readonly onClose: () => void;
}

/** How one student attended, beside the list. */
export const HistoryPanel = ({ id, place, onClose }: Props) => {
  const say = useWords(historyWords);
  const writeScopeOf = useWriteScope();
  const { nameOfClass } = useClassNames();
  const { data } = useCall(readStudentAttendance, useHistoryInput(id));
  const student = data?.student.Student_Id === id ? data.student : undefined;
  if (!student)
    return (
      <Panel key="loading" title={say('loading')} onClose={onClose}>
        <StudentHistory id={id} place={place} />
      </Panel>
    );
  const { Class_Id, Section_Id } = student;
  const seat = Class_Id && Section_Id ? nameOfClass({ Class_Id, Section_Id }) : '';
  const name = studentName(student);
  return (
    <Panel
      title={name}
      note={[seat, student.Admission_No].filter(Boolean).join(' · ')}
      sign={<Initials name={name} />}
      onClose={onClose}
    >
      <StudentHistory id={id} place={place} />
      {writeScopeOf('/student/leave') && <StudentLeave id={id} name={name} />}
    </Panel>
  );
};
