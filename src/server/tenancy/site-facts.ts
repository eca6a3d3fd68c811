import { schoolProfile } from '#schemas/content/school-profile.ts';
import type { Site } from '#schemas/theme/site.ts';
import { dateIn, sessionLabel, sessionStartYear } from '#shared/calendar.ts';
import type { ContentReader, SchoolFacts } from './content-reader.ts';
import { isAdmissionOpen, type Season } from './open-sessions.ts';
import { shapeItems } from './shape-items.ts';
import { translatedInto, translateItem } from './translate-items.ts';

/** The part of `site.*` from the profile, read once; the rest depends on the address and the time. */
export interface SiteFacts {
  readonly timeZone: string;
  /** The languages that the website is there in, the one that it opens in first; none where the profile says nothing. */
  readonly locales: readonly string[];
  /** The languages that the profile's words are translated into. */
  readonly languages: ReadonlySet<string>;
  /** `site.*` at an origin and a time in milliseconds since the epoch, in one of these languages or the school's own. */
  at(url: string, now: number, locale?: string): Site;
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

interface FactsOf extends Pick<SchoolFacts, 'schoolId' | 'slug' | 'schoolKey' | 'name'> {
  /** What the office has set for the admissions of sessions. */
  readonly seasons: readonly Season[];
}

/** Reads a school's published profile, wherever it is stored. Without one, the school has only its name. */
export const readSiteFacts = async (
  reader: ContentReader,
  { schoolId, slug, schoolKey, name, seasons }: FactsOf,
): Promise<SiteFacts> => {
  const [item] = await reader.items('schoolProfile');
  const albums = await reader.items('galleryAlbum');
  const hasAlbums = albums.some(({ document }) => document.schoolThemeMediaJson.length > 0);
  const factsIn = async (locale?: string) => {
    const items = item ? [locale === undefined ? item : translateItem(schoolProfile, item, { locale })] : [];
    const shape = { fields: profileFields, picture: 'school_Logo_Image', name: 'school_Name' } as const;
    const [profile] = await shapeItems(items, reader, shape);
    return {
      ...profile,
      ...studentDomain(item?.document.student_Domain),
      has_Albums: hasAlbums,
      school_Id: schoolId,
      school_Name: profile?.school_Name ?? name,
      school_Slug: slug,
      schoolKey,
    };
  };
  const timeZone = timeZoneOf(item?.document.Time_Zone);
  const own = await factsIn();
  const languages = item ? translatedInto(schoolProfile, item.document) : [];
  const lasting = new Map(await Promise.all(languages.map(async (locale) => [locale, await factsIn(locale)] as const)));
  return {
    timeZone,
    locales: item?.document.Locale ?? [],
    languages: new Set(languages),
    at: (url, now, locale = '') => {
      const day = dayFacts(timeZone, now);
      const isOpen = isAdmissionOpen(day.today, item?.document, seasons);
      return { ...(lasting.get(locale) ?? own), admission_Open: isOpen, url, ...day };
    },
  };
};

/** `student_Domain` of "#" or nothing means that the school has no student log-in: the field is then absent. */
export const studentDomain = (value: unknown): { student_Domain?: string } => {
  const domain = typeof value === 'string' ? value.trim() : '';
  return domain === '' || domain === '#' ? {} : { student_Domain: domain };
};
