import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { attendanceParts } from '#schemas/records/attendance.ts';
import type { LeaveTypeRow, StaffLeaveRow } from '#server/store/schema.ts';
import { addDays, daysBetween } from '#shared/calendar.ts';
import { balancesOf } from './balance.ts';
import { countLeaveDays, type LeaveSpan, overlaps } from './leave-days.ts';

const first = '2026-04-01';

/** Some days of a session; a part of a day is of one day alone. */
const span = fc
  .record({ from: fc.nat(364), length: fc.nat(20), part: fc.constantFrom(...attendanceParts) })
  .map(({ from, length, part }): LeaveSpan => {
    const firstDay = addDays(first, from);
    return { firstDay, lastDay: part === 'Full' ? addDays(firstDay, length) : firstDay, part };
  });

/** Which days nobody works on. */
const closedDays = fc.uniqueArray(fc.nat(390)).map((days) => new Set(days.map((day) => addDays(first, day))));

/** The halves of days that a leave takes, each by its name. */
const halvesOf = ({ firstDay, lastDay, part }: LeaveSpan): string[] =>
  Array.from({ length: daysBetween(firstDay, lastDay) }, (_, at) => addDays(firstDay, at)).flatMap((day) =>
    part === 'Full' ? [`${day} Forenoon`, `${day} Afternoon`] : [`${day} ${part}`],
  );

describe('leave', () => {
  it('takes the halves of its days on which somebody works, and no other', () => {
    fc.assert(
      fc.property(span, closedDays, (leave, closed) => {
        const halves = halvesOf(leave).filter((half) => !closed.has(half.slice(0, 10)));
        expect(countLeaveDays(leave, (day) => closed.has(day))).toBe(halves.length / 2);
      }),
    );
  });

  it('is as long as its parts together, wherever it is cut', () => {
    fc.assert(
      fc.property(span, closedDays, fc.nat(20), (leave, closed, at) => {
        const cut = addDays(leave.firstDay, at);
        fc.pre(leave.part === 'Full' && cut < leave.lastDay);
        const isClosed = (day: string): boolean => closed.has(day);
        const parts = [
          { ...leave, lastDay: cut },
          { ...leave, firstDay: addDays(cut, 1) },
        ];
        expect(parts.reduce((sum, part) => sum + countLeaveDays(part, isClosed), 0)).toBe(
          countLeaveDays(leave, isClosed),
        );
      }),
    );
  });

  it('overlaps another exactly where both take the same half of a day', () => {
    fc.assert(
      fc.property(span, span, (a, b) => {
        const taken = new Set(halvesOf(a));
        expect(overlaps(a, b)).toBe(halvesOf(b).some((half) => taken.has(half)));
      }),
    );
  });

  it('leaves of a quota what the approved days of its type do not take', () => {
    const request = fc.record({
      span,
      typeId: fc.constantFrom(1, 2),
      state: fc.constantFrom('Pending' as const, 'Approved' as const, 'Rejected' as const, 'Cancelled' as const),
    });
    fc.assert(
      fc.property(fc.array(request), closedDays, fc.nat(60), (requests, closed, quotaHalves) => {
        const type = { isPaid: true, allowsHalf: true, isActive: true } as LeaveTypeRow;
        const balances = balancesOf({
          types: [
            { ...type, id: 1, name: 'Casual', quotaHalves },
            { ...type, id: 2, name: 'Unpaid', quotaHalves: null },
          ],
          requests: requests.map(({ span: days, ...rest }) => ({ ...days, ...rest }) as StaffLeaveRow),
          calendar: { closedForStaff: (day) => (closed.has(day) ? { kind: 'Holiday', name: day } : undefined) },
        });
        for (const { Type_Id, Quota, Used, Pending, Left } of balances) {
          const halves = (state: string): number =>
            requests
              .filter((one) => one.typeId === Type_Id && one.state === state)
              .flatMap((one) => halvesOf(one.span))
              .filter((half) => !closed.has(half.slice(0, 10))).length;
          expect([Used, Pending]).toEqual([halves('Approved') / 2, halves('Pending') / 2]);
          expect(Left).toBe(Quota === null ? null : quotaHalves / 2 - Used);
        }
      }),
    );
  });
});
