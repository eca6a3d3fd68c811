import { describe, expect, it } from 'vitest';
import type { HolidayRow } from '#schemas/api/holidays.ts';
import { bodyOf, fieldsOf, isFixed, noHoliday, withChange, wrongOf } from './holiday-fields.ts';

describe('the form of a holiday', () => {
  it('takes a holiday and gives it back', () => {
    const holiday = {
      School_Id: 1,
      Id: 7,
      name: 'Winter timing',
      startHolidayDate: '2026-12-01',
      endHolidayDate: '2027-01-31',
      StartSession: 2026,
      Holiday_Type: 'Timing_Change',
      Opens_At: '08:30',
      Closes_At: '14:00',
      Applies_To: '3,4',
      Show_On_Website: false,
      Fixed_Date: true,
      days: 62,
    } satisfies HolidayRow;
    const { School_Id: _school, Id: _id, StartSession: _session, days: _days, ...sent } = holiday;
    expect(bodyOf(fieldsOf(holiday))).toEqual(sent);
  });

  it('sends hours with a changed timing alone', () => {
    const fields = { ...noHoliday, name: 'Diwali', Opens_At: '08:30', startHolidayDate: '2026-11-08' };
    expect(bodyOf(fields)).not.toHaveProperty('Opens_At');
    expect(bodyOf({ ...fields, Holiday_Type: 'Timing_Change' })).toMatchObject({ Opens_At: '08:30' });
  });

  it('has a last day that follows the first until it is another', () => {
    const one = withChange(noHoliday, { startHolidayDate: '2026-11-08' });
    expect(one.endHolidayDate).toBe('2026-11-08');
    expect(withChange(one, { startHolidayDate: '2026-11-09' }).endHolidayDate).toBe('2026-11-09');
    const long = withChange(one, { endHolidayDate: '2026-11-12' });
    expect(withChange(long, { startHolidayDate: '2026-11-09' }).endHolidayDate).toBe('2026-11-12');
    expect(withChange(long, { startHolidayDate: '2026-11-20' }).endHolidayDate).toBe('2026-11-20');
  });

  it('knows the days of the nation until somebody says otherwise', () => {
    const day = withChange(noHoliday, { startHolidayDate: '2027-01-26' });
    expect(isFixed(day)).toBe(true);
    expect(isFixed({ ...day, Fixed_Date: false })).toBe(false);
  });

  it('says what is missing', () => {
    expect(wrongOf({ ...noHoliday, whom: 'classes' })).toEqual({
      name: 'missingName',
      startHolidayDate: 'missingDay',
      endHolidayDate: 'missingDay',
      classes: 'missingClasses',
    });
    const days = { startHolidayDate: '2026-11-08', endHolidayDate: '2026-11-07' };
    expect(wrongOf({ ...noHoliday, name: 'Diwali', ...days })).toEqual({ endHolidayDate: 'endsFirst' });
  });
});
