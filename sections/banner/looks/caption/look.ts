import { defineLook } from '#engine/section.ts';
import { bindings, settings } from '../../schema.ts';

export const caption = defineLook(
  { settings, bindings },
  {
    look: 'caption',
    description:
      'Full-width photographs that fade into each other, with a caption bar. Carries the page’s h1; without slides, the school’s name.',
    client: 'never',
    tokens: [
      'color.accent',
      'color.focus-inverse',
      'color.inverse',
      'color.muted-inverse',
      'color.on-accent',
      'color.on-inverse',
      'color.tint',
      'font.heading',
      'radius.control',
      'size.container',
      'size.h1',
      'size.h4',
    ],
    contrast: [
      { text: 'color.on-inverse', on: 'color.inverse', min: 4.5 },
      { text: 'color.muted-inverse', on: 'color.inverse', min: 4.5 },
      { text: 'color.accent', on: 'color.inverse', min: 4.5 },
      { text: 'color.on-accent', on: 'color.accent', min: 4.5 },
    ],
    uses: ['schoolName'],
    defaults: { autoplayMs: 5000 },
    example: {
      autoplayMs: 5000,
      schoolName: 'Devdatt Collegiate School',
      items: [
        {
          heading: 'Entrance to Class XI',
          subHeading: 'Science, commerce, humanities',
          button1_Text: 'Apply',
          button1_Url: '/registration',
        },
      ],
    },
    component: () => import('./BannerCaption.tsx').then((module) => module.BannerCaption),
  },
);
