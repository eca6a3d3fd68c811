import { describe, expect, it } from 'vitest';
import { timelineOf } from './timeline.ts';

const words = {
  said: {
    received: 'Enquiry received',
    now: 'Now: {text}',
    next: 'Next: {text}',
    visit: 'visit',
    decision: 'decision',
    called: 'call',
    docsNow: 'send the documents',
  },
  nameOf: (status: number) => `status ${status}`,
};
const facts = {
  Status: 1,
  Received_On: '2026-11-23',
  History: [],
  Documents_Needed: ['Birth_Certificate'],
  Next_Date: null,
  Next_Time: null,
};
const shown = (changes: object) =>
  timelineOf({ ...facts, ...changes }, words).map(
    ({ when, title, date = '–', time }) => `${when} ${time ? `${date} ${time}` : date} ${title}`,
  );

describe('timelineOf', () => {
  it('starts with what was received, has the task now, and no day that is not fixed', () => {
    expect(shown({})).toEqual([
      'done 2026-11-23 Enquiry received',
      'now 2026-11-23 Now: send the documents',
      'next – Next: visit',
      'next – Next: decision',
    ]);
  });

  it('has each step that was taken with its day, and the day and hour of the visit', () => {
    const History = [
      { Status: 2, Date: '2026-11-24' },
      { Status: 3, Date: '2026-11-25' },
    ];
    expect(shown({ Status: 3, History, Documents_Needed: [], Next_Date: '2026-12-01', Next_Time: '10:30' })).toEqual([
      'done 2026-11-23 Enquiry received',
      'done 2026-11-24 status 2',
      'now 2026-11-25 Now: status 3',
      'next 2026-12-01 10:30 Next: visit',
      'next – Next: decision',
    ]);
  });

  it('ends where the enquiry ended', () => {
    const History = [{ Status: 9, Date: '2026-11-30' }];
    expect(shown({ Status: 9, History }).at(-1)).toBe('now 2026-11-30 Now: status 9');
  });
});
