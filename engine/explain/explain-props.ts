import { isAbsent } from '../conditions/decide-condition.ts';
import type { DecidedSection } from '../data/decide.ts';
import { ownSettings } from '../data/own-settings.ts';
import type { CompiledSection } from '../theme.ts';
import type { ExplainContext } from './context.ts';
import type { ExplainedProp, Origin } from './explained.ts';

/** Each prop of a visible section, in the order in which the component gets them, with where it came from. */
export const explainProps = (
  section: CompiledSection,
  { props, manifest }: Pick<DecidedSection, 'props' | 'manifest'>,
  context: ExplainContext,
): readonly ExplainedProp[] => {
  const { visit, theme } = context.plan;
  const ofTheme = section.settings[visit.locale] ?? section.settings[theme.textLocale];
  const own = ownSettings(section, manifest, context.plan, ofTheme);
  const settingOrigin = (name: string): Origin => {
    if (Object.hasOwn(own, name)) return 'override';
    return section.given.includes(name) ? 'theme' : 'section default';
  };
  const absent = Object.keys(section.bindings).filter((name) => !Object.hasOwn(props, name));
  return [...Object.keys(props), ...absent].map((name) => {
    const binding = Object.hasOwn(section.bindings, name) ? section.bindings[name] : undefined;
    const value = Object.hasOwn(props, name) ? { value: props[name] } : {};
    if (!binding) return { name, ...value, from: settingOrigin(name) };

    const { ref, fallback } = binding;
    const resolved = context.resolve(ref);
    const isThere = resolved.known && !isAbsent(resolved.value);
    if (!isThere && fallback !== undefined) return { name, ...value, from: 'fallback', ref };
    // A ref without a value leaves the prop to the setting of its name.
    const isBound = resolved.known && resolved.value !== undefined && resolved.value !== null;
    if (!isBound && 'value' in value) return { name, ...value, from: settingOrigin(name), ref };
    return { name, ...value, from: refOrigin(ref, context), ref };
  });
};

const refOrigin = (ref: string, { settings }: ExplainContext): Origin => {
  const [root, name = ''] = ref.split('.');
  switch (root) {
    case 'settings':
      return settings.get(name)?.from ?? 'theme';
    case 'site':
    case 'route':
    case 'visitor':
      return root;
    default:
      return 'source';
  }
};
