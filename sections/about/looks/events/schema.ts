import type { FromSchema, JSONSchema } from 'json-schema-to-ts';
import { noMoreThan } from '#schemas/annotations.ts';
import { linkTo } from '#schemas/theme/page-roles.ts';
import type { Settings as Shared } from '../../schema.ts';

/** The settings that this look alone has. */
export const settings = {
  type: 'object',
  additionalProperties: false,
  required: ['eventsHref'],
  properties: {
    collapseAt: {
      type: 'integer',
      minimum: 100,
      maximum: 6000,
      default: 650,
      description: 'Characters of the text that show at first',
    },
    toggleOver: noMoreThan('collapseAt', {
      type: 'integer',
      minimum: 0,
      maximum: 6000,
      default: 150,
      description: 'A text of no more characters than this has no button to show more',
    }),
    readMore: { type: 'string', format: 'text', description: 'The button’s text while the text is cut' },
    showLess: { type: 'string', format: 'text', description: 'The button’s text while all of it shows' },
    eventsHeading: { type: 'string', format: 'text', description: 'The heading of the events' },
    eventsLabel: { type: 'string', format: 'text', description: 'The text of the link to all events' },
    eventsHref: { ...linkTo('events'), description: 'A page with all events' },
    eventsAfter: {
      type: 'integer',
      minimum: 0,
      maximum: 10,
      default: 0,
      description: 'How many of the next events are shown elsewhere on the page, and left out here',
    },
    eventsLimit: { type: 'integer', minimum: 1, maximum: 10, default: 5, description: 'The most events shown' },
  },
} as const satisfies JSONSchema;

export type Settings = Shared & FromSchema<typeof settings>;
export type { Bindings, EventItem } from '../../schema.ts';
