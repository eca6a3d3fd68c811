import { describe, expect, it } from 'vitest';
import { consents, studentStatuses } from '#server/store/schema.ts';
import { type CardSubject, publicCard } from './public-card.ts';

const meera: CardSubject = {
  firstName: 'Meera',
  lastName: 'Kulkarni',
  photoConsent: 'Public_With_Name',
  photoMediaId: 12,
  status: 'Active',
  erasedAt: null,
};

describe('publicCard', () => {
  it('shows photo, first name, last initial and class, and nothing else', () => {
    expect(publicCard(meera, 'Class 5')).toEqual({
      student_Name: 'Meera K.',
      student_Photo: 'media:12',
      class_Name: 'Class 5',
    });
  });

  it('does without what is not known', () => {
    expect(publicCard({ ...meera, lastName: null, photoMediaId: null })).toEqual({ student_Name: 'Meera' });
  });

  it.each([
    ['कुलकर्णी', 'Meera कु.'],
    ['śarma', 'Meera Ś.'],
    ['d’Souza', 'Meera D.'],
  ])('takes the first letter of %s as it is read', (lastName, student_Name) => {
    expect(publicCard({ ...meera, lastName })).toMatchObject({ student_Name });
  });

  it.each(consents.filter((consent) => consent !== 'Public_With_Name'))('is none with the consent %s', (consent) => {
    expect(publicCard({ ...meera, photoConsent: consent }, 'Class 5')).toBeUndefined();
  });

  it.each(studentStatuses.filter((status) => status !== 'Active'))('is none for a student who is %s', (status) => {
    expect(publicCard({ ...meera, status })).toBeUndefined();
  });

  it('is none for a student whose data were erased', () => {
    expect(publicCard({ ...meera, erasedAt: new Date(0) })).toBeUndefined();
  });
});
