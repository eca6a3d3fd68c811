import type { RegisterRecord, RegisterStudent } from '#schemas/api/attendance/take.ts';

interface OtherDay {
  readonly date: string;
  readonly today: string;
}

/** A register that the device has kept, for a day: for another day than its own, who is in the class and no more. */
export const registerOn = (register: RegisterRecord, { date, today }: OtherDay): RegisterRecord => {
  const students = register.Students.map(withoutPhoto);
  if (register.Date === date) return { ...register, Students: students };
  const { Class_Id, Section_Id, Session, Part, Own_Codes } = register;
  return {
    ...{ Class_Id, Section_Id, Session, Part, Own_Codes },
    Date: date,
    Today: today,
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
  Leave_Reason: _______,
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
