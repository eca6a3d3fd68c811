import { useId } from 'react';
import { defineSection, type SectionEnv, type SectionManifest, type SectionProps } from '../section.ts';

interface Item {
  readonly title: string;
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
  readonly limit: number;
}
interface ListBindings {
  readonly items?: readonly Item[];
  readonly note?: string;
}

const Bar = ({ items = [] }: { readonly items?: readonly unknown[] }) => <p>{items.length} news</p>;

const text = { type: 'string', format: 'text' } as const;
const items = {
  type: 'array',
  items: { type: 'object', properties: { title: { type: 'string' } } },
} as const;

const headline = defineSection({
  type: 'headline',
  title: 'Headline',
  description: 'The h1.',
  settings: { type: 'object', additionalProperties: false, properties: { heading: text } },
  bindings: { type: 'object', additionalProperties: false, properties: { text: { type: 'string' } } },
  client: 'never',
  headingLevel: 2,
  landmark: 'region',
  tokens: [],
  contrast: [],
  strings: { en: { heading: 'Untitled' }, hi: {} },
  component: async () => Headline,
  example: {},
});

/** An island with everything that a section may have. */
const list = defineSection({
  type: 'list',
  title: 'List',
  description: 'Titles in a list.',
  settings: {
    type: 'object',
    additionalProperties: false,
    required: ['heading'],
    properties: {
      heading: text,
      limit: { type: 'integer', minimum: 1, maximum: 10, default: 5 },
      variant: { enum: ['plain', 'tiles'], default: 'plain' },
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
  emptyWhen: 'items',
  client: 'visible',
  headingLevel: 2,
  landmark: 'region',
  tokens: [],
  contrast: [],
  variants: ['plain', 'tiles'],
  strings: { en: { empty: 'Nothing yet.', error: 'Could not be loaded.' } },
  component: async () => List,
  example: {},
});

const bar = defineSection({
  type: 'bar',
  title: 'Bar',
  description: 'Stands in a group.',
  settings: { type: 'object', additionalProperties: false, properties: {} },
  bindings: { type: 'object', additionalProperties: false, properties: { items } },
  client: 'never',
  headingLevel: null,
  landmark: 'banner',
  tokens: [],
  contrast: [],
  strings: { en: {} },
  component: async () => Bar,
  example: {},
});

export const testSections: readonly SectionManifest[] = [headline, list, bar];
