import { type OfficeLocale, officeLocales } from '#schemas/office.ts';

/** The three that are the same in every state of India, as month and day. */
const days = [
  { day: '01-26', name: { en: 'Republic Day', hi: 'गणतंत्र दिवस' } },
  { day: '08-15', name: { en: 'Independence Day', hi: 'स्वतंत्रता दिवस' } },
  { day: '10-02', name: { en: 'Gandhi Jayanti', hi: 'गांधी जयंती' } },
] as const;

export interface NationalHoliday {
  /** YYYY-MM-DD. */
  readonly date: string;
  readonly name: Readonly<Record<OfficeLocale, string>>;
}

/** When each of them is next, from a day on (YYYY-MM-DD), in their order. */
export const nationalHolidays = (from: string): readonly NationalHoliday[] => {
  const year = Number(from.slice(0, 4));
  return days
    .map(({ day, name }) => ({ date: `${from.slice(5) <= day ? year : year + 1}-${day}`, name }))
    .toSorted((a, b) => (a.date < b.date ? -1 : 1));
};

/** One of them as it is stored: in the school's first language, with the other beside it. */
export const holidayDocument = ({ date, name }: NationalHoliday, contentLocale: string) => {
  // Visitors of a school that writes in neither are told that this is English.
  const own = officeLocales.find((locale) => locale === contentLocale) ?? 'en';
  const other = own === 'en' ? 'hi' : 'en';
  return {
    name: name[own],
    startHolidayDate: date,
    endHolidayDate: date,
    Holiday_Type: 'Public',
    Fixed_Date: true,
    ...(own !== contentLocale && { lang: own }),
    translations: { [other]: { name: name[other] } },
  };
};
