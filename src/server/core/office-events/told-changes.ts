import type { Area } from '#schemas/access/matrix.ts';
import { contentTypes } from '#schemas/content/index.ts';

/** A kind of thing that open offices are told of: who may know of it, and where they read it. */
export interface ToldKind {
  readonly area: Area;
  /** Whose it is on the product's own host, where that is another. */
  readonly operatorsArea?: Area;
  /** The heading of the API that it is read under. */
  readonly group: string;
  /** Whether it is told which one was changed: only where one commit changes few. */
  readonly byId?: true;
}

/** By the names that the audit log and the tags of commits have for it. */
export const toldKinds: ReadonlyMap<string, ToldKind> = new Map<string, ToldKind>([
  ...contentTypes.map(({ type, area }) => [type, { area, group: 'Content', byId: true }] as const),
  ['samples', { area: '/website', group: 'Content' }],
  ['media', { area: '/media', group: 'Media', byId: true }],
  ['themeSettings', { area: '/website', group: 'Theme settings' }],
  ['siteRecord', { area: '/website', group: 'Theme settings' }],
  ['publication', { area: '/website', group: 'Publishing' }],
  ['publicationReturn', { area: '/website', group: 'Publishing' }],
  ['user', { area: '/users', group: 'Users', byId: true }],
  ['firstRun', { area: '/users', group: 'Office' }],
  ['enquiry', { area: '/admissions', group: 'Admissions' }],
  ['enquiryFollowUp', { area: '/admissions', group: 'Admissions' }],
  ['enquiryDocument', { area: '/admissions', group: 'Admissions' }],
  ['admissionSeason', { area: '/admissions', group: 'Admissions' }],
  ['syllabus', { area: '/syllabus', group: 'Syllabus' }],
  ['demoRequest', { area: '/platform', group: 'Demo requests' }],
  ['contactMessage', { area: '/messages', operatorsArea: '/platform', group: 'Contact messages' }],
  ['visitor', { area: '/visitors', group: 'Visitors' }],
  ['deniedVisitor', { area: '/visitors', group: 'Visitors' }],
  ['staffMember', { area: '/staff', group: 'Staff' }],
  ['staffAttendance', { area: '/staff/Staff_Attendance', group: 'Staff attendance' }],
  ['staffAttendanceSettings', { area: '/staff/Staff_Attendance', group: 'Staff attendance' }],
  ['staffLeave', { area: '/staff/leave', group: 'Staff attendance' }],
  ['leaveType', { area: '/staff/leave', group: 'Staff attendance' }],
  ['studentLeave', { area: '/student/leave', group: 'Attendance' }],
  ['attendanceSettings', { area: '/student/attendance_management', group: 'Attendance' }],
  ['attendanceCode', { area: '/student/attendance_management', group: 'Attendance' }],
  ['attendanceRegister', { area: '/student/attendance_management', group: 'Attendance' }],
  ['ownDomain', { area: '/settings', group: 'School' }],
  ['certificateSeries', { area: '/settings', group: 'Students' }],
  ['schoolSettings', { area: '/settings', group: 'School' }],
  ['lookup', { area: '/settings', group: 'Lookups' }],
]);

/** What follows when a new version of a theme is live. */
export const toldOfThemes: ToldKind = { area: '/website', group: 'Theme settings' };

export const contentGroup = 'Content';
