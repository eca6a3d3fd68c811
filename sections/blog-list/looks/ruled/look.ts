import { defineLook } from '#engine/section.ts';
import { baseLook } from '../../base-look.ts';
import { bindings, settings } from '../../schema.ts';

export const ruled = defineLook(
  { settings, bindings },
  {
    look: 'ruled',
    description: 'A ruled index.',
    ...baseLook,
    tokens: [
      'color.accent',
      'color.accent-text',
      'color.canvas',
      'color.control',
      'color.hairline',
      'color.ink',
      'color.muted',
      'color.primary',
      'color.surface',
      'color.tint',
      'font.heading',
      'size.h3',
      'size.h4',
      'size.small',
    ],
    requires: ['total'],
    strings: {
      en: {
        heading: 'Articles',
        total: '{n} articles',
        totalOne: 'One article',
        position: 'Page {n} of {pages}',
        page: 'Page {n}',
        beyond: 'There is no page {n}.',
        first: 'See the newest articles',
      },
      hi: {
        heading: 'लेख',
        total: '{n} लेख',
        totalOne: 'एक लेख',
        position: 'कुल {pages} में से पेज {n}',
        page: 'पेज {n}',
        beyond: 'पेज {n} नहीं है।',
        first: 'सबसे नए लेख देखें',
      },
    },
  },
);
