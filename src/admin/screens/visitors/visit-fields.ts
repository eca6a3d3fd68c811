import type { VisitorDesk } from '#schemas/api/visitors/desk.ts';
import type { VisitorRow } from '#schemas/api/visitors/fields.ts';
import type { KnownVisitor } from '#schemas/api/visitors/known.ts';
import type { VisitHost, VisitPurpose, visitorIdTypes } from '#schemas/records/visitor.ts';
import { changedFields, mergeFields, type Versions } from '../../drafts/merge-fields.ts';
import { localMobile } from '../../format/mobile.ts';

/** What is typed or tapped of a visit. */
export interface VisitFields {
  readonly Mobile: string;
  readonly Name: string;
  readonly Purpose: VisitPurpose | undefined;
  readonly Purpose_Text: string;
  readonly Meeting_With: VisitHost;
  readonly Meeting_Name: string;
  /** The member of staff who was chosen. */
  readonly Meeting_Id: number | undefined;
  readonly Persons: number;
  readonly Vehicle_No: string;
  readonly Email: string;
  readonly Id_Type: (typeof visitorIdTypes)[number] | '';
  readonly Id_Last4: string;
  readonly Note: string;
  /** Whom they pick up. */
  readonly Student_Id: number | undefined;
  readonly Is_Compared: boolean;
  readonly Pick_Up_Code: string;
}

export const noVisit: VisitFields = {
  Mobile: '',
  Name: '',
  Purpose: undefined,
  Purpose_Text: '',
  Meeting_With: 'Staff',
  Meeting_Name: '',
  Meeting_Id: undefined,
  Persons: 1,
  Vehicle_No: '',
  Email: '',
  Id_Type: '',
  Id_Last4: '',
  Note: '',
  Student_Id: undefined,
  Is_Compared: false,
  Pick_Up_Code: '',
};

/** Whether what was written of a visit may be corrected: while somebody is inside, and on the same day. */
export const mayCorrect = ({ State, Day }: VisitorRow, today: string): boolean =>
  State === 'In' || (State === 'Out' && Day === today);

/** A visit as it was written. */
export const fieldsOf = (visit: VisitorRow): VisitFields => ({
  ...noVisit,
  Mobile: localMobile(visit.Mobile),
  Name: visit.Name,
  Purpose: visit.Purpose,
  Purpose_Text: visit.Purpose_Text ?? '',
  Meeting_With: visit.Meeting_With,
  Meeting_Name: visit.Meeting_Name,
  Meeting_Id: visit.Meeting_Id,
  Persons: visit.Persons,
  Vehicle_No: visit.Vehicle_No ?? '',
  Email: visit.Email ?? '',
  Id_Type: visit.Id_Type ?? '',
  Id_Last4: visit.Id_Last4 ?? '',
  Note: visit.Note ?? '',
});

const host = ['Meeting_With', 'Meeting_Name', 'Meeting_Id'] as const;

/** What two desks have corrected of a visit, joined: whom the visitor sees is taken whole. */
export const joined = (versions: Versions<VisitFields>): VisitFields => {
  const { base, mine } = versions;
  const merged = mergeFields(versions);
  if (!changedFields(base, mine).some((name) => host.some((one) => one === name))) return merged;
  const { Meeting_With, Meeting_Name, Meeting_Id } = mine;
  return { ...merged, Meeting_With, Meeting_Name, Meeting_Id };
};

/** The fields without which nobody comes in, that are still empty. */
export const missingOf = (fields: VisitFields): (keyof VisitFields)[] => {
  const always = ['Mobile', 'Name', 'Purpose', 'Meeting_Name'] as const;
  const asked = fields.Purpose === 'Other' ? ([...always, 'Purpose_Text'] as const) : always;
  return asked.filter((name) => !fields[name]?.trim());
};

/** What a call takes: what is empty is left out. */
export const bodyOf = ({ Purpose = 'Other', ...fields }: VisitFields) => ({
  Mobile: fields.Mobile,
  Name: fields.Name,
  Purpose,
  ...(Purpose === 'Other' ? { Purpose_Text: fields.Purpose_Text } : {}),
  Meeting_With: fields.Meeting_With,
  Meeting_Name: fields.Meeting_Name,
  ...(fields.Meeting_Id === undefined ? {} : { Meeting_Id: fields.Meeting_Id }),
  Persons: fields.Persons,
  ...(fields.Vehicle_No ? { Vehicle_No: fields.Vehicle_No } : {}),
  ...(fields.Email ? { Email: fields.Email } : {}),
  ...(fields.Id_Type ? { Id_Type: fields.Id_Type } : {}),
  ...(fields.Id_Last4 ? { Id_Last4: fields.Id_Last4 } : {}),
  ...(fields.Note ? { Note: fields.Note } : {}),
  ...(Purpose === 'Pick_Up' ? pickUpOf(fields) : {}),
});

