/** What of a section's manifest compiles, and what does not: tsc is the test. */
import type { FunctionComponent } from 'react';
import { defineSection, type SectionProps } from '#engine/section.ts';
import { type Bindings, bindings, type Settings, settings } from '#sections/holidays/schema.ts';

const facts = {
  type: 'holidays',
  title: 'Holidays',
  description: 'Holidays of the session.',
  settings,
  bindings,
  client: 'never',
  headingLevel: 2,
  landmark: 'region',
  tokens: [],
  contrast: [],
  strings: { en: {} },
  example: {},
} as const;

/** A component in the way that manifests load theirs. */
declare const load: <Props>() => Promise<{ readonly Component: FunctionComponent<Props> }>;

type Own = SectionProps<Settings, Bindings>;

defineSection({ ...facts, component: () => load<Own>().then(({ Component }) => Component) });

defineSection({ ...facts, component: () => import('#sections/holidays/Holidays.tsx').then((of) => of.Holidays) });

// A component need not take all that it is given.
defineSection({ ...facts, component: () => load<Pick<Own, 'items' | 'env'>>().then(({ Component }) => Component) });

type Misnamed = Omit<Own, 'items'> & { readonly days: Own['items'] };
// @ts-expect-error A binding by another name.
defineSection({ ...facts, component: () => load<Misnamed>().then(({ Component }) => Component) });

type Optional = Own & { readonly days?: Own['items'] };
// @ts-expect-error A prop that no schema gives, though the component can do without.
defineSection({ ...facts, component: () => load<Optional>().then(({ Component }) => Component) });

type Mistyped = Omit<Own, 'items'> & { readonly items: readonly string[] };
// @ts-expect-error A binding of another type.
defineSection({ ...facts, component: () => load<Mistyped>().then(({ Component }) => Component) });

type Certain = Own & { readonly heading: string };
// @ts-expect-error A setting that may be left out, taken as one that is always there.
defineSection({ ...facts, component: () => load<Certain>().then(({ Component }) => Component) });

// @ts-expect-error The component of another section.
defineSection({ ...facts, component: () => import('#sections/about/About.tsx').then((of) => of.About) });
