import type { FromSchema } from 'json-schema-to-ts';
import type { signedInUser } from './api/account.ts';

/** Languages of the office. */
export const officeLocales = ['en', 'hi'] as const;
export type OfficeLocale = (typeof officeLocales)[number];

/** The cookie with the language that a person has chosen for the office; the browser sets it. */
export const officeLocaleCookie = 'officeLocale';

/** The first screen of the office, for the people who work at the school. */
export const officePath = '/school';

/** The first screen of students and parents. */
export const familyPath = '/school/family';

/** The first screen of who runs the installation, on the product's own host. */
export const platformPath = '/platform';

/** Where operators find schools, requests for a demonstration, and what was written to the product's people. */
export const platformSchoolsPath = '/platform/schools';
export const platformDemoPath = '/platform/demo-requests';
export const platformMessagesPath = '/platform/messages';

type Role = OfficeStart['user']['role'];

/** Whether somebody belongs to the school as a student or a parent: the office's own screens are not for them. */
export const isFamily = (role: Role): boolean => role === 'Student' || role === 'Parent';

/** Whose screens somebody has: those of a school's office, of its families, or of who runs the installation. */
export type Audience = 'office' | 'families' | 'operators';

export const audienceOf = (role: Role): Audience => {
  if (role === 'Operator') return 'operators';
  return isFamily(role) ? 'families' : 'office';
};

const homes: Readonly<Record<Audience, string>> = {
  office: officePath,
  families: familyPath,
  operators: platformPath,
};

/**
 * The header by which who works at the school asks as a parent: with a parent's rights, of the own children, and with
 * no others.
 */
export const asFamilyHeader = 'x-as-family';

/** Where a sign-in leads without another aim. */
export const homePath = (role: Role): string => homes[audienceOf(role)];

/** The name of who is logged in, where it is stored on the device: what a page calls them that is the same for all. */
export const userNameItem = 'userName';

/** The user-status flag (1 active, 3 must change the password), where it is stored on the device; 1 where it is not. */
export const userStatusItem = 'userStatus';

/** The screen that who must change the password is led to, before any other. */
export const passwordPath = '/school/change_password';

/** Where what visitors do not see yet is looked through, and shown to them. */
export const publishPath = '/school/publish';

/** Where something is posted in a sentence, from a phone too. */
export const postPath = '/school/post';

/** Where notices, events and holidays stand by day. */
export const calendarPath = '/school/calendar';

/** Where pictures are sent, described and replaced. */
export const mediaPath = '/school/media';

/** Where what must be public is filled in. */
export const disclosurePath = '/school/disclosure';

/** Where enquiries are answered. */
export const admissionsPath = '/school/admissions';
/** What holds for the admissions of a session. */
export const admissionSeasonsPath = '/school/admissions/settings';

/** Where the messages of contact forms are read and answered. */
export const messagesPath = '/school/messages';

/** Where what was deleted is brought back from. */
export const binPath = '/school/bin';

/** The school's settings. */
export const settingsPath = '/school/settings';

/** Who changed what. */
export const auditPath = '/school/audit';

/** The backup of the school. */
export const backupPath = '/school/backup';

/** What the choices for the theme in use are called among the changes, beside the types of content. */
export const themeChange = 'themeSettings';

/** Where registers of classes are taken, and where the gate is with its fire list: what opens without a network too. */
export const attendancePath = '/student/attendance_management';
export const visitorsPath = '/visitors';

/** The areas whose people the office opens for without a network. */
export const offlinePaths = [attendancePath, visitorsPath] as const;

/** Where the office's service worker is, and how the office is added to a phone's home screen. */
export const officeWorkerPath = '/sw.js';
export const officeManifestPath = '/school/app.webmanifest';

/** The calls by which somebody logs in: what the worker keeps of who was here before goes with them. */
export const signInPaths: readonly string[] = [
  '/api/Account/login',
  '/api/Account/acceptInvitation',
  '/api/Account/handover',
];

/** What the names of the worker's caches begin with, before the name of a build. */
export const officeCachePrefix = 'office-';

/**
 * The cookie with the ids of those whose registers wait on a device to be sent: while there are any, a log-out does not
 * clear what the browser stores. The browser sets it.
 */
export const waitingRegistersCookie = 'waitingRegisters';

/** What the names of registers that were begun on a device and not submitted begin with, where they are stored there. */
export const registerDraftPrefix = 'register:';

/** What the names of other drafts begin with, where they are stored on a device. */
export const deviceDraftPrefix = 'draft:';

/** How somebody likes to see something, before the school and the account, where it is stored on a device; it outlives a log-out. */
export const ownPreferences = ['studentViews', 'studentColumns', 'registerView'] as const;

/** What a device is at the gate, where it is stored there; it outlives a log-out. */
export const deskPreference = 'visitorDesk';

/** The query with which the website's own log-out leads to the office, which says what waits before it logs out. */
export const leaveQuery = 'leave';

/**
 * The hash with which a log-out leads to the website where the sign-in had ended before: its page takes off the device
 * what was read of the office.
 */
export const leftHash = '#left';

/** What the names of the databases begin with that the office has on a device, and their store of what was read. */
export const deviceDatabasePrefix = 'office:';
export const answersStore = 'answers';

/** Who was the last to use the office, where it is stored on the device. */
export const lastAccountItem = 'officeAccount';

/** The emergency banner that a visitor has put away, where it is stored on the device. */
export const emergencyItem = 'emergency';

/** The attribute of the document's root where the worker has kept the document: its answers are of another day. */
export const keptDocument = 'data-kept';

/** What a window of the office tells the worker: to answer whether it is of another build, or to take over. */
export type OfficeWorkerMessage = { readonly kind: 'isNew'; readonly entry: string } | { readonly kind: 'takeOver' };

/** The id of the element that holds what the office starts with. */
export const officeStartId = 'office-start';

/** What calls answer, by their addresses: as the office's client keeps it. */
export type OfficeAnswers = Readonly<Record<string, { readonly body: unknown; readonly total: number }>>;

/** What the document of the office hands to its script, as JSON. */
export interface OfficeStart {
  readonly locale: OfficeLocale;
  /** Of the style elements that the script adds. */
  readonly styleNonce: string;
  readonly user: FromSchema<typeof signedInUser>;
  /** An operator who is here for support: who, until when at most, and where leaving leads. */
  readonly support?: { readonly by: string; readonly endsAt: string; readonly back: string };
  /** Whether they are a parent here, whatever else they are. */
  readonly hasChildren: boolean;
  /** What the screen that is opened reads first, as far as it is granted. */
  readonly answers: OfficeAnswers;
  readonly school: {
    readonly School_Id: number;
    readonly school_Name: string;
    readonly school_Logo_Image: string | null;
    /** The language that the school writes in, where an item does not say another. */
    readonly contentLocale: string;
    /** The languages of its website. */
    readonly locales: readonly string[];
    /** Whose clock the office goes by. */
    readonly timeZone: string;
    /** The first year of the session that runs there today. */
    readonly session: number;
  };
}
