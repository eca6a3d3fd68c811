import type { ErrorObject, ValidateFunction } from 'ajv';
import type { JSONSchema } from 'json-schema-to-ts';
import { minDisplayMs } from '#schemas/theme/display-time.ts';
import type { SiteRecord } from '#schemas/theme/site-record.ts';
import { type OverriddenSection, overrideOfFormat1 } from '../migrate/from-1/override.ts';
import { compileSchema, createAjv } from '../schema/validate.ts';
import { lookId, type Manifests, type SectionManifest } from '../section.ts';
import type { CompiledSection, CompiledTheme } from '../theme.ts';
import type { Dangling } from './dangling.ts';

export type Override = NonNullable<SiteRecord['overrides']>[string];

/** What of an override a section of the theme can take; undefined if nothing of it is left. */
export type OverrideCheck = (
  theme: CompiledTheme,
  key: string,
  override: Override,
) => { readonly override: Override | undefined; readonly dangling: readonly Dangling[] };

/** Overridden settings are validated one by one, so that a wrong one costs itself and not the others. */
export const createOverrideCheck = (manifests: Manifests): OverrideCheck => {
  const checkSetting = createSettingCheck();
  return (theme, key, given) => {
    const found = findSection(theme, key);
    const override = overrideOfFormat1(given, found && figuredSection(found.section, theme));
    if (!found) {
      const message = `The theme has no section "${key}".`;
      return { override: undefined, dangling: [{ kind: 'section', name: key, message }] };
    }
    const { section, carriesHeading } = found;
    const dangling: Dangling[] = [];
    const problem = lookProblem(theme, section, override.look, manifests);
    if (problem !== undefined) dangling.push({ kind: 'section look', name: key, message: problem });
    const look = problem === undefined && override.look !== section.look ? override.look : undefined;
    const manifest = manifests.get(lookId({ type: section.type, look: look ?? section.look }));
    const settings: Record<string, unknown> = {};
    for (const [name, value] of Object.entries(override.settings ?? {})) {
      const result = checkSetting(manifest, name, value);
      if ('message' in result) dangling.push({ kind: 'section setting', name: `${key}.${name}`, ...result });
      else settings[name] = result.value;
    }
    const translations: Record<string, Record<string, string>> = {};
    for (const [locale, words] of Object.entries(override.translations ?? {}))
      for (const [name, value] of Object.entries(words)) {
        const result = isText(manifest, name) ? checkSetting(manifest, name, value) : noText(manifest, name);
        if ('message' in result) {
          dangling.push({ kind: 'section setting', name: `${key}.${name}@${locale}`, ...result });
        } else translations[locale] = { ...translations[locale], [name]: String(result.value) };
      }
    if (override.hidden && carriesHeading) {
      const message = `"${key}" carries the h1 of its page and is never hidden.`;
      dangling.push({ kind: 'section', name: key, message });
    }
    const hidden = override.hidden && !carriesHeading ? { hidden: true } : {};
    const kept = {
      ...hidden,
      ...(look === undefined ? {} : { look }),
      ...(Object.keys(settings).length > 0 ? { settings } : {}),
      ...(Object.keys(translations).length > 0 ? { translations } : {}),
    };
    return { override: Object.keys(kept).length > 0 ? kept : undefined, dangling };
  };
};

/** A section with what the theme's examples of its figures count. */
const figuredSection = (
  { type, look, settings, examples }: CompiledSection,
  { textLocale }: CompiledTheme,
): OverriddenSection => {
  const { figures = [] } = (examples ?? settings)[textLocale] ?? {};
  const labels = (Array.isArray(figures) ? figures : []) as readonly { readonly label?: string }[];
  return { type, look, labels: labels.map(({ label = '' }) => label) };
};

const propertyOf = (manifest: SectionManifest | undefined, name: string): JSONSchema | undefined => {
  const { properties = {} } = (manifest?.settings ?? {}) as { properties?: Readonly<Record<string, JSONSchema>> };
  return Object.hasOwn(properties, name) ? properties[name] : undefined;
};

/** Whether a setting is a text, which may be another in each language. */
const isText = (manifest: SectionManifest | undefined, name: string): boolean => {
  const schema = propertyOf(manifest, name);
  return typeof schema === 'object' && schema.format === 'text';
};

const noText = (manifest: SectionManifest | undefined, name: string): { readonly message: string } => ({
  message: `"${manifest?.type}" has no text "${name}" that could be translated.`,
});

const findSection = (
  { templates }: CompiledTheme,
  key: string,
): { readonly section: CompiledSection; readonly carriesHeading: boolean } | undefined => {
  for (const { sections, h1 } of Object.values(templates)) {
    const section = sections.find((one) => one.key === key);
    if (section) return { section, carriesHeading: section.region === 'main' && section.id === h1 };
  }
  return undefined;
};

/** Why a section of the theme cannot stand in a look; undefined if it can. */
const lookProblem = (
  { tokens }: CompiledTheme,
  { type, bindings }: CompiledSection,
  look: string | undefined,
  manifests: Manifests,
): string | undefined => {
  if (look === undefined) return undefined;
  const manifest = manifests.get(lookId({ type, look }));
  if (!manifest) return `"${type}" has no look "${look}".`;
  const token = manifest.tokens.find((name) => !Object.hasOwn(tokens, name));
  if (token !== undefined) return `The look "${look}" of "${type}" needs the token "${token}", which the theme lacks.`;
  const { required = [] } = manifest.bindings as { readonly required?: readonly string[] };
  const prop = required.find((name) => !Object.hasOwn(bindings, name));
  return prop && `The look "${look}" of "${type}" needs "${prop}", which the theme does not bind.`;
};

type SettingCheck = (
  manifest: SectionManifest | undefined,
  name: string,
  value: unknown,
) => { readonly value: unknown } | { readonly message: string };

/** Validators are compiled at their first use: few schools override a setting, and few settings. */
const createSettingCheck = (): SettingCheck => {
  const validators = new Map<string, ValidateFunction>();
  let ajv: ReturnType<typeof createAjv> | undefined;
  return (manifest, name, given) => {
    const schema = propertyOf(manifest, name);
    if (!manifest || schema === undefined) return { message: `"${manifest?.type}" has no setting "${name}".` };
    ajv ??= createAjv();
    const id = `${lookId(manifest)}.${name}`;
    const validate = validators.get(id) ?? compileSchema(ajv, { type: 'object', properties: { [name]: schema } });
    validators.set(id, validate);
    // Defaults are put into what is validated, and the record is not ours to change.
    const own = { [name]: structuredClone(given) };
    if (validate(own)) return { value: own[name] };
    const [error] = validate.errors ?? [];
    return { message: `"${name}" of "${manifest.type}" ${faultOf(error)}: ${show(given)}.` };
  };
};

const faultOf = (error: ErrorObject | undefined): string =>
  error?.keyword === 'format' && error.schema === 'display-time'
    ? `must be 0, which keeps all still, or at least ${minDisplayMs}, as faster changes can bring on a seizure`
    : (error?.message ?? 'takes another value');

const show = (value: unknown): string => {
  const text = JSON.stringify(value) ?? 'nothing';
  return text.length > 60 ? `${text.slice(0, 57)}…` : text;
};
