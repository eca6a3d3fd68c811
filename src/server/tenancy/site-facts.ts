import type { Site } from '#schemas/theme/site.ts';
import { dateIn, sessionLabel, sessionStartYear } from '#shared/calendar.ts';
import type { ContentReader, SchoolFacts } from './content-reader.ts';
import { shapeItems } from './shape-items.ts';

/** The part of `site.*` from the profile, read once; the rest depends on the address and the time. */
export interface SiteFacts {
  readonly timeZone: string;
  /** `site.*` at an origin and a time in milliseconds since the epoch. */
  at(url: string, now: number): Site;
}

export const defaultTimeZone = 'Asia/Kolkata';
const profileFields = [
  'school_Name',
  'school_address',
  'phone',
  'email',
  'whatsapp_Number',
  'office_Hours',
  'lang',
] as const;

/** The part of `site.*` that depends on the time. */
export const dayFacts = (timeZone: string, now: number): Pick<Site, 'timeZone' | 'today' | 'session'> => {
  const today = dateIn(timeZone, now);
  const startYear = sessionStartYear(today);
  return { timeZone, today, session: { startYear, label: sessionLabel(startYear) } };
};

const timeZoneOf = (zone: unknown): string => (typeof zone === 'string' && zone !== '' ? zone : defaultTimeZone);

/** The time zone of a school, from its published profile. */
export const readTimeZone = async (reader: ContentReader): Promise<string> =>
  timeZoneOf((await reader.items('schoolProfile'))[0]?.document.Time_Zone);

/** Reads a school's published profile, wherever it is stored. Without one, the school has only its name. */
export const readSiteFacts = async (
  reader: ContentReader,
  { schoolId, slug, schoolKey, name }: Pick<SchoolFacts, 'schoolId' | 'slug' | 'schoolKey' | 'name'>,
): Promise<SiteFacts> => {
  const items = (await reader.items('schoolProfile')).slice(0, 1);
  const shape = { fields: profileFields, picture: 'school_Logo_Image', name: 'school_Name' } as const;
  const [profile] = await shapeItems(items, reader, shape);
  const { Time_Zone: zone, student_Domain: domain } = items[0]?.document ?? {};
  const timeZone = timeZoneOf(zone);
  const lasting = {
    ...profile,
    ...studentDomain(domain),
    admission_Open: isAdmissionOpen(items[0]?.document),
    school_Id: schoolId,
    school_Name: profile?.school_Name ?? name,
    school_Slug: slug,
    schoolKey,
  };
  return { timeZone, at: (url, now) => ({ ...lasting, url, ...dayFacts(timeZone, now) }) };
};

/** Whether a school takes in children, by its published profile: it does unless it says no. */
export const isAdmissionOpen = (profile: Readonly<Record<string, unknown>> | undefined): boolean =>
  profile?.admission_Open !== false;

/** `student_Domain` of "#" or nothing means that the school has no student log-in: the field is then absent. */
export const studentDomain = (value: unknown): { student_Domain?: string } => {
  const domain = typeof value === 'string' ? value.trim() : '';
  return domain === '' || domain === '#' ? {} : { student_Domain: domain };
};
