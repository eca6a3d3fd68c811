import { daysIn, type MailText, paragraphs } from '#server/core/mail/mail-text.ts';

interface LeaveAnswer {
  readonly school: string;
  /** What the school calls this type of leave. */
  readonly type: string;
  readonly firstDay: string;
  readonly lastDay: string;
  /** The first and the last day that were asked for, where only a part of them is approved. */
  readonly asked?: readonly [string, string] | undefined;
  readonly isApproved: boolean;
  /** What whoever answered has added. */
  readonly decision: string | undefined;
}

/** Tells a member of the staff the answer to a request for leave. */
export const leaveAnswer: MailText<LeaveAnswer> = {
  en: ({ school, type, firstDay, lastDay, asked, isApproved, decision }) => {
    const [days, answer] = [daysIn('en', firstDay, lastDay), isApproved ? 'approved' : 'refused'];
    const part = asked && `You asked for ${daysIn('en', ...asked)}.`;
    return {
      subject: `Your leave was ${answer}: ${days}`,
      text: paragraphs(`${type}, ${days}: ${answer} by ${school}.`, part, decision),
    };
  },
  hi: ({ school, type, firstDay, lastDay, asked, isApproved, decision }) => {
    const [days, answer] = [daysIn('hi', firstDay, lastDay), isApproved ? 'स्वीकृत' : 'अस्वीकृत'];
    const part = asked && `आपने ${daysIn('hi', ...asked)} की छुट्टी माँगी थी।`;
    return {
      subject: `आपकी छुट्टी ${answer} हुई: ${days}`,
      text: paragraphs(`${school} ने आपकी छुट्टी (${type}, ${days}) ${answer} कर दी है।`, part, decision),
    };
  },
};
