import { describe, expect, it } from 'vitest';
import { dueAlerts, overDocuments } from './due-alerts.ts';

const today = '2026-11-22';
const record = { Fire_Safety: 'https://example.org/fire.pdf', Fire_Safety_Valid_Until: '2026-12-22' };

describe('dueAlerts', () => {
  it.each([
    ['2027-01-22', []],
    ['2027-01-21', [60]],
    ['2026-12-23', [60]],
    ['2026-12-22', [30]],
    ['2026-11-30', [30]],
    ['2026-11-29', [7]],
    ['2026-11-22', [7]],
    ['2026-11-21', []],
  ])('of a document that holds until %s are those of %j days', (until, expected) => {
    const due = dueAlerts({ ...record, Fire_Safety_Valid_Until: until }, today);
    expect(due.map(({ daysBefore }) => daysBefore)).toEqual(expected);
  });

  it('leave out what has no file or no date, and begin with the next to expire', () => {
    const due = dueAlerts(
      {
        ...record,
        Building_Safety: 'media:4',
        Building_Safety_Valid_Until: '2026-11-25',
        Rte_Recognition_Valid_Until: '2026-11-25',
        Self_Certificate: 'media:5',
      },
      today,
    );
    expect(due.map(({ document }) => document)).toEqual(['Building_Safety', 'Fire_Safety']);
  });
});

describe('overDocuments', () => {
  it('are those with a file that held until yesterday at most, the first to end before', () => {
    const over = overDocuments(
      {
        ...record,
        Building_Safety: 'media:4',
        Building_Safety_Valid_Until: '2026-11-21',
        Self_Certificate: 'media:5',
        Self_Certificate_Valid_Until: '2025-03-31',
        Rte_Recognition_Valid_Until: '2020-01-01',
        Affiliation_Letter: 'media:6',
        Affiliation_Letter_Valid_Until: today,
      },
      today,
    );
    expect(over).toEqual([
      { document: 'Self_Certificate', validUntil: '2025-03-31' },
      { document: 'Building_Safety', validUntil: '2026-11-21' },
    ]);
  });
});