const pickUpOf = ({ Student_Id, Is_Compared, Pick_Up_Code }: Omit<VisitFields, 'Purpose'>) => {
  if (Student_Id === undefined) return {};
  return { Student_Id, ...(Pick_Up_Code ? { Pick_Up_Code } : { Is_Compared }) };
};

/** What a pick-up still needs: a child, and of a code that was typed that somebody has given it out. */
export const missingPickUp = ({
  Purpose,
  Student_Id,
  Pick_Up_Code,
}: Pick<VisitFields, 'Purpose' | 'Student_Id' | 'Pick_Up_Code'>): 'Student_Id' | 'Pick_Up_Code' | undefined => {
  if (Purpose !== 'Pick_Up' || Student_Id !== undefined) return undefined;
  return Pick_Up_Code ? 'Pick_Up_Code' : 'Student_Id';
};

/** Whether a number is long enough to be asked about. */
export const isWholeMobile = (mobile: string): boolean => /^\+?\d{10,15}$/.test(mobile.replace(/[\s().-]/g, ''));

/** Whether a change makes of a number another one. */
export const isAnother = ({ Mobile }: VisitFields, { Mobile: next }: Partial<VisitFields>): boolean =>
  next !== undefined && digitsOf(next) !== digitsOf(Mobile);

const digitsOf = (mobile: string): string => mobile.replace(/\D/g, '');

/**
 * What no longer holds with another number: what was filled in from what is known of the former, whom its owner picks
 * up, unless a code says that, and that they were compared.
 */
export const ofAnotherNumber = (
  fields: VisitFields,
  change: Partial<VisitFields>,
  filled: Partial<VisitFields>,
): Partial<VisitFields> => {
  if (!isAnother(fields, change)) return {};
  const untouched = pick(noVisit, (name) => Object.hasOwn(filled, name) && fields[name] === filled[name]);
  if (fields.Pick_Up_Code || fields.Student_Id === undefined) return { ...untouched, Is_Compared: false };
  return { ...untouched, Is_Compared: false, Student_Id: undefined, Meeting_Name: '', Meeting_Id: undefined };
};

/** What filling in has changed. */
export const filledIn = (before: VisitFields, after: VisitFields): Partial<VisitFields> =>
  pick(after, (name) => after[name] !== before[name]);

const pick = (fields: VisitFields, isWanted: (name: keyof VisitFields) => boolean): Partial<VisitFields> =>
  Object.fromEntries(Object.entries(fields).filter(([name]) => isWanted(name as keyof VisitFields)));

/** What is known of a number, in the fields that nobody has filled in; who is expected comes as they were entered. */
export const filledFrom = (fields: VisitFields, { Last, Expected, Guardians }: KnownVisitor): VisitFields => {
  const from = Expected ?? Last;
  const names = new Set(Guardians.map(({ Name }) => Name));
  const guardian = names.size === 1 ? [...names][0] : undefined;
  const known: VisitFields = {
    ...fields,
    Name: fields.Name || from?.Name || guardian || '',
    Vehicle_No: fields.Vehicle_No || from?.Vehicle_No || '',
    Email: fields.Email || from?.Email || '',
  };
  if (!Expected) return known;
  return {
    ...known,
    Purpose: fields.Purpose ?? Expected.Purpose,
    Purpose_Text: fields.Purpose_Text || (Expected.Purpose_Text ?? ''),
    Meeting_With: Expected.Meeting_With,
    ...(fields.Meeting_Name ? {} : { Meeting_Name: Expected.Meeting_Name, Meeting_Id: Expected.Meeting_Id }),
    Persons: Math.max(fields.Persons, Expected.Persons),
    Note: fields.Note || (Expected.Note ?? ''),
  };
};

/** Whom visitors come to see. */
export interface Hosts {
  /** Names that are often met. */
  readonly often: readonly string[];
  readonly staff: VisitorDesk['Staff'];
}

/** Whom a name means: the one member of staff who is called so. */
export const hostOf = (name: string, { staff }: Hosts): number | undefined => {
  const [found, ...others] = staff.filter(({ Name }) => Name.toLowerCase() === name.trim().toLowerCase());
  return others.length === 0 ? found?.Staff_Id : undefined;
};
