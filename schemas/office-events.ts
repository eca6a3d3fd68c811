import type { Area } from './access/matrix.ts';

/** Something of a school that was changed, by where the API has it; never what it says. */
export interface OfficeChange {
  /** The heading of the API that it is read under. */
  readonly group: string;
  /** The type of content; absent where the group has none, or several were changed. */
  readonly type?: string;
  /** The item; absent where several were changed. */
  readonly id?: number;
}

/** What besides the items of content says who else has it open, as the audit log names its kind: the area of each. */
const openRecords: ReadonlyMap<string, Area> = new Map([
  ['enquiry', '/admissions'],
  ['contactMessage', '/messages'],
  ['student', '/student'],
  ['staffMember', '/staff'],
  ['user', '/users'],
  ['syllabus', '/syllabus'],
  ['media', '/media'],
  ['lookup', '/settings'],
  ['themeSettings', '/website'],
]);

/** The kind of an entry of a list, whose ids are counted in each list: `lookup:class`. */
export const lookupEntry = (list: string): string => `lookup:${list}`;

/** The area of a kind that is open; undefined where nobody is told of it. */
export const openArea = (type: string): Area | undefined => openRecords.get(type.split(':', 1)[0] ?? '');

/** What somebody has open in the office: an area, and where it is an item or a record, which. */
export interface OfficePlace {
  /** None of a screen that everybody of the office has. */
  readonly area?: Area;
  readonly type?: string;
  readonly id?: number;
}

/** Somebody who has the office open, with the item whose form that is; once for each window. */
export interface PresentPerson {
  readonly userId: number;
  readonly name: string;
  readonly type?: string;
  readonly id?: number;
}

/**
 * The header in which a window of the office says which one it is, where it changes something: its own stream does not
 * tell it of that.
 */
export const windowHeader = 'x-window';

/** How a window names itself. */
export const windowPattern = '^[0-9a-f]{32}$';

/** The events of a stream by name, with what each tells as JSON. */
export interface OfficeEvents {
  /** The stream is there, and tells of what is committed from now on. */
  readonly ready: Readonly<Record<string, never>>;
  readonly changed: readonly OfficeChange[];
  /** Anything may have been changed. */
  readonly unknown: Readonly<Record<string, never>>;
  /** Everybody else who has the office open, as far as their places may be seen. */
  readonly people: readonly PresentPerson[];
}
