import type { AdmissionSeason } from '#schemas/api/admission-seasons.ts';
import type { SeasonSettings } from '#schemas/records/admission-season.ts';
import type { FieldTexts } from '../../calls/refused-fields.ts';
import { mergeFields } from '../../drafts/merge-fields.ts';
import type { SeasonWord } from './words.ts';

/** A class as it is typed. */
export interface ClassFields {
  readonly id: number;
  readonly isOffered: boolean;
  readonly from: string;
  readonly to: string;
  readonly seats: string;
  readonly fee: string;
}

export interface DayFields {
  readonly key: number;
  readonly day: string;
  readonly what: string;
}

/** A session's settings as they are typed. */
export interface SeasonFields {
  readonly isOpen: boolean;
  readonly Opens_On: string;
  readonly Closes_On: string;
  readonly Age_On: string;
  readonly note: string;
  readonly days: readonly DayFields[];
  readonly classes: readonly ClassFields[];
}

export const fieldsOf = (season: AdmissionSeason): SeasonFields => ({
  isOpen: season.Is_Open,
  Opens_On: season.Opens_On ?? '',
  Closes_On: season.Closes_On ?? '',
  Age_On: season.Age_On ?? '',
  note: season.Note ?? '',
  days: season.Days.map(({ Day, What }, key) => ({ key, day: Day, what: What })),
  classes: season.Classes.map(({ Class_Id, Is_Offered, Min_Age, Max_Age, Seats, Fee }) => ({
    id: Class_Id,
    isOffered: Is_Offered,
    from: String(Min_Age ?? ''),
    to: String(Max_Age ?? ''),
    seats: String(Seats ?? ''),
    fee: Fee ?? '',
  })),
});

/** What somebody else has saved, with what is typed in its place, class by class. */
export const joinedSeason = ({
  base,
  theirs,
  mine,
}: Record<'base' | 'theirs' | 'mine', SeasonFields>): SeasonFields => ({
  ...mergeFields({ base, theirs, mine }),
  classes: theirs.classes.map((one) => {
    const [was, typed] = [base, mine].map((of) => of.classes.find(({ id }) => id === one.id));
    return was && typed ? mergeFields({ base: was, theirs: one, mine: typed }) : one;
  }),
});

/** What is wrong before it is sent, by field: `day-0`, `to-8`. */
export const findFaults = (fields: SeasonFields, say: (word: SeasonWord) => string): FieldTexts => {
  const faults: Record<string, string> = {};
  for (const { id, from, to, seats } of fields.classes) {
    if (!isWithin(from, 30)) faults[`from-${id}`] = say('age');
    if (!isWithin(to, 30)) faults[`to-${id}`] = say('age');
    else if (from !== '' && to !== '' && Number(to) < Number(from)) faults[`to-${id}`] = say('lastBelowFirst');
    if (!isWithin(seats, 10_000)) faults[`seats-${id}`] = say('seatsWrong');
  }
  for (const { key, day, what } of fields.days) {
    if (day === '') faults[`day-${key}`] = say('missingDay');
    if (what.trim().length < 2) faults[`what-${key}`] = say('missingWhat');
  }
  return faults;
};

const isWithin = (text: string, max: number): boolean =>
  text === '' || (/^\d+$/.test(text) && Number(text) >= 1 && Number(text) <= max);

/** What is sent; what is empty is left out. */
export const bodyOf = (fields: SeasonFields): SeasonSettings => ({
  Is_Open: fields.isOpen,
  ...(fields.Opens_On && { Opens_On: fields.Opens_On }),
  ...(fields.Closes_On && { Closes_On: fields.Closes_On }),
  ...(fields.Age_On && { Age_On: fields.Age_On }),
  ...(fields.note.trim() && { Note: fields.note.trim() }),
  Days: fields.days.map(({ day, what }) => ({ Day: day, What: what.trim() })),
  Classes: fields.classes.map(({ id, isOffered, from, to, seats, fee }) => ({
    Class_Id: id,
    Is_Offered: isOffered,
    ...(seats && { Seats: Number(seats) }),
    ...(from && { Min_Age: Number(from) }),
    ...(to && { Max_Age: Number(to) }),
    ...(fee.trim() && { Fee: fee.trim() }),
  })),
});
