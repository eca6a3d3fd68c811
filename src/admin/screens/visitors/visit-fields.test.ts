import { describe, expect, it } from 'vitest';
import { filledFrom, filledIn, noVisit, ofAnotherNumber } from './visit-fields.ts';

describe('another number at the gate', () => {
  const begun = { ...noVisit, Mobile: '9822055187', Note: 'Brings the uniforms' };
  const known = {
    Last: { Name: 'Sunil Deshmukh', Email: 'sunil@example.org', Vehicle_No: 'MH 12 AB 1234' },
    Guardians: [],
  } as unknown as Parameters<typeof filledFrom>[1];
  const fields = filledFrom(begun, known);
  const filled = filledIn(begun, fields);

  it('takes back what the former has filled in', () => {
    expect(filled).toEqual({ Name: 'Sunil Deshmukh', Email: 'sunil@example.org', Vehicle_No: 'MH 12 AB 1234' });
    const next = { ...fields, ...ofAnotherNumber(fields, { Mobile: '9822055188' }, filled) };
    expect(next).toEqual({ ...begun, Is_Compared: false });
  });

  it('leaves what was typed over it, and the same number written otherwise', () => {
    const typed = { ...fields, Name: 'Sunil B. Deshmukh' };
    expect(ofAnotherNumber(typed, { Mobile: '9822055188' }, filled)).toEqual({
      Email: '',
      Vehicle_No: '',
      Is_Compared: false,
    });
    expect(ofAnotherNumber(fields, { Mobile: '98220 55187' }, filled)).toEqual({});
  });
});
