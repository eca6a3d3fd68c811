import { addStudent } from './add-student/entry.ts';
import { admissionSeasons } from './admission-seasons/entry.ts';
import { admissions } from './admissions/entry.ts';
import { attendance } from './attendance/entry.ts';
import { attendanceHistory } from './attendance-history/entry.ts';
import { attendanceReports } from './attendance-reports/entry.ts';
import { audit } from './audit/entry.ts';
import { backup } from './backup/entry.ts';
import { bin } from './bin/entry.ts';
import { calendar } from './calendar/entry.ts';
import { changePassword } from './change-password/entry.ts';
import { content } from './content/entry.ts';
import { contentItem } from './content-item/entry.ts';
import type { ScreenEntry } from './define-screen.ts';
import { demoRequests } from './demo-requests/entry.ts';
import { disclosure } from './disclosure/entry.ts';
import { family } from './family/entry.ts';
import { holidays } from './holidays/entry.ts';
import { importStudents } from './import-students/entry.ts';
import { lists } from './lists/entry.ts';
import { media } from './media/entry.ts';
import { mergeStudents } from './merge-students/entry.ts';
import { messages, messagesForOperators } from './messages/entry.ts';
import { ownRecord } from './own-record/entry.ts';
import { ownVisitors } from './own-visitors/entry.ts';
import { platform } from './platform/entry.ts';
import { post } from './post/entry.ts';
import { profile } from './profile/entry.ts';
import { promotion } from './promotion/entry.ts';
import { publish } from './publish/entry.ts';
import { schools } from './schools/entry.ts';
import { settings } from './settings/entry.ts';
import { staff } from './staff/entry.ts';
import { staffAttendance } from './staff-attendance/entry.ts';
import { staffForm } from './staff-form/entry.ts';
import { staffLeave } from './staff-leave/entry.ts';
import { students } from './students/entry.ts';
import { syllabus } from './syllabus/entry.ts';
import { theme } from './theme/entry.ts';
import { today } from './today/entry.ts';
import { usedThemes } from './used-themes/entry.ts';
import { users } from './users/entry.ts';
import { visitors } from './visitors/entry.ts';
import { website } from './website/entry.ts';

/** Every screen of the office, in the order of the menu. */
export const screens: readonly ScreenEntry[] = [
  today,
  family,
  platform,
  schools,
  demoRequests,
  messagesForOperators,
  usedThemes,
  website,
  theme,
  content,
  contentItem,
  post,
  calendar,
  bin,
  media,
  publish,
  admissions,
  admissionSeasons,
  messages,
  holidays,
  disclosure,
  visitors,
  ownVisitors,
  addStudent,
  mergeStudents,
  promotion,
  importStudents,
  students,
  attendance,
  attendanceHistory,
  attendanceReports,
  staff,
  staffForm,
  staffAttendance,
  staffLeave,
  syllabus,
  profile,
  lists,
  users,
  settings,
  backup,
  audit,
  ownRecord,
  changePassword,
];

/** Those that have an address by themselves; the others are of one thing, which another screen leads to. */
export const places: readonly ScreenEntry[] = screens.filter(({ path, to = path }) => !/:\w+(?:\/|$)/.test(to));
