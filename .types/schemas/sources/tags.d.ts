/** The tag that a commit announces for one school's rows of one kind. */
export declare const schoolTag: (schoolId: number, name: string) => string;
/** The tag of a school's own row: its name, its domain, whether it is listed. */
export declare const schoolRowTag: (schoolId: number) => string;
/** The tag of every change of a school that the audit log records. */
export declare const recordedTag: (schoolId: number) => string;
/** The tag of what is live of a theme. */
export declare const themeTag: (themeId: number) => string;
/** The tag of what all schools share (the directory of schools). */
export declare const directoryTag = "global:directory";
/** The tag of the rows of schools themselves: their hosts, slugs and states. */
export declare const schoolsTag = "schools";
/** The tags of one commit, read once for all that is cached. */
export interface ChangedTags {
    readonly all: readonly string[];
    has(tag: string): boolean;
    /** Whether a school has come, gone, or is found or listed otherwise. */
    readonly directory: boolean;
    /** Whether what is live of a theme has changed. */
    readonly themes: boolean;
    /** Schools of which something that visitors see has changed. */
    readonly schools: ReadonlySet<number>;
    /** Schools of which anything has changed. */
    readonly recorded: ReadonlySet<number>;
}
/** Reads the tags of a commit. */
export declare const readTags: (all: readonly string[]) => ChangedTags;
