import type { AttendancePart } from '#schemas/records/attendance.ts';
import { dayIn, daysIn, type MailLanguage, type MailText, paragraphs } from '#server/core/mail/mail-text.ts';

/** A class whose register is missing. */
export interface MissingClass {
  readonly name: string;
  readonly part: AttendancePart;
}

interface MissingRegisters {
  readonly school: string;
  /** YYYY-MM-DD. */
  readonly date: string;
  readonly classes: readonly MissingClass[];
  /** Where registers are taken. */
  readonly link: string;
}

const parts: Readonly<Record<MailLanguage, Readonly<Record<Exclude<AttendancePart, 'Full'>, string>>>> = {
  en: { Forenoon: 'forenoon', Afternoon: 'afternoon' },
  hi: { Forenoon: 'पूर्वाह्न', Afternoon: 'अपराह्न' },
};

const namesOf = (language: MailLanguage, classes: readonly MissingClass[]): string =>
  classes.map(({ name, part }) => (part === 'Full' ? name : `${name} (${parts[language][part]})`)).join(', ');

/** Reminds a class teacher of registers. */
export const missingRegisters: MailText<MissingRegisters> = {
  en: ({ school, date, classes, link }) => {
    const [names, day] = [namesOf('en', classes), dayIn('en', date)];
    return {
      subject: `Register not taken: ${names}, ${day}`,
      text: paragraphs(`The register of ${names} for ${day} has not been taken yet.`, `Take it here: ${link}`, school),
    };
  },
  hi: ({ school, date, classes, link }) => {
    const [names, day] = [namesOf('hi', classes), dayIn('hi', date)];
    return {
      subject: `हाज़िरी बाकी है: ${names}, ${day}`,
      text: paragraphs(`${names} की ${day} की हाज़िरी अभी नहीं ली गई है।`, `हाज़िरी यहाँ लें: ${link}`, school),
    };
  },
};

interface LeaveAnswer {
  readonly school: string;
  readonly child: string;
  readonly firstDay: string;
  readonly lastDay: string;
  readonly isApproved: boolean;
  /** What whoever answered has added. */
  readonly decision: string | undefined;
}

/** Tells a family the answer to its request for leave. */
export const leaveAnswer: MailText<LeaveAnswer> = {
  en: ({ school, child, firstDay, lastDay, isApproved, decision }) => {
    const [days, answer] = [daysIn('en', firstDay, lastDay), isApproved ? 'approved' : 'refused'];
    return {
      subject: `Leave of ${child} was ${answer}: ${days}`,
      text: paragraphs(`Leave of ${child}, ${days}: ${answer} by ${school}.`, decision),
    };
  },
  hi: ({ school, child, firstDay, lastDay, isApproved, decision }) => {
    const [days, answer] = [daysIn('hi', firstDay, lastDay), isApproved ? 'स्वीकृत' : 'अस्वीकृत'];
    return {
      subject: `${child} की छुट्टी ${answer} हुई: ${days}`,
      text: paragraphs(`${school} ने ${child} की छुट्टी (${days}) ${answer} कर दी है।`, decision),
    };
  },
};
