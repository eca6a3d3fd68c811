import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { packageRoot } from '#shared/package-root.ts';
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
    toppers: [
      ...refusals.map((consent) => ({ student_Name: `Child ${consent}`, Photo_Consent: consent })),
      ...list('toppers'),
    ],
    // Two next to each other in one category, and one far off.
    blogs: list('blogs').map((blog, at) => ([4, 5, 7].includes(at) ? { ...blog, blogCategoryId: 4 } : blog)),
    facilityIntro: { heading: 'Room to learn', description: 'All of it on one campus.' },
    disclosure: {
      Society_Name: 'Greenfield Education Society',
      Fire_Safety: 'https://files.example/fire.pdf',
      Fire_Safety_Valid_Until: '2027-03-31',
      Fee_Structure: 'https://files.example/fees.pdf',
      Results_X: [
        { Year: 2025, Registered: 110, Passed: 108 },
        { Year: 2026, Registered: 118, Passed: 118 },
      ],
      Total_Teachers: 64,
      Internet: false,
    },
    policyPages: [
      { policy: 'terms', policy_Text: '<p>Be kind.</p>' },
      { policy: 'privacy', policy_Text: '<h1>Ours</h1><script>1</script>', entryDate: '2026-06-01' },
    ],
    notices: [
      ...list('notices').toReversed(),
      {
        noticeID: 1101,
        noticeHead: 'Pinned, and old',
        entryDateTime: '2026-04-01T08:00',
        isPinned: true,
        level: 'Info',
      },
      { noticeID: 1102, noticeHead: 'For staff', entryDateTime: '2026-11-20T08:00', audience: 'Staff' },
    ],
    events: [
      ...list('events'),
      { noticeID: 2101, noticeHead: 'Over yesterday', entryDateTime: '2026-11-20T23:59' },
      { noticeID: 2102, noticeHead: 'Over last month', entryDateTime: '2026-10-10T09:00' },
      { noticeID: 2103, noticeHead: 'This morning', entryDateTime: '2026-11-21T08:00', venue: 'The hall' },
      { noticeID: 2104, noticeHead: 'Still on', entryDateTime: '2026-11-19T08:00', endDateTime: '2026-11-22T12:00' },
      { noticeID: 2105, noticeHead: 'For parents', entryDateTime: '2026-12-01T08:00', audience: 'Parents' },
      { noticeID: 2106, noticeHead: 'Not shown', entryDateTime: '2026-12-02T08:00', showOnWebsite: false },
    ],
    testimonials: [
      ...refusals.map((consent) => ({ name: `Parent ${consent}`, message: 'Not for all.', Photo_Consent: consent })),
      ...list('testimonials'),
    ],
    gallery: [...list('gallery'), { album_Id: 9, schoolThemeMediaJson: [{ Media_Name: 'images/gallery-1.jpg' }] }],
    faqs: [{ question: 'When does the school open?', answer: 'At eight.', page: 'start' }],
    mobileApps: [{ app_Name: 'Green for students', app_For: 'Students', android_Url: 'https://apps.example/green' }],
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
