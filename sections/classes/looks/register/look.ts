import { defineLook } from '#engine/section.ts';
import { bindings, settings } from '../../schema.ts';

export const register = defineLook(
  { settings, bindings },
  {
    look: 'register',
    description: 'Classes as a ruled table: ages, hours, size and fee.',
    client: 'never',
    tokens: [
      'color.accent',
      'color.hairline',
      'color.ink',
      'color.muted',
      'color.primary',
      'font.heading',
      'size.h4',
      'size.small',
    ],
    contrast: [
      { text: 'color.ink', on: 'color.canvas', min: 4.5 },
      { text: 'color.primary', on: 'color.canvas', min: 4.5 },
      { text: 'color.muted', on: 'color.canvas', min: 4.5 },
    ],
    strings: {
      en: {
        heading: 'Classes',
        name: 'Class',
      },
      hi: {
        heading: 'कक्षाएँ',
        size: 'कक्षा में बच्चे',
        age: 'आयु',
        empty: 'अभी कोई कक्षा सूची में नहीं है।',
        name: 'कक्षा',
      },
    },
    example: {
      items: [
        {
          className: 'XI, Science',
          classFees: '₹1,24,000 a year',
          classSize: '32',
          classTime: '7:50 am to 2:10 pm',
          childrenAge: '15 to 17 years',
        },
      ],
    },
    component: () => import('./ClassesRegister.tsx').then((module) => module.ClassesRegister),
  },
);
