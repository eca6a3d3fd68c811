import type { StudentListRow } from '#schemas/api/students/read.ts';
import { categories, genders } from '#schemas/records/enquiry.ts';
import { studentOrders, studentStatusField } from '#schemas/records/student.ts';
import { type ListPlace, useListPlace } from '../../address/use-list-place.ts';
import { useSchoolSession } from '../../session/school-session.ts';

export const pageSize = 20;

const looks = ['sort', 'columns'] as const;
/** What a view keeps, as the address has it. */
export const viewParts = [
  'keyword',
  'class',
  'section',
  'status',
  'gender',
  'category',
  'photo',
  'consent',
  'attendance',
  ...looks,
] as const;

/** What is left out: whoever has a photo, or has agreed to be shown. */
export const missing = 'missing';

/** Of `attendance`: who attends less than boards ask for. */
export const low = 'low';

/** What the calls of the list are asked, beside the page. */
export interface ListQuery {
  readonly Session: string;
  readonly keyword?: string;
  readonly Class_Id?: number;
  readonly Section_Id?: number;
  readonly Status?: StudentListRow['Status'];
  readonly Gender?: (typeof genders)[number];
  readonly Category?: (typeof categories)[number];
  readonly Photo?: 'Missing';
  readonly Consent?: 'Missing';
  readonly Attendance?: 'Low';
  readonly sort: (typeof studentOrders)[number];
}

/** What is shown, as the address has it. */
export interface Place extends ListPlace<(typeof viewParts)[number], 'student'> {
  readonly student: string | undefined;
  readonly query: ListQuery;
}

type Filters = Readonly<Partial<Record<(typeof viewParts)[number], string>>>;

/** What the calls are asked for filters as an address has them, in a session by its first year. */
export const queryOf = (filters: Filters, year: number): ListQuery => {
  const idOf = (text = ''): number => (/^\d{1,9}$/.test(text) ? Number(text) : 0);
  const status = studentStatusField.enum.find((one) => one === filters.status);
  const gender = genders.find((one) => one === filters.gender);
  const category = categories.find((one) => one === filters.category);
  return {
    Session: `${year}-${year + 1}`,
    ...(filters.keyword && { keyword: filters.keyword }),
    ...(idOf(filters.class) > 0 && { Class_Id: idOf(filters.class) }),
    ...(idOf(filters.section) > 0 && { Section_Id: idOf(filters.section) }),
    ...(status && { Status: status }),
    ...(gender && { Gender: gender }),
    ...(category && { Category: category }),
    ...(filters.photo === missing && { Photo: 'Missing' }),
    ...(filters.consent === missing && { Consent: 'Missing' }),
    ...(filters.attendance === low && { Attendance: 'Low' }),
    sort: studentOrders.find((one) => one === filters.sort) ?? 'name',
  };
};

export const usePlace = (): Place => {
  const { open: student, ...place } = useListPlace({ filters: viewParts, looks, open: 'student' });
  const { chosen: year } = useSchoolSession();
  return { ...place, student, query: queryOf(place.filters, year) };
};

/** The element that opens a student, to which the focus goes back. */
export const linkId = (student: string | number): string => `student-${student}`;
