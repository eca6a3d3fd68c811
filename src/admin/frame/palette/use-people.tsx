import { listStaff } from '#schemas/api/staff/read.ts';
import { listStudents } from '#schemas/api/students/read.ts';
import { listUsers } from '#schemas/api/users.ts';
import { audienceOf } from '#schemas/office.ts';
import { useCall } from '../../calls/use-call.ts';
import { studentName } from '../../format/student-name.ts';
import { useClassNames } from '../../lookups/use-class-names.ts';
import { useStart } from '../../session/start.ts';
import { memberName, workOf } from '../../staff/member-name.ts';
import { Face } from '../../ui/Face.tsx';
import { Initials } from '../../ui/Initials.tsx';
import { useWords } from '../../words/words.ts';
import { useMayOpen } from '../use-may-open.ts';
import { frameWords } from '../words.ts';
import type { Entry } from './entry.ts';

/** So many of each kind stand in the palette; the lists have all. */
const most = 5;

/** Whom a text finds, as far as one may see them: students, also by a parent's mobile, the staff, and accounts. */
export const usePeople = (keyword: string, isAsked: boolean) => {
  const { user } = useStart();
  const mayOpen = useMayOpen();
  const sayRole = useWords(frameWords);
  const isOffice = audienceOf(user.role) === 'office';
  const query = { query: { keyword, pageSize: most } };
  const ofStudents = { enabled: isAsked && isOffice && mayOpen({ area: '/student' }) };
  const students = useCall(listStudents, query, ofStudents);
  const staff = useCall(listStaff, query, { enabled: isAsked && isOffice && mayOpen({ area: '/staff' }) });
  const users = useCall(listUsers, query, { enabled: isAsked && mayOpen({ area: '/users' }) });
  const { nameOfClass } = useClassNames(ofStudents);
  const pupils = (students.data ?? []).map((student): Entry => {
    const { Student_Id: id, Admission_No, Class_Id, Section_Id, Student_Photo } = student;
    const name = studentName(student);
    const seat = Class_Id && Section_Id ? nameOfClass({ Class_Id, Section_Id }) : '';
    return {
      id: `student-${id}`,
      name,
      note: [seat, Admission_No].filter(Boolean).join(' · '),
      sign: <Face name={name} photo={Student_Photo} />,
      to: `/student/${id}`,
    };
  });
  const members = (staff.data ?? []).map((member): Entry => {
    const name = memberName(member);
    return {
      id: `member-${member.Staff_Id}`,
      name,
      note: workOf(member),
      sign: <Face name={name} photo={member.Staff_Photo} />,
      to: `/staff?member=${member.Staff_Id}`,
    };
  });
  const accounts = (users.data ?? []).map(({ id, name, role }): Entry => {
    const note = sayRole(`role_${role}`);
    return { id: `person-${id}`, name, note, sign: <Initials name={name} />, to: `/school/users?person=${id}` };
  });
  const asked = [students, staff, users];
  return {
    pupils,
    members,
    accounts,
    isBusy: asked.some((one) => one.isFetching),
    isFailed: asked.some((one) => one.isError),
  };
};
