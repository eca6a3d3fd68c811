import type { SectionEnv } from '#engine/section.ts';
/** The rows of section A, in the form's order. */
export declare const generalRows: readonly ['school_Name', 'Society_Name', 'Affiliation_No', 'School_Code', 'address', 'Principal_Name', 'Principal_Qualification', 'email', 'phone'];
/** The rows of section D. */
export declare const staffRows: readonly ['Principal_Name', 'Total_Teachers', 'Pgt', 'Tgt', 'Prt', 'Teacher_Section_Ratio', 'Pupil_Teacher_Ratio', 'Special_Educator', 'Counsellor'];
/** The rows of section E that are words and numbers. */
export declare const campusRows: readonly ['Campus_Area', 'Classrooms', 'Classroom_Area', 'Labs', 'Lab_Area', 'Internet', 'Girls_Toilets', 'Boys_Toilets'];
/** A value as a visitor reads it: a number with its unit, where the string `<key>.unit` has one. Nothing where it is missing. */
export declare const factText: (env: SectionEnv, key: string, value: unknown) => string;
