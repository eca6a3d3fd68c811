import type { HolidayBody, HolidayRow } from '#schemas/api/holidays.ts';
import { isFixedDate } from '#schemas/content/fixed-date.ts';
import { type Kind, kindOf } from './calendar.ts';

export const whomChoices = ['All', 'Staff', 'classes'] as const;
export type Whom = (typeof whomChoices)[number];

/** What a form has of a holiday. */
export interface HolidayFields {
  readonly name: string;
  readonly startHolidayDate: string;
  readonly endHolidayDate: string;
  readonly Holiday_Type: Kind;
  readonly Opens_At: string;
  readonly Closes_At: string;
  readonly whom: Whom;
  /** Ids, where it is for some classes. */
  readonly classes: readonly number[];
  readonly Description: string;
  readonly Show_On_Website: boolean;
  /** Undefined until somebody has said: then its day says. */
  readonly Fixed_Date: boolean | undefined;
}

export const noHoliday: HolidayFields = {
  name: '',
  startHolidayDate: '',
  endHolidayDate: '',
  Holiday_Type: 'School',
  Opens_At: '',
  Closes_At: '',
  whom: 'All',
  classes: [],
  Description: '',
  Show_On_Website: true,
  Fixed_Date: undefined,
};

export const fieldsOf = (holiday: HolidayRow): HolidayFields => {
  const { Applies_To = 'All', Show_On_Website = true } = holiday as Partial<HolidayRow>;
  const whom = Applies_To === 'All' || Applies_To === 'Staff' ? Applies_To : 'classes';
  return {
    name: holiday.name,
    startHolidayDate: holiday.startHolidayDate,
    endHolidayDate: holiday.endHolidayDate,
    Holiday_Type: kindOf(holiday),
    Opens_At: holiday.Opens_At ?? '',
    Closes_At: holiday.Closes_At ?? '',
    whom,
    classes: whom === 'classes' ? Applies_To.split(',').map(Number) : [],
    Description: holiday.Description ?? '',
    Show_On_Website,
    Fixed_Date: holiday.Fixed_Date,
  };
};

/** Whether it comes on the same day each year, as far as is known. */
export const isFixed = (fields: HolidayFields): boolean => isFixedDate(fields);

/** A change, with what follows from it: a last day before the first is the first, and a first day alone is the whole. */
export const withChange = (before: HolidayFields, change: Partial<HolidayFields>): HolidayFields => {
  const next = { ...before, ...change };
  const { startHolidayDate: first, endHolidayDate: last } = next;
  const follows = change.startHolidayDate !== undefined && (last < first || last === before.startHolidayDate);
  return follows ? { ...next, endHolidayDate: first } : next;
};

type Wrong = 'missingName' | 'missingDay' | 'endsFirst' | 'missingClasses';

/** What is wrong with a form at first sight, by field; the server knows the rest. */
export const wrongOf = (fields: HolidayFields): Readonly<Partial<Record<keyof HolidayFields, Wrong>>> => ({
  ...(fields.name.trim() === '' ? { name: 'missingName' as const } : {}),
  ...(fields.startHolidayDate === '' ? { startHolidayDate: 'missingDay' as const } : {}),
  ...(fields.endHolidayDate === ''
    ? { endHolidayDate: 'missingDay' as const }
    : fields.endHolidayDate < fields.startHolidayDate
      ? { endHolidayDate: 'endsFirst' as const }
      : {}),
  ...(fields.whom === 'classes' && fields.classes.length === 0 ? { classes: 'missingClasses' as const } : {}),
});

/** What of a form is sent. */
export const bodyOf = (fields: HolidayFields): Omit<HolidayBody, 'School_Id' | 'Id' | 'StartSession'> => {
  const { whom, classes, Opens_At, Closes_At, Fixed_Date } = fields;
  const Description = fields.Description.trim();
  const isTimed = fields.Holiday_Type === 'Timing_Change';
  return {
    name: fields.name.trim(),
    startHolidayDate: fields.startHolidayDate,
    endHolidayDate: fields.endHolidayDate,
    Holiday_Type: fields.Holiday_Type,
    ...(isTimed && Opens_At ? { Opens_At } : {}),
    ...(isTimed && Closes_At ? { Closes_At } : {}),
    Applies_To: whom === 'classes' ? classes.join(',') : whom,
    ...(Description ? { Description } : {}),
    Show_On_Website: fields.Show_On_Website,
    ...(Fixed_Date === undefined ? {} : { Fixed_Date }),
  };
};
