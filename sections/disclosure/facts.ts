import type { SectionEnv } from '#engine/section.ts';
import { say } from '../shared/say.ts';

/** The rows of section A, in the form's order. */
export const generalRows = [
  'school_Name',
  'Society_Name',
  'Affiliation_No',
  'School_Code',
  'address',
  'Principal_Name',
  'Principal_Qualification',
  'email',
  'phone',
] as const;

/** The rows of section D. */
export const staffRows = [
  'Principal_Name',
  'Total_Teachers',
  'Pgt',
  'Tgt',
  'Prt',
  'Teacher_Section_Ratio',
  'Pupil_Teacher_Ratio',
  'Special_Educator',
  'Counsellor',
] as const;

/** The rows of section E that are words and numbers. */
export const campusRows = [
  'Campus_Area',
  'Classrooms',
  'Classroom_Area',
  'Labs',
  'Lab_Area',
  'Internet',
  'Girls_Toilets',
  'Boys_Toilets',
] as const;

/**
 * A value as a visitor reads it: a number with its unit, where the string `<key>.unit` has one. Nothing if it is
 * missing.
 */
export const factText = (env: SectionEnv, key: string, value: unknown): string => {
  if (typeof value === 'boolean') return say(env, value ? 'yes' : 'no');
  if (typeof value === 'number') {
    const n = new Intl.NumberFormat(env.locale, { numberingSystem: 'latn', maximumFractionDigits: 2 }).format(value);
    return say(env, `${key}.unit`, { n }) || n;
  }
  return typeof value === 'string' ? value : '';
};
