import type { AuditInfo } from '#schemas/api/audit.ts';
import { listStaff } from '#schemas/api/staff/read.ts';
import { listStudents, readStudent } from '#schemas/api/students/read.ts';
import { listUsers } from '#schemas/api/users.ts';
import { useCall } from '../../calls/use-call.ts';
import { studentName } from '../../format/student-name.ts';
import { useClassNames } from '../../lookups/use-class-names.ts';
import { useLookup } from '../../lookups/use-lookup.ts';
import { memberName } from '../../staff/member-name.ts';
import { type IdSort, idsIn, type NameOf } from './named-ids.ts';

/** So many people are asked for at once; who is beyond them stays a number. */
const pageSize = 100;

/** What the numbers of an entry are called now: classes and sections, subjects, roles, people. */
export const useNames = ({ before, after }: Pick<AuditInfo, 'before' | 'after'>): NameOf => {
  const ids = idsIn(before, after);
  const needs = (...sorts: readonly IdSort[]) => ({ enabled: sorts.some((sort) => ids.has(sort)) });
  const { className, sectionName } = useClassNames(needs('class', 'section'));
  const subjects = useLookup('subjects', needs('subject'));
  const roles = useLookup('staff-roles', needs('role'));
  const accounts = useCall(listUsers, { query: { role: 'Office', pageSize } }, needs('account')).data ?? [];
  const members = useCall(listStaff, { query: { Status: '-1', pageSize } }, needs('member')).data ?? [];
  const students = useStudents(ids.get('student') ?? new Set(), after ?? before ?? {});
  return (sort, id) => {
    if (sort === 'class') return className(id);
    if (sort === 'section') return sectionName(id);
    if (sort === 'subject') return subjects.nameOf(id);
    if (sort === 'role') return roles.nameOf(id);
    if (sort === 'account') return accounts.find((one) => one.id === id)?.name ?? '';
    const person =
      sort === 'member'
        ? members.find(({ Staff_Id }) => Staff_Id === id)
        : students.find(({ Student_Id }) => Student_Id === id);
    if (!person) return '';
    return 'Staff_Id' in person ? memberName(person) : studentName(person);
  };
};

/** One student by the number, several by their class. */
const useStudents = (ids: ReadonlySet<number>, { Class_Id, Section_Id }: Readonly<Record<string, unknown>>) => {
  const [id = 0] = ids;
  const seat = typeof Class_Id === 'number' && typeof Section_Id === 'number' ? { Class_Id, Section_Id } : {};
  const one = useCall(readStudent, { params: { id } }, { enabled: ids.size === 1 }).data;
  const several = useCall(listStudents, { query: { ...seat, pageSize } }, { enabled: ids.size > 1 }).data;
  return ids.size === 1 ? (one ? [one.student] : []) : (several ?? []);
};
