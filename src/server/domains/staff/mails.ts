import { daysIn, type MailText, paragraphs } from '#server/core/mail/mail-text.ts';

interface LeaveAnswer {
  readonly school: string;
  /** What the school calls this type of leave. */
  readonly type: string;
  readonly firstDay: string;
  readonly lastDay: string;
  readonly isApproved: boolean;
  /** What whoever answered has added. */
  readonly decision: string | undefined;
}

/** Tells a member of the staff the answer to a request for leave. */
export const leaveAnswer: MailText<LeaveAnswer> = {
  en: ({ school, type, firstDay, lastDay, isApproved, decision }) => {
    const [days, answer] = [daysIn('en', firstDay, lastDay), isApproved ? 'approved' : 'refused'];
    return {
      subject: `Your leave was ${answer}: ${days}`,
      text: paragraphs(`${type}, ${days}: ${answer} by ${school}.`, decision),
    };
  },
  hi: ({ school, type, firstDay, lastDay, isApproved, decision }) => {
    const [days, answer] = [daysIn('hi', firstDay, lastDay), isApproved ? 'स्वीकृत' : 'अस्वीकृत'];
    return {
      subject: `आपकी छुट्टी ${answer} हुई: ${days}`,
      text: paragraphs(`${school} ने आपकी छुट्टी (${type}, ${days}) ${answer} कर दी है।`, decision),
    };
  },
};
