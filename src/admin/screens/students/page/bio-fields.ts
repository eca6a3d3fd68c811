import type { BioRecord } from '#schemas/api/students/bio.ts';
import { localMobile } from '../../../format/mobile.ts';

const numbers = ['Height_Cm', 'Weight_Kg', 'Emergency_Contact_Relation', 'Emergency_Contact_2_Relation'] as const;

export const flags = ['Is_CWSN', 'Is_BPL', 'Is_Antyodaya', 'Is_EWS', 'Is_Out_Of_School_Child'] as const;
export type FlagName = (typeof flags)[number];

export const bioNames = [
  'Allergies',
  'Health_Notes',
  'Height_Cm',
  'Weight_Kg',
  'Doctor_Name',
  'Doctor_Phone',
  'Is_CWSN',
  'Impairment_Type',
  'Emergency_Contact_Name',
  'Emergency_Contact_Relation',
  'Emergency_Contact_Mobile',
  'Emergency_Contact_2_Name',
  'Emergency_Contact_2_Relation',
  'Emergency_Contact_2_Mobile',
  'Previous_School',
  'Previous_Class',
  'Previous_Board',
  'Previous_Status',
  'Birth_Place',
  'Languages',
  'Hobbies',
  'House',
  'Pen',
  'Apaar_Id',
  'Name_As_Per_Aadhaar',
  'Minority_Group',
  'Stream',
  'Is_BPL',
  'Is_Antyodaya',
  'Is_EWS',
  'Is_Out_Of_School_Child',
] as const;
type BioName = (typeof bioNames)[number];

/** What the form has: beside what is stored, a new Aadhaar number, which leaves the server never again. */
export type BioTexts = Readonly<Record<BioName | 'Aadhaar_No', string>>;

/** What the form shows of a bio; a tick is `true` or empty. */
export const bioTextsOf = (bio: BioRecord): BioTexts => ({
  ...(Object.fromEntries(
    bioNames.map((name) => [name, bio[name] === false ? '' : localMobile(String(bio[name] ?? ''))]),
  ) as Record<BioName, string>),
  Aadhaar_No: '',
});

/** Who may fetch the child, as the form has it. */
export interface PersonTexts {
  /** Of the row in the form. */
  readonly id: number;
  readonly Name: string;
  readonly Relation: string;
  readonly Mobile: string;
}

export const personsOf = ({ Pickup_Persons: persons = [] }: BioRecord): readonly PersonTexts[] =>
  persons.map(({ Name, Relation, Mobile }, id) => ({
    id,
    Name,
    Relation: String(Relation ?? ''),
    Mobile: localMobile(Mobile ?? ''),
  }));

/** What the call takes of them; who has no name is left out. */
export const sentPersons = (persons: readonly PersonTexts[]) =>
  persons
    .filter(({ Name }) => Name.trim() !== '')
    .map(({ Name, Relation, Mobile }) => ({
      Name: Name.trim(),
      ...(Relation !== '' && { Relation: Number(Relation) }),
      ...(Mobile.trim() !== '' && { Mobile: Mobile.trim() }),
    }));

/**
 * What is stored, as the call takes it: the consent, which stays where it is left out, and what is only answered are not
 * in it.
 */
export const storedBio = (bio: BioRecord): Readonly<Record<string, unknown>> => {
  const { Photo_Consent: _consent, Consent_By: _by, Consent_At: _at, Aadhaar_Last4: _last4, ...stored } = bio;
  return stored;
};

/** A bio with the changes of the form on top of what is stored now. */
export const changedBio = (bio: BioRecord, texts: BioTexts, start: BioTexts): Readonly<Record<string, unknown>> => {
  const changes = Object.entries(texts).filter(([name, text]) => text !== start[name as BioName]);
  const next = {
    ...storedBio(bio),
    ...Object.fromEntries(changes.map(([name, text]) => [name, storedAs(name, text)])),
  };
  return Object.fromEntries(Object.entries(next).filter(([, value]) => value !== undefined));
};

const isOneOf = (names: readonly string[], name: string): boolean => names.includes(name);

const storedAs = (name: string, text: string): unknown => {
  if (isOneOf(flags, name)) return text === 'true';
  const trimmed = text.trim();
  if (trimmed === '') return undefined;
  if (name === 'Aadhaar_No') return trimmed.replaceAll(' ', '');
  return isOneOf(numbers, name) ? Number(trimmed) : trimmed;
};
