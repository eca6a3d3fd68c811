import type { FromSchema, JSONSchema } from 'json-schema-to-ts';
import { goesBy } from '#schemas/annotations.ts';
import { bannerItem } from '#schemas/sources/banners.ts';
import { events } from '#schemas/sources/events.ts';
import { autoplayMs } from '../shared/autoplay.ts';

export const settings = {
  type: 'object',
  additionalProperties: false,
  properties: {
    autoplayMs: {
      ...autoplayMs,
      default: 6000,
      description: 'Milliseconds a slide stands; 0 never moves by itself',
    },
    label: { type: 'string', format: 'text', description: 'The name of the slides, read by screen readers' },
    welcome: {
      type: 'string',
      format: 'text',
      description: 'A sentence under the school’s name where there are no slides',
    },
  },
} as const satisfies JSONSchema;

export const bindings = {
  type: 'object',
  additionalProperties: false,
  required: ['items'],
  properties: {
    items: { type: 'array', items: bannerItem, description: 'The slides' },
    schoolName: goesBy('where a school has no slides, nothing stands there, the heading of the page neither', {
      type: 'string',
      description: 'Stands as the h1 where there is no slide or no picture',
    }),
    dates: {
      type: 'array',
      items: events.result.items,
      description: 'Events; the next of them stand under the slides',
    },
  },
} as const satisfies JSONSchema;

export type Settings = FromSchema<typeof settings>;
export type Bindings = FromSchema<typeof bindings>;
export type EventDate = NonNullable<Bindings['dates']>[number];
