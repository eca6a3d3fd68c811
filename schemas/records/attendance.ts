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

/** The parts of a day that have registers of their own, in their order. */
export const halfDays = ['Forenoon', 'Afternoon'] as const;
export type HalfDay = (typeof halfDays)[number];

/** How many registers a school takes a day: one, or one for each half. */
export const attendanceModes = ['Daily', 'Session'] as const;

/** When the afternoon begins, where a school has not said. */
export const usualAfternoon = '12:30';

/** Half a day is said of whole days. */
export const isHalfCode = (code: AttendanceCode): boolean => code !== 'HD';

/** Of two halves that count alike, what the day is called. */
const dayCodes: readonly AttendanceCode[] = ['L', 'OD', 'P', 'A', 'LV', 'HD'];

/**
 * What a day is that has a register for each half: half a day where one half counts and the other does not. A half that
 * nobody has taken says nothing.
 */
export const dayOfHalves = (halves: readonly AttendanceCode[]): AttendanceCode | undefined => {
  const weights = new Set(halves.map((code) => attendanceWeights[code]));
  return weights.size > 1 ? 'HD' : dayCodes.find((code) => halves.includes(code));
};

/** Who takes a register may change it until it is locked; then an admin may, with a reason. */
export const registerStates = ['Open', 'Submitted', 'Locked'] as const;

/** How many days after it came a register is locked. */
export const lockDays = 3;

/** How long before it is sent a register may say that it was taken, in seconds: longer ago than any that still counts. */
export const longestWaitSeconds = 366 * 86_400;

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
export const reminderOutcomes = ['Reminded', 'Too_Soon', 'No_Teacher', 'No_Access'] as const;

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
