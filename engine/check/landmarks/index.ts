import type { JSONSchema } from 'json-schema-to-ts';
import { type SectionVisibility, stateIn } from '../../conditions/section-state.ts';
import { visibilityOf, worldsOfSections } from '../conditions/placed-visibility.ts';
import { defineRule, type PlacedSection, type PlacedTemplate } from '../rule.ts';

/**
 * One `main` is the document's. In every state of the theme's own a page has at most one banner and one contentinfo,
 * and no two regions that are named alike by the theme's own texts; names from data are not known here.
 */
export const landmarks = defineRule({
  meta: {
    id: 'THM061',
    name: 'landmarks',
    title: 'Landmarks that stand together on a page can be told apart.',
    severity: 'error',
    docs: 'docs/rules/THM061.md',
    ignorable: false,
  },
  check({ texts, templates, hasFinding, report }) {
    for (const template of templates) {
      const earlier: Landmark[] = [];
      for (const placed of template.sections) {
        // A copy whose id is still the first one's is said to be one already.
        if (hasFinding([...placed.path, 'id'])) continue;
        const visibility = visibilityOf(placed, template);
        if (!visibility || visibility.registered.manifest.landmark === 'none' || isUnnamed(placed, template)) continue;
        const own = { placed, visibility };
        const clash = firstClash(own, earlier, template, Object.keys(texts.strings));
        if (clash) report({ path: placePath(own), ...clash });
        earlier.push(own);
      }
    }
  },
});

/** The section with the h1 is no region of its own: the h1 names the page. */
const isUnnamed = ({ section, region, registered }: PlacedSection, { template }: PlacedTemplate): boolean =>
  registered?.manifest.landmark === 'region' && region === 'main' && section.id === template.h1;

interface Landmark {
  readonly placed: PlacedSection;
  readonly visibility: SectionVisibility;
}

interface Clash {
  readonly message: string;
  readonly expected: string;
  readonly actual: string;
}

/** Where the fix is: a region's heading, else the type that makes a second landmark of its kind. */
const placePath = ({ placed: { path, section }, visibility }: Landmark): PlacedSection['path'] => {
  if (visibility.registered.manifest.landmark !== 'region') return [...path, 'type'];
  return Object.hasOwn(section.settings ?? {}, 'heading') ? [...path, 'settings', 'heading'] : path;
};

const firstClash = (
  own: Landmark,
  earlier: readonly Landmark[],
  template: PlacedTemplate,
  locales: readonly string[],
): Clash | undefined => {
  const { landmark } = own.visibility.registered.manifest;
  for (const other of earlier) {
    if (other.visibility.registered.manifest.landmark !== landmark) continue;
    const clash = landmark === 'region' ? sameName(own, other, locales) : sameLandmark(landmark, other);
    if (clash && canBeVisibleTogether(own.visibility, other.visibility, template)) return clash;
  }
  return undefined;
};

const sameLandmark = (landmark: string, { placed }: Landmark): Clash => ({
  message: `The page can have a second "${landmark}" landmark here: "${placed.key}" is one already.`,
  expected: `one "${landmark}" on a page`,
  actual: 'two',
});

const sameName = (own: Landmark, other: Landmark, locales: readonly string[]): Clash | undefined => {
  const locale = locales.find(
    (one) => plain(nameIn(own, one)) !== '' && plain(nameIn(own, one)) === plain(nameIn(other, one)),
  );
  if (locale === undefined) return undefined;
  const name = JSON.stringify(nameIn(own, locale));
  return {
    message: `The heading names this part of the page ${name} in "${locale}", as it does "${other.placed.key}": they cannot be told apart.`,
    expected: 'a heading of its own',
    actual: name,
  };
};

/** The text of the section's own heading, by which it is named; empty if it has none or takes it from data. */
const nameIn = ({ placed, visibility }: Landmark, locale: string): string => {
  const { manifest } = visibility.registered;
  const { properties = {} } = manifest.settings as { properties?: Readonly<Record<string, JSONSchema>> };
  const schema = Object.hasOwn(properties, 'heading') ? properties.heading : undefined;
  if (manifest.headingLevel === null || typeof schema !== 'object' || schema.format !== 'text') return '';
  const heading = placed.settings?.byLocale[locale]?.heading;
  return typeof heading === 'string' ? heading : '';
};

/** As a screen reader says it. */
const plain = (name: string): string => name.replace(/\s+/g, ' ').trim().toLowerCase();

/** Whether some state shows both; assumed where it cannot be proven. */
const canBeVisibleTogether = (a: SectionVisibility, b: SectionVisibility, template: PlacedTemplate): boolean =>
  worldsOfSections([a, b], template)?.some((world) =>
    [a, b].every((visibility) => !['hidden', 'notFound'].includes(stateIn(visibility, world))),
  ) ?? true;
