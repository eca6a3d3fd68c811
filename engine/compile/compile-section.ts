import type { Section } from '../../schemas/theme/theme.ts';
import { clausesOf } from '../conditions/decide-condition.ts';
import { rules } from '../problem.ts';
import type { SectionManifest } from '../section.ts';
import { findString } from '../strings.ts';
import type { CompiledSection, Region } from '../theme.ts';
import { checkCondition } from './check-condition.ts';
import { checkRef } from './check-ref.ts';
import { compileSettings, type TextContext } from './compile-settings.ts';
import type { Path } from './document.ts';
import type { RefScope } from './refs.ts';
import type { RegisteredSection, Registry } from './registry.ts';
import type { Report } from './report.ts';
import { isSound } from './sound-part.ts';

export interface SectionContext extends TextContext {
  readonly registry: Registry;
}

interface Placed {
  readonly section: Section;
  readonly path: Path;
  readonly region: Region;
  /** The template's id, or the group's. */
  readonly owner: string;
  readonly scope: RefScope;
}

/** Checks the names that one section uses, and gives it in the form the plan reads. Null where its type is unknown. */
export const compileSection = (placed: Placed, context: SectionContext): CompiledSection | null => {
  const { section, path, scope } = placed;
  const { registry, report } = context;
  if (!isSound(section)) return null;
  const registered = registry.sections.get(section.type);
  if (!registered) {
    report.add({
      rule: rules.sectionType,
      path: [...path, 'type'],
      message: `There is no section type "${section.type}".`,
      expected: [...registry.sections.keys()].join(', '),
      actual: section.type,
      candidates: registry.sections.keys(),
      word: section.type,
    });
    return null;
  }
  checkBindings(placed, registered, report);
  if (section.when) checkCondition(section.when, [...path, 'when'], scope, report);
  return {
    key: `${placed.owner}/${section.id}`,
    id: section.id,
    region: placed.region,
    type: section.type,
    when: section.when ? clausesOf(section.when) : [],
    settings: compileSettings(section, path, registered, context),
    bindings: section.bindings ?? {},
    strings: sectionStrings(registered.manifest, context),
    onEmpty: section.onEmpty ?? 'hide',
    onError: section.onError ?? 'hide',
  };
};

const sectionStrings = ({ type, strings: own }: SectionManifest, context: TextContext): CompiledSection['strings'] => {
  const { strings, defaultLocale } = context;
  return Object.fromEntries(
    Object.keys(strings).map((locale) => {
      const texts = { ...own.en, ...own[defaultLocale], ...own[locale] };
      const entries = Object.entries(texts).map(([key, text]): [string, string] => [
        key,
        findString(strings, locale, defaultLocale, `${type}.${key}`) ?? text,
      ]);
      return [locale, Object.fromEntries(entries)];
    }),
  );
};

const checkBindings = ({ section, path, scope }: Placed, registered: RegisteredSection, report: Report): void => {
  const { bindingKeys, settingKeys, requiredBindings } = registered;
  const bindings = section.bindings ?? {};
  const settings = section.settings ?? {};
  for (const [prop, binding] of Object.entries(bindings)) {
    const place = [...path, 'bindings', prop];
    const twice = settingKeys.includes(prop) && Object.hasOwn(settings, prop);
    if (bindingKeys.includes(prop) && !twice) {
      checkRef(binding.ref, [...place, 'ref'], scope, report);
      continue;
    }
    report.add({
      rule: rules.binding,
      path: place,
      at: 'key',
      message: twice
        ? `"${prop}" stands in settings and in bindings.`
        : settingKeys.includes(prop)
          ? `"${prop}" of "${section.type}" is set, not bound to data.`
          : `"${section.type}" has no prop "${prop}" to bind.`,
      expected: bindingKeys.join(', ') || 'no bindings',
      actual: prop,
      candidates: bindingKeys.filter((key) => key !== prop),
      word: prop,
    });
  }
  // A misspelled or misplaced prop is said once, where it stands; it is not missing as well.
  if (Object.keys(bindings).some((prop) => !bindingKeys.includes(prop))) return;
  const missing = requiredBindings.filter((prop) => !Object.hasOwn(bindings, prop) && !Object.hasOwn(settings, prop));
  if (missing.length === 0) return;
  report.add({
    rule: rules.binding,
    path: section.bindings ? [...path, 'bindings'] : path,
    message: `"${section.type}" needs ${missing.map((prop) => `"${prop}"`).join(', ')} to be bound.`,
    expected: missing.join(', '),
    actual: Object.keys(bindings).join(', ') || 'no bindings',
  });
};
