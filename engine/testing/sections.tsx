import { useId } from 'react';
import { linkTo } from '#schemas/theme/page-roles.ts';
import { defineKind, defineLook, type SectionEnv, type SectionManifest, type SectionProps } from '../section.ts';

interface Item {
  readonly title?: string;
}

const Heading = ({ env, text }: { readonly env: SectionEnv; readonly text: string }) =>
  env.headingLevel === 1 ? <h1 id={env.headingId}>{text}</h1> : <h2 id={env.headingId}>{text}</h2>;

const Headline = ({ heading, text, env }: SectionProps<{ heading?: string }, { text?: string }>) => (
  <Heading env={env} text={text ?? heading ?? env.strings.heading ?? ''} />
);

const List = ({ heading, limit, items, note, env }: SectionProps<ListSettings, ListBindings>) => {
  const label = useId();
  if (items?.some(({ title }) => title === 'throw')) throw new Error('This item cannot be shown.');
  return (
    <>
      <Heading env={env} text={heading ?? ''} />
      {env.state !== 'ok' && <p>{env.strings[env.state]}</p>}
      <ul aria-labelledby={label}>
        {(items ?? []).slice(0, limit).map(({ title }) => (
          <li key={title}>{title}</li>
        ))}
      </ul>
      <p id={label}>{note}</p>
    </>
  );
};

interface ListSettings {
  readonly heading?: string;
  readonly limit?: number;
}
interface ListBindings {
  readonly items?: readonly Item[];
  readonly note?: string;
}

const Numbers = ({ figures, motto }: { figures: { value: string; label: string }[]; motto?: string }) => (
  <p>
    {motto}: {figures.map(({ value, label }) => `${value} ${label}`).join(', ')}
  </p>
);

const Bar = ({ items = [] }: { readonly items?: readonly unknown[] }) => <p>{items.length} news</p>;

const text = { type: 'string', format: 'text' } as const;
const items = {
  type: 'array',
  items: { type: 'object', properties: { title: { type: 'string' } } },
} as const;

const headlineContract = {
  settings: { type: 'object', additionalProperties: false, properties: { heading: text } },
  bindings: { type: 'object', additionalProperties: false, properties: { text: { type: 'string' } } },
} as const;

const headline = defineKind({
  ...headlineContract,
  type: 'headline',
  title: 'Headline',
  description: 'The h1.',
  headingLevel: 2,
  landmark: 'region',
  strings: { en: { heading: 'Untitled' }, hi: {} },
  looks: [
    defineLook(headlineContract, {
      look: 'plain',
      description: 'Large.',
      client: 'never',
      tokens: [],
      contrast: [],
      component: async () => Headline,
    }),
  ],
  example: {},
});

const listContract = {
  settings: {
    type: 'object',
    additionalProperties: false,
    required: ['heading'],
    properties: {
      heading: text,
      limit: { type: 'integer', minimum: 1, maximum: 10, default: 5 },
      rows: {
        type: 'array',
        maxItems: 2,
        items: { type: 'object', additionalProperties: false, required: ['label'], properties: { label: text } },
      },
    },
  },
  bindings: {
    type: 'object',
    additionalProperties: false,
    required: ['items'],
    properties: { items, note: { type: 'string' } },
  },
} as const;

const listLook = { client: 'visible', tokens: [], contrast: [], component: async () => List } as const;

/** An island with everything that a section may have. */
const list = defineKind({
  ...listContract,
  type: 'list',
  title: 'List',
  description: 'Titles in a list.',
  emptyWhen: 'items',
  headingLevel: 2,
  landmark: 'region',
  strings: { en: { empty: 'Nothing yet.', error: 'Could not be loaded.' } },
  looks: [
    defineLook(listContract, { ...listLook, look: 'plain', description: 'One under the other.' }),
    defineLook(listContract, { ...listLook, look: 'tiles', description: 'Side by side.' }),
  ],
  example: {},
});

const numbersContract = {
  settings: {
    type: 'object',
    additionalProperties: false,
    properties: {
      figures: {
        type: 'array',
        default: [],
        items: {
          type: 'object',
          additionalProperties: false,
          required: ['value', 'label'],
          properties: { value: { type: 'string', format: 'figure', maxLength: 6 }, label: text },
        },
      },
      motto: { type: 'string', format: 'figure' },
      moreHref: linkTo('gallery'),
    },
  },
  bindings: { type: 'object', additionalProperties: false, properties: {} },
} as const;

/** Figures of a school. */
const numbers = defineKind({
  ...numbersContract,
  type: 'numbers',
  title: 'Numbers',
  description: 'Figures side by side.',
  emptyWhen: 'figures',
  headingLevel: null,
  landmark: 'none',
  strings: { en: {} },
  looks: [
    defineLook(numbersContract, {
      look: 'plain',
      description: 'A line.',
      client: 'never',
      tokens: [],
      contrast: [],
      component: async () => Numbers,
    }),
    defineLook(numbersContract, {
      look: 'large',
      description: 'A large line.',
      client: 'never',
      tokens: [],
      contrast: [],
      component: async () => Numbers,
    }),
  ],
  example: {},
});

const barContract = {
  settings: { type: 'object', additionalProperties: false, properties: {} },
  bindings: { type: 'object', additionalProperties: false, properties: { items } },
} as const;

const bar = defineKind({
  ...barContract,
  type: 'bar',
  title: 'Bar',
  description: 'Stands in a group.',
  headingLevel: null,
  landmark: 'banner',
  strings: { en: {} },
  looks: [
    defineLook(barContract, {
      look: 'plain',
      description: 'A line.',
      client: 'never',
      tokens: [],
      contrast: [],
      component: async () => Bar,
    }),
  ],
  example: {},
});

export const testSections: readonly SectionManifest[] = [headline, list, numbers, bar].flatMap(({ looks }) => looks);
