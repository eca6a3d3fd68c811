import { UsageError } from './errors.ts';
/** The folder of a demo school, or one with a content.json by its path; undefined where the name is neither. */
export declare const findSchoolFolder: (name: string) => string | undefined;
/** What is said of a school that is nowhere. `others`: where else was looked. */
export declare const unknownSchool: (name: string, others?: readonly string[]) => Promise<UsageError>;
