import { defineSection } from '#engine/section.ts';
import { bindings, settings } from './schema.ts';

export const birthdayStudents = defineSection({
  type: 'birthday-students',
  title: 'Birthdays today',
  description: 'The children whose birthday is today and whose parents agreed, on three cards in turn.',
  settings,
  bindings,
  emptyWhen: 'items',
  minors: ['items'],
  client: 'never',
  headingLevel: 2,
  landmark: 'region',
  tokens: [
    'color.accent',
    'color.control',
    'color.on-party-1',
    'color.on-party-2',
    'color.on-party-3',
    'color.party-1',
    'color.party-2',
    'color.party-3',
    'color.primary',
    'color.secondary',
    'color.surface',
    'font.heading',
    'radius.card',
    'size.container',
    'size.h4',
  ],
  contrast: [
    { text: 'color.ink', on: 'color.tint', min: 4.5 },
    { text: 'color.on-party-1', on: 'color.party-1', min: 4.5 },
    { text: 'color.on-party-2', on: 'color.party-2', min: 4.5 },
    { text: 'color.on-party-3', on: 'color.party-3', min: 4.5 },
  ],
  strings: {
    en: {
      heading: 'Birthdays today',
      wish: 'Happy birthday!',
      empty: 'No birthdays today.',
      error: 'The birthdays could not be loaded.',
    },
    hi: {
      heading: 'आज के जन्मदिन',
      wish: 'जन्मदिन की शुभकामनाएँ!',
      empty: 'आज किसी का जन्मदिन नहीं है।',
      error: 'जन्मदिन लोड नहीं हो सके।',
    },
  },
  component: () => import('./BirthdayStudents.tsx').then((module) => module.BirthdayStudents),
  example: { items: [{ student_Name: 'Zoya Khan', class_Name: 'Class 4' }, { student_Name: 'Advait Nair' }] },
});
