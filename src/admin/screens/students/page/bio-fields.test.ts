import { describe, expect, it } from 'vitest';
import type { BioRecord } from '#schemas/api/students/bio.ts';
import { bioTextsOf, changedBio, personsOf, sentPersons } from './bio-fields.ts';

const stored: BioRecord = {
  Allergies: 'Peanuts',
  Height_Cm: 128,
  Is_BPL: true,
  Pickup_Persons: [{ Name: 'Shanta Borse' }],
  Photo_Consent: 'Public_With_Name',
  Consent_By: 'Sayali Borse',
  Consent_At: '2026-06-12T06:00:00.000Z',
  Aadhaar_Last4: '2094',
};

describe('the form of a bio', () => {
  it('keeps what it does not show, and leaves the consent alone', () => {
    const start = bioTextsOf(stored);
    expect(changedBio(stored, { ...start, Height_Cm: '130', Is_BPL: '' }, start)).toEqual({
      Allergies: 'Peanuts',
      Height_Cm: 130,
      Is_BPL: false,
      Pickup_Persons: [{ Name: 'Shanta Borse' }],
    });
  });

  it('is put on top of what somebody else has saved meanwhile', () => {
    const start = bioTextsOf(stored);
    const now = { ...stored, House: 'Red' };
    expect(changedBio(now, { ...start, Allergies: '' }, start)).toMatchObject({ House: 'Red', Height_Cm: 128 });
    expect(changedBio(now, { ...start, Allergies: '' }, start)).not.toHaveProperty('Allergies');
  });

  it('has a row for each person who may fetch the child, and sends those with a name', () => {
    const persons = personsOf({ Pickup_Persons: [{ Name: 'Shanta Borse', Relation: 9, Mobile: '+919850055418' }] });
    expect(persons).toEqual([{ id: 0, Name: 'Shanta Borse', Relation: '9', Mobile: '98500 55418' }]);
    expect(sentPersons([...persons, { id: 1, Name: ' ', Relation: '1', Mobile: '' }])).toEqual([
      { Name: 'Shanta Borse', Relation: 9, Mobile: '98500 55418' },
    ]);
  });

  it('sends an Aadhaar number only where one is typed', () => {
    const start = bioTextsOf(stored);
    expect(changedBio(stored, start, start)).not.toHaveProperty('Aadhaar_No');
    expect(changedBio(stored, { ...start, Aadhaar_No: '2345 6789 0124' }, start)).toMatchObject({
      Aadhaar_No: '234567890124',
    });
  });
});
