import type { ClassOfDay } from '#schemas/api/attendance/take.ts';
import { type listRegisters, readRegister } from '#schemas/api/attendance/take.ts';
import { type HalfDay, noMarks } from '#schemas/records/attendance.ts';
import type { KeptUse } from '../../calls/kept-call.ts';
import type { Received } from '../../calls/types.ts';
import { useCall } from '../../calls/use-call.ts';
import { localDay } from '../../format/dates.ts';
import type { OwnClass } from '../../lookups/use-class-names.ts';
import { registerOn } from './register-on.ts';

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
    {
      kept: {
        instead: { query: ofClass },
        as: (register) => registerOn(register, { date: date ?? localDay(), today: localDay() }),
      },
    },
  );
};
