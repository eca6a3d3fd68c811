import type { Condition } from '#schemas/theme/conditions.ts';
import { createThemeChecker } from '../check/check-theme.ts';
import { conditionAlways } from '../check/condition-always/index.ts';
import { conditionContradiction } from '../check/condition-contradiction/index.ts';
import { conditionNever } from '../check/condition-never/index.ts';
import { conditionRedundant } from '../check/condition-redundant/index.ts';
import { conditionValue } from '../check/condition-value/index.ts';
import { headingOrder } from '../check/heading-order/index.ts';
import { landmarks } from '../check/landmarks/index.ts';
import type { Problem } from '../problem.ts';
import { createRegistry } from '../registry.ts';
import { createAjv } from '../schema/validate.ts';
import type { SectionManifest } from '../section.ts';
import { testScope } from './arbitrary-condition.ts';

const text = { type: 'string', format: 'text' } as const;

const sectionType = (type: string, manifest: Partial<SectionManifest>): SectionManifest => ({
  type,
  look: 'plain',
  lookDescription: 'Plain.',
  title: type,
  description: type,
  settings: { type: 'object', additionalProperties: false, properties: { heading: text } },
  bindings: { type: 'object', additionalProperties: false, properties: {} },
  client: 'never',
  headingLevel: 2,
  landmark: 'region',
  tokens: [],
  contrast: [],
  strings: { en: {} },
  component: async () => () => null,
  example: {},
  ...manifest,
});

const ofItems: Partial<SectionManifest> = {
  bindings: {
    type: 'object',
    additionalProperties: false,
    required: ['items'],
    properties: { items: { type: 'array', items: { type: 'string' } }, note: { type: 'string' } },
  },
  emptyWhen: 'items',
};

/**
 * `list` is empty without `items`, `facts` too and has a heading of level 3, `figures` without its figure, `news` has a
 * heading of its own. `article` and `deep` fix levels of headings inside, `prose` and `notes` have no other.
 */
const proofSections: readonly SectionManifest[] = [
  sectionType('title', {}),
  sectionType('list', ofItems),
  sectionType('facts', { ...ofItems, headingLevel: 3 }),
  sectionType('figures', {
    settings: {
      type: 'object',
      properties: { heading: text, figure: { type: 'string', format: 'figure' } },
    },
    emptyWhen: 'figure',
  }),
  sectionType('link', {
    bindings: {
      type: 'object',
      additionalProperties: false,
      required: ['domain'],
      properties: { domain: { type: 'string' } },
    },
  }),
  sectionType('news', { strings: { en: { heading: 'News' }, hi: { heading: 'समाचार' } } }),
  sectionType('small', { headingLevel: 3 }),
  sectionType('article', { fixedLevel: 2 }),
  sectionType('deep', { fixedLevel: 3 }),
  sectionType('prose', { headingLevel: null, landmark: 'none', fixedLevel: 2 }),
  sectionType('notes', { headingLevel: null, landmark: 'none', fixedLevel: 3 }),
  sectionType('bar', { landmark: 'banner', headingLevel: null }),
  sectionType('foot', { landmark: 'contentinfo', headingLevel: null }),
];

const registry = createRegistry(createAjv(), proofSections, [...testScope.sources.values()]);
const checker = createThemeChecker(createAjv(), {
  registry,
  shipped: undefined,
  page: { tokens: [], contrast: [] },
  docsUrl: (rule) => rule,
  proofs: [
    conditionValue,
    conditionNever,
    conditionAlways,
    conditionRedundant,
    conditionContradiction,
    headingOrder,
    landmarks,
  ],
});

export interface ProofTheme {
  /** The kind of the section that carries the h1; `title` unless said. */
  readonly h1?: string;
  /** Behind the section that carries the h1, on the home page. */
  readonly sections?: readonly object[];
  readonly header?: readonly object[];
  readonly footer?: readonly object[];
  /** Data of the not-found page. */
  readonly elsewhere?: object;
}

/** A theme over `testScope` with some sections. */
export const themeText = ({
  h1 = 'title',
  sections = [],
  header = [],
  footer = [],
  elsewhere = {},
}: ProofTheme): string => {
  const { data, settings, query } = testScope;
  const title = { id: 'title', type: 'title' };
  const strings = { on: 'On', tone: 'Tone', size: 'Size', text: 'Text', one: 'One', same: 'one ', other: 'Other' };
  return JSON.stringify({
    format: 2,
    themeId: 100,
    slug: 'proof',
    name: 'Proof',
    version: '1.0.0',
    tokens: {},
    settings,
    groups: { header, footer },
    templates: {
      home: { route: '/', h1: 'title', data, query, sections: [{ ...title, type: h1 }, ...sections] },
      'not-found': { h1: 'title', data: { ...data, ...elsewhere }, query, sections: [title] },
    },
    locales: { default: 'en', strings: { en: strings, hi: { other: 'एक', one: 'एक' } } },
  });
};

export const findingsIn = (theme: string): readonly Problem[] =>
  checker.check({ file: 'themes/proof/theme.json', text: theme }).findings;

/** The rules that find something in a theme, with the places; those of the home page's sections from their index on. */
export const foundIn = (theme: ProofTheme): readonly string[] =>
  findingsIn(themeText(theme)).map(
    ({ rule, pointer }) => `${rule} ${pointer.replace(/^\/templates\/home\/sections/, '')}`,
  );

/** A section that needs nothing, under a condition. */
export const under = (when: Condition): ProofTheme => ({ sections: [{ id: 'one', type: 'title', when }] });
