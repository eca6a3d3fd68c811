import type { ClassOfDay, RegisterRecord, RegisterStudent } from '#schemas/api/attendance/take.ts';
import { type listRegisters, readRegister } from '#schemas/api/attendance/take.ts';
import { type HalfDay, noMarks } from '#schemas/records/attendance.ts';
import type { KeptUse } from '../../calls/kept-call.ts';
import type { Received } from '../../calls/types.ts';
import { useCall } from '../../calls/use-call.ts';
import { localDay } from '../../format/dates.ts';
import type { OwnClass } from '../../lookups/use-class-names.ts';

/** What the list of another day says of the day that is asked for: which classes there are. */
export const keptList = (date: string | undefined): KeptUse<typeof listRegisters> => ({
  instead: { query: {} },
  as: (list) => listOn(list, date ?? localDay()),
});

type RegisterList = Received<typeof listRegisters>;

const listOn = (list: RegisterList, date: string): RegisterList =>
  list.Date === date ? list : { ...list, Date: date, Today: localDay(), classes: list.classes.map(untaken) };

const untaken = ({ Class_Id, Section_Id, Students, Halves }: ClassOfDay): ClassOfDay => ({
  Class_Id,
  Section_Id,
  Students,
  State: 'Open',
  Counts: noMarks,
  ...(Halves
    ? { Halves: Halves.map(({ Part, Is_Due }) => ({ Part, Is_Due, State: 'Open' as const, Counts: noMarks })) }
    : {}),
});

/** The register of a class; without a network as it was last seen, or that of another day with its names alone. */
export const useRegisterRecord = (open: OwnClass, date: string | undefined, part: HalfDay | undefined) => {
  const ofClass = { Class_Id: open.Class_Id, Section_Id: open.Section_Id, ...(part ? { Part: part } : {}) };
  return useCall(
    readRegister,
    { query: { ...ofClass, ...(date ? { Date: date } : {}) } },
    { kept: { instead: { query: ofClass }, as: (register) => registerOn(register, date ?? localDay()) } },
  );
};

const registerOn = (register: RegisterRecord, date: string): RegisterRecord => {
  const students = register.Students.map(withoutPhoto);
  if (register.Date === date) return { ...register, Students: students };
  const { Class_Id, Section_Id, Session, Part, Own_Codes } = register;
  return {
    ...{ Class_Id, Section_Id, Session, Part, Own_Codes },
    Date: date,
    Today: localDay(),
    State: 'Open',
    Is_Working_Day: false,
    Students: students.map(unmarked),
    Version: 0,
  };
};

/** Its link holds for minutes. */
const withoutPhoto = ({ Student_Photo: _, ...student }: RegisterStudent): RegisterStudent => student;

const unmarked = ({
  Own_Code: _____,
  Forenoon: ______,
  In_Time: _,
  Out_Time: __,
  Reason: ___,
  Remark: ____,
  ...student
}: RegisterStudent) => ({
  ...student,
  Status: 'P' as const,
  Absent_Before: 0,
  Late_In_Month: 0,
});
