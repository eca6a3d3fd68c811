import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { packageRoot } from '../../src/shared/package-root.ts';
import type { ContentFile } from '../import/folder.ts';

/** The day the tests live on, unless they say otherwise: noon of 21 November 2026 in India. */
export const testNow = Date.parse('2026-11-21T06:30:00Z');

type Items = Record<string, unknown>[];

/** The reference school's content, with a list of each kind that a page of theme 1 shows. */
export const greenfield = (): ContentFile => {
  const file = join(packageRoot, 'tests/import/fixtures/reference-school/content.json');
  const content = JSON.parse(readFileSync(file, 'utf8')) as ContentFile;
  return { ...content, header: { ...content.header, school_Slug: 'greenfield', schoolKey: 'GREEN-1' } };
};

/** A small school on the other side of the world, without a log-in site. */
export const riverside = (): ContentFile => ({
  header: {
    school_Name: 'Riverside Academy',
    school_Slug: 'riverside',
    schoolKey: 'RIVER-1',
    school_Logo_Image: 'images/river-logo.png',
    student_Domain: '#',
    Time_Zone: 'America/New_York',
  },
  banners: [{ image: 'images/river-banner.jpg', heading: 'By the river' }],
  birthdayStudents: [
    { student_Name: 'Nora Quill', student_Photo: 'images/river-nora.jpg', Photo_Consent: 'Public_With_Name' },
    { student_Name: 'Otis Hidden', student_Photo: 'images/river-otis.jpg', Photo_Consent: 'Internal' },
  ],
  holidays: [{ Id: 1, name: 'River Day', startHolidayDate: '2026-11-30', endHolidayDate: '2026-11-30' }],
});

/** The greenfield school with all that a source must sort out: missing consent, other sessions, no log-in site. */
export const thornySchool = (): ContentFile => {
  const content = greenfield();
  const list = (key: string): Items => content[key] as Items;
  const refusals = ['None', 'Internal', 'Public_Without_Name'];
  return {
    ...content,
    header: { ...content.header, student_Domain: '#' },
    birthdayStudents: [
      ...refusals.map((consent) => ({ student_Name: `Child ${consent}`, Photo_Consent: consent })),
      ...list('birthdayStudents'),
    ],
    testimonials: [
      ...refusals.map((consent) => ({ name: `Parent ${consent}`, message: 'Not for all.', Photo_Consent: consent })),
      ...list('testimonials'),
    ],
    holidays: [
      ...list('holidays').toReversed(),
      { Id: 101, name: 'Last day of the session', startHolidayDate: '2027-03-31', endHolidayDate: '2027-04-02' },
      { Id: 102, name: 'First day of the session', startHolidayDate: '2026-04-01', endHolidayDate: '2026-04-01' },
      { Id: 103, name: 'Session before', startHolidayDate: '2026-03-31', endHolidayDate: '2026-04-05' },
      { Id: 104, name: 'Until yesterday', startHolidayDate: '2026-11-18', endHolidayDate: '2026-11-20' },
      { Id: 105, name: 'Until today', startHolidayDate: '2026-11-19', endHolidayDate: '2026-11-21' },
    ],
  };
};
