import { describe, expect, it } from 'vitest';
import { enquiryStatuses, isEnded, nextStatuses } from '#schemas/records/enquiry-status.ts';
import { findBlocker, openSteps, type StepFacts, statusLabel } from './statuses.ts';

// As in docs/domain.md, Admissions.
const table = `
New             | Contacted, Visit scheduled, Visited, Applied, Closed
Contacted       | Visit scheduled, Visited, Applied, Withdrawn, Closed
Visit scheduled | Visited, Contacted, Applied, Withdrawn, Closed
Visited         | Applied, Withdrawn, Closed
Applied         | Under review, Waitlisted, Rejected, Withdrawn
Under review    | Applied, Waitlisted, Confirmed, Rejected, Withdrawn
Waitlisted      | Under review, Confirmed, Rejected, Withdrawn
Confirmed       | Under review
Rejected        | Under review
Withdrawn       | Contacted
Closed          | Contacted
`;

const rows = table
  .trim()
  .split('\n')
  .map((line) => line.split('|').map((cell) => cell.trim()) as [string, string]);

describe('the steps of an enquiry', () => {
  it('are the eleven of the product, by their codes', () => {
    expect(enquiryStatuses).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]);
    expect(enquiryStatuses.map(statusLabel)).toEqual(rows.map(([from]) => from));
  });

  it.each(rows)('from %s are %s', (from, next) => {
    const status = enquiryStatuses.find((code) => statusLabel(code) === from) ?? 0;
    expect(nextStatuses(status).map(statusLabel)).toEqual(next.split(', '));
  });

  it('lead nowhere from what is no step', () => {
    expect(nextStatuses(0)).toEqual([]);
    expect(nextStatuses(12)).toEqual([]);
  });

  it('end with the last four', () => {
    expect(enquiryStatuses.filter(isEnded)).toEqual([8, 9, 10, 11]);
  });
});

describe('the steps that are offered', () => {
  const now = new Date('2026-11-21T06:30:00Z');
  const confirmedAt = (hours: number): Date => new Date(now.getTime() - hours * 3_600_000);
  const offered = (facts: Partial<StepFacts> & Pick<StepFacts, 'from'>) =>
    openSteps({ isAdmin: false, confirmedAt: null, now, ...facts });

  it('are none that only an admin may take, or whose day is over', () => {
    expect(offered({ from: 9 })).toEqual([]);
    expect(offered({ from: 9, isAdmin: true })).toEqual([6]);
    expect(offered({ from: 8, confirmedAt: confirmedAt(23) })).toEqual([6]);
    expect(offered({ from: 8, confirmedAt: confirmedAt(25) })).toEqual([]);
    expect(offered({ from: 6 })).toEqual(nextStatuses(6));
  });
});

describe('the guards of a step', () => {
  const now = new Date('2026-11-21T06:30:00Z');
  const blocker = (facts: Partial<StepFacts> & Pick<StepFacts, 'from' | 'to'>) =>
    findBlocker({ visitAt: null, missing: [], isAdmin: false, confirmedAt: null, now, ...facts });

  it.each([1, 3])('ask for a note of the talk from %i to Contacted', (from) => {
    expect(blocker({ from, to: 2 })).toMatchObject({ kind: 'field', field: 'Note' });
    expect(blocker({ from, to: 2, note: 'Spoke with the mother.' })).toBeUndefined();
  });

  it('ask for the time of a visit', () => {
    expect(blocker({ from: 1, to: 3 })).toMatchObject({ kind: 'field', field: 'Visit_At' });
    expect(blocker({ from: 1, to: 3, visitAt: now })).toBeUndefined();
  });

  it.each([
    [1, 5],
    [5, 6],
    [5, 7],
    [7, 6],
  ])('ask for the core fields from %i to %i', (from, to) => {
    expect(blocker({ from, to, missing: ['previous school'] })).toEqual({
      kind: 'fact',
      text: 'Fill in first: previous school.',
    });
    expect(blocker({ from, to })).toBeUndefined();
  });

  it('let go without the core fields', () => {
    expect(blocker({ from: 5, to: 9, missing: ['previous school'] })).toBeUndefined();
  });

  it.each([
    [24 * 3_600_000, undefined],
    [24 * 3_600_000 + 1, { kind: 'fact', text: 'A confirmation can be taken back within 24 hours only.' }],
  ])('let a confirmation be taken back for 24 hours: after %i ms', (age, expected) => {
    const confirmedAt = new Date(now.getTime() - age);
    expect(blocker({ from: 8, to: 6, confirmedAt })).toEqual(expected);
  });

  it('have only an admin open a rejected one again, with a reason', () => {
    expect(blocker({ from: 9, to: 6, reason: 'A place is free.' })).toEqual({ kind: 'access' });
    expect(blocker({ from: 9, to: 6, isAdmin: true })).toMatchObject({ field: 'Reason' });
    expect(blocker({ from: 9, to: 6, isAdmin: true, reason: 'A place is free.' })).toBeUndefined();
  });

  it.each([10, 11])('ask for a reason to open %i again', (from) => {
    expect(blocker({ from, to: 2, note: 'They called.' })).toMatchObject({ field: 'Reason' });
    expect(blocker({ from, to: 2, reason: 'They called.' })).toBeUndefined();
  });
});
