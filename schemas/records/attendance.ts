/** What a register says of a student: present, absent, late, half a day, on leave, on duty for the school. */
export const attendanceCodes = ['P', 'A', 'L', 'HD', 'LV', 'OD'] as const;
export type AttendanceCode = (typeof attendanceCodes)[number];

export const isAttendanceCode = (code: string): code is AttendanceCode =>
  attendanceCodes.some((known) => known === code);

/** What a code of the school's own may count as: present, absent, half a day, leave. */
export const ownCodeWeights = ['P', 'A', 'HD', 'LV'] as const;

/** What part of a day each counts (docs/domain.md, Attendance). */
const attendanceWeights: Readonly<Record<AttendanceCode, number>> = { P: 1, A: 0, L: 1, HD: 0.5, LV: 0, OD: 1 };

/** What may be known before the day. */
export const codesAhead: readonly AttendanceCode[] = ['LV', 'OD'];

/** For what a register is taken. */
export const attendanceParts = ['Full', 'Forenoon', 'Afternoon'] as const;
export type AttendancePart = (typeof attendanceParts)[number];

/** Who takes a register may change it until it is locked; then an admin may, with a reason. */
export const registerStates = ['Open', 'Submitted', 'Locked'] as const;

/** How many days after it was taken a register is locked. */
export const lockDays = 3;

/** Why no register is taken on a day. */
export const closedKinds = ['Holiday', 'Week_Off', 'Outside_Session'] as const;

/** Below what percentage boards do not let a student sit an examination. */
export const leastPercent = 75;

/** After how many days running an absence is asked about. */
export const askedAfterDays = 3;

/** What becomes of registers of a day that is declared a holiday afterwards. */
export const holidayRegisters = ['Keep', 'Remove'] as const;
export type HolidayRegisters = (typeof holidayRegisters)[number];

export const maxReasonLength = 255;

/** What came of a reminder of a missing register. */
export const reminderOutcomes = ['Reminded', 'Too_Soon', 'No_Teacher'] as const;

/** How long the teachers of a class are not reminded again, in minutes. */
export const reminderMinutes = 60;

/** How often each was marked. */
export type AttendanceCounts = Readonly<Record<AttendanceCode, number>>;

export const noMarks: AttendanceCounts = { P: 0, A: 0, L: 0, HD: 0, LV: 0, OD: 0 };

/** The days that were marked. */
export const markedDays = (counts: AttendanceCounts): number =>
  attendanceCodes.reduce((sum, code) => sum + counts[code], 0);

/** The days that count as attended; half days by half. */
export const attendedDays = (counts: AttendanceCounts): number =>
  attendanceCodes.reduce((sum, code) => sum + counts[code] * attendanceWeights[code], 0);

/** To one decimal; null where nothing was marked. */
export const attendancePercent = (counts: AttendanceCounts): number | null => {
  const days = markedDays(counts);
  return days === 0 ? null : Math.round((attendedDays(counts) / days) * 1000) / 10;
};
