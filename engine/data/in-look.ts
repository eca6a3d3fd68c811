import { roleLinks } from '../compile/role-links.ts';
import { ownTexts, sectionStrings } from '../compile/section-texts.ts';
import type { SectionManifest } from '../section.ts';
import type { CompiledSection, CompiledTheme } from '../theme.ts';

const known = new WeakMap<CompiledSection, Map<SectionManifest, CompiledSection>>();

/** A section in another look of its kind, as a school chose it: what the theme writes stays where the look has it. */
export const inLook = (section: CompiledSection, manifest: SectionManifest, theme: CompiledTheme): CompiledSection => {
  const looks = known.get(section) ?? new Map<SectionManifest, CompiledSection>();
  known.set(section, looks);
  const made = looks.get(manifest) ?? makeInLook(section, manifest, theme);
  looks.set(manifest, made);
  return made;
};

const makeInLook = (
  section: CompiledSection,
  manifest: SectionManifest,
  { strings, textLocale, pages }: CompiledTheme,
): CompiledSection => {
  const { properties = {} } = manifest.settings as {
    properties?: Readonly<Record<string, { readonly default?: unknown }>>;
  };
  const defaults = Object.fromEntries(
    Object.entries(properties).flatMap(([name, schema]) => ('default' in schema ? [[name, schema.default]] : [])),
  );
  const links = roleLinks(manifest.settings, pages);
  const given = section.given.filter((name) => Object.hasOwn(properties, name));
  const inEach = (settings: CompiledSection['settings']): CompiledSection['settings'] =>
    Object.fromEntries(
      Object.entries(settings).map(([locale, all]) => {
        const own = Object.fromEntries(given.map((name) => [name, all[name]]));
        return [locale, { ...defaults, ...links, ...ownTexts(manifest, locale, textLocale, own), ...own }];
      }),
    );
  return {
    ...section,
    look: manifest.look,
    settings: inEach(section.settings),
    ...(section.examples ? { examples: inEach(section.examples) } : {}),
    given,
    strings: sectionStrings(manifest, { strings, defaultLocale: textLocale }),
  };
};
