/** The tag that a commit announces for one school's rows of one kind. */
export const schoolTag = (schoolId: number, name: string): string => `school:${schoolId}:${name}`;

/** The tag of a school's own row: its name, its domain, whether it is listed. */
export const schoolRowTag = (schoolId: number): string => `school:${schoolId}`;

/** The tag of every change of a school that the audit log records. */
export const recordedTag = (schoolId: number): string => `written:${schoolId}`;

/** The tag of a change of one thing of a school, or of several, by the audit log's name for it. */
export const changedTag = (schoolId: number, entity: string, id?: number | null): string =>
  `${recordedTag(schoolId)}:${entity}${id == null ? '' : `:${id}`}`;

/** The tag of a school's sign-ins: what is remembered of them is forgotten. */
export const sessionTag = (schoolId: number): string => schoolTag(schoolId, 'sessions');

/** The tag of a commit that a window of the office has made, by the name that it gives itself. */
export const windowTag = (window: string): string => `window:${window}`;

/** The tag of what is live of a theme. */
export const themeTag = (themeId: number): string => `theme:${themeId}`;

/** The tag of what all schools share (the directory of schools). */
export const directoryTag = 'global:directory';

/** A name in a source's contract as a tag of one school. */
export const tagOf = (schoolId: number, name: string): string =>
  name === 'directory' ? directoryTag : schoolTag(schoolId, name);

/** The tag of the rows of schools themselves: their hosts, slugs and states. */
export const schoolsTag = 'schools';

/** The tags of one commit, read once for all that is cached. */
export interface ChangedTags {
  readonly all: readonly string[];
  has(tag: string): boolean;
  /** Whether a school was added or removed, or is found or listed otherwise. */
  readonly directory: boolean;
  /** Whether what is live of a theme has changed. */
  readonly themes: boolean;
  /** Schools of which something that visitors see has changed. */
  readonly schools: ReadonlySet<number>;
  /** Schools of which anything has changed. */
  readonly recorded: ReadonlySet<number>;
}

const ofSchool = /^(written|school):(\d+)/;

/** Reads the tags of a commit. */
export const readTags = (all: readonly string[]): ChangedTags => {
  const tags = new Set(all);
  const schools = new Set<number>();
  const recorded = new Set<number>();
  for (const tag of all) {
    const [, kind, id] = ofSchool.exec(tag) ?? [];
    if (id === undefined) continue;
    recorded.add(Number(id));
    if (kind === 'school') schools.add(Number(id));
  }
  return {
    all,
    has: (tag) => tags.has(tag),
    directory: tags.has(schoolsTag) || tags.has(directoryTag),
    themes: all.some((tag) => tag.startsWith('theme:')),
    schools,
    recorded,
  };
};
