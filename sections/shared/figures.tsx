import type { FromSchema, JSONSchema } from 'json-schema-to-ts';
import type { SectionEnv } from '#engine/section.ts';
import { longMonthName } from './dates.ts';
import { say } from './say.ts';

/** Figures side by side: a school's or the product's own. A theme has examples of them alone. */
export const figuresSchema = {
  description: 'The figures, each with what it counts',
  type: 'array',
  default: [],
  maxItems: 6,
  items: {
    type: 'object',
    additionalProperties: false,
    required: ['value', 'label'],
    properties: {
      value: { type: 'string', format: 'figure', minLength: 1, maxLength: 12 },
      label: { type: 'string', format: 'text', minLength: 1, maxLength: 60 },
      asOf: { type: 'string', format: 'date' },
    },
  },
} as const satisfies JSONSchema;

export type Figure = FromSchema<typeof figuresSchema>[number];

/** The month that a figure holds for, in the section's words under `asOf`; nothing where it is not said. */
export const AsOf = ({ figure, env }: { readonly figure: Figure; readonly env: SectionEnv }) =>
  figure.asOf === undefined ? null : (
    <small>
      <time dateTime={figure.asOf}>{say(env, 'asOf', { month: longMonthName(figure.asOf, env.locale) })}</time>
    </small>
  );

export const figuresStrings = {
  en: { asOf: 'as of {month}' },
  hi: { asOf: '{month} तक' },
} as const;
