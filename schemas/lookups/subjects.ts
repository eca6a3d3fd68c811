import { defineLookup, numbered } from './define.ts';

/** What most schools of the national and state boards teach. */
const subjects = numbered([
  'English',
  'Hindi',
  'Sanskrit',
  'Mathematics',
  'Environmental Studies',
  'Science',
  'Social Science',
  'Computer Science',
  'General Knowledge',
  'Moral Science',
  'Art',
  'Music',
  'Physical Education',
  'Physics',
  'Chemistry',
  'Biology',
  'History',
  'Geography',
  'Political Science',
  'Economics',
  'Accountancy',
  'Business Studies',
  'Psychology',
  'Regional Language',
]);

export const subjectLookup = defineLookup({
  kind: 'subjects',
  title: 'Subjects',
  scope: 'public',
  source: 'standard',
  standard: subjects,
  own: { code: { type: 'string', maxLength: 40 } },
});
