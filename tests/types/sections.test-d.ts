/** What of a look compiles, and what does not: tsc is the test. */
import type { FunctionComponent } from 'react';
import { defineLook, type SectionProps } from '#engine/section.ts';
import { type Bindings, bindings, type Settings, settings } from '#sections/holidays/schema.ts';

const contract = { settings, bindings };
const facts = { look: 'plain', description: 'Plain.', client: 'never', tokens: [], contrast: [] } as const;

/** A component in the way that manifests load theirs. */
declare const load: <Props>() => Promise<{ readonly Component: FunctionComponent<Props> }>;

type Own = SectionProps<Settings, Bindings>;

defineLook(contract, { ...facts, component: () => load<Own>().then(({ Component }) => Component) });

defineLook(contract, {
  ...facts,
  component: () => import('#sections/holidays/looks/list/HolidaysList.tsx').then((of) => of.HolidaysList),
});

// A component need not take all that it is given.
defineLook(contract, {
  ...facts,
  component: () => load<Pick<Own, 'items' | 'env'>>().then(({ Component }) => Component),
});

type Misnamed = Omit<Own, 'items'> & { readonly days: Own['items'] };
// @ts-expect-error A binding by another name.
defineLook(contract, { ...facts, component: () => load<Misnamed>().then(({ Component }) => Component) });

type Optional = Own & { readonly days?: Own['items'] };
// @ts-expect-error A prop that no schema gives, though the component can do without.
defineLook(contract, { ...facts, component: () => load<Optional>().then(({ Component }) => Component) });

type Mistyped = Omit<Own, 'items'> & { readonly items: readonly string[] };
// @ts-expect-error A binding of another type.
defineLook(contract, { ...facts, component: () => load<Mistyped>().then(({ Component }) => Component) });

type Certain = Own & { readonly heading: string };
// @ts-expect-error A setting that may be left out, taken as one that is always there.
defineLook(contract, { ...facts, component: () => load<Certain>().then(({ Component }) => Component) });

defineLook(contract, {
  ...facts,
  // @ts-expect-error The component of another section.
  component: () => import('#sections/about/looks/portrait/AboutPortrait.tsx').then((of) => of.AboutPortrait),
});

type WithOwn = Own & { readonly limit: number };
defineLook(contract, {
  ...facts,
  settings: {
    type: 'object',
    additionalProperties: false,
    properties: { limit: { type: 'integer', default: 3 } },
  } as const,
  component: () => load<WithOwn>().then(({ Component }) => Component),
});
