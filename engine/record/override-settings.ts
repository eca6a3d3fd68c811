import type { ValidateFunction } from 'ajv';
import type { JSONSchema } from 'json-schema-to-ts';
import type { SiteRecord } from '#schemas/theme/site-record.ts';
import { compileSchema, createAjv } from '../schema/validate.ts';
import type { SectionManifest } from '../section.ts';
import type { CompiledTheme } from '../theme.ts';
import type { Dangling } from './dangling.ts';

export type Override = NonNullable<SiteRecord['overrides']>[string];

/** What of an override a section of the theme can take; undefined if nothing of it is left. */
export type OverrideCheck = (
  theme: CompiledTheme,
  key: string,
  override: Override,
) => { readonly override: Override | undefined; readonly dangling: readonly Dangling[] };

/** Overridden settings are validated one by one, so that a wrong one costs itself and not the others. */
export const createOverrideCheck = (manifests: ReadonlyMap<string, SectionManifest>): OverrideCheck => {
  const checkSetting = createSettingCheck();
  return (theme, key, override) => {
    const found = findSection(theme, key);
    if (!found) {
      const message = `The theme has no section "${key}".`;
      return { override: undefined, dangling: [{ kind: 'section', name: key, message }] };
    }
    const manifest = manifests.get(found.type);
    const dangling: Dangling[] = [];
    const settings: Record<string, unknown> = {};
    for (const [name, value] of Object.entries(override.settings ?? {})) {
      const result = checkSetting(manifest, name, value);
      if ('message' in result) dangling.push({ kind: 'section setting', name: `${key}.${name}`, ...result });
      else settings[name] = result.value;
    }
    if (override.hidden && found.carriesHeading) {
      const message = `"${key}" carries the h1 of its page and is never hidden.`;
      dangling.push({ kind: 'section', name: key, message });
    }
    const hidden = override.hidden && !found.carriesHeading ? { hidden: true } : {};
    const kept = { ...hidden, ...(Object.keys(settings).length > 0 ? { settings } : {}) };
    return { override: Object.keys(kept).length > 0 ? kept : undefined, dangling };
  };
};

const findSection = (
  { templates }: CompiledTheme,
  key: string,
): { readonly type: string; readonly carriesHeading: boolean } | undefined => {
  for (const { sections, h1 } of Object.values(templates)) {
    const section = sections.find((one) => one.key === key);
    if (section) return { type: section.type, carriesHeading: section.region === 'main' && section.id === h1 };
  }
  return undefined;
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
    const { properties = {} } = (manifest?.settings ?? {}) as { properties?: Readonly<Record<string, JSONSchema>> };
    const schema = Object.hasOwn(properties, name) ? properties[name] : undefined;
    if (!manifest || schema === undefined) return { message: `"${manifest?.type}" has no setting "${name}".` };
    ajv ??= createAjv();
    const id = `${manifest.type}.${name}`;
    const validate = validators.get(id) ?? compileSchema(ajv, { type: 'object', properties: { [name]: schema } });
    validators.set(id, validate);
    // Defaults are put into what is validated, and the record is not ours to change.
    const own = { [name]: structuredClone(given) };
    if (validate(own)) return { value: own[name] };
    const [error] = validate.errors ?? [];
    return { message: `"${name}" of "${manifest.type}" ${error?.message ?? 'takes another value'}: ${show(given)}.` };
  };
};

const show = (value: unknown): string => {
  const text = JSON.stringify(value) ?? 'nothing';
  return text.length > 60 ? `${text.slice(0, 57)}…` : text;
};
