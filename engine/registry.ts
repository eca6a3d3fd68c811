import type { Ajv, ValidateFunction } from 'ajv';
import type { SourceContract } from '#schemas/sources/define.ts';
import { compileSchema } from './schema/validate.ts';
import type { SectionManifest } from './section.ts';

export interface RegisteredSection {
  readonly manifest: SectionManifest;
  readonly settingKeys: readonly string[];
  readonly bindingKeys: readonly string[];
  readonly requiredBindings: readonly string[];
  validateSettings(): ValidateFunction;
}

/** The units a theme may name, with the sections' validators, each compiled at its first use. */
export interface Registry {
  /** By kind, the looks by name; the first is the one of a section that names none. */
  readonly kinds: ReadonlyMap<string, ReadonlyMap<string, RegisteredSection>>;
  readonly sources: ReadonlyMap<string, SourceContract>;
}

interface ObjectSchema {
  readonly properties?: Readonly<Record<string, object>>;
  readonly required?: readonly string[];
}

export const createRegistry = (
  ajv: Ajv,
  manifests: readonly SectionManifest[],
  contracts: readonly SourceContract[],
): Registry => {
  const made = new Map<SectionManifest, ValidateFunction>();
  const validatorOf = (manifest: SectionManifest): ValidateFunction => {
    const validate = made.get(manifest) ?? compileSchema(ajv, manifest.settings);
    made.set(manifest, validate);
    return validate;
  };

  const kinds = new Map<string, Map<string, RegisteredSection>>();
  for (const manifest of manifests) {
    const settings = manifest.settings as ObjectSchema;
    const bindings = manifest.bindings as ObjectSchema;
    const looks = kinds.get(manifest.type) ?? new Map<string, RegisteredSection>();
    kinds.set(manifest.type, looks);
    looks.set(manifest.look, {
      manifest,
      settingKeys: Object.keys(settings.properties ?? {}),
      bindingKeys: Object.keys(bindings.properties ?? {}),
      requiredBindings: bindings.required ?? [],
      validateSettings: () => validatorOf(manifest),
    });
  }
  return {
    kinds,
    sources: new Map(contracts.map((contract) => [contract.name, contract])),
  };
};

/** A section's look of its kind; undefined if there is no such kind, or no such look of it. */
export const findLook = (
  { kinds }: Pick<Registry, 'kinds'>,
  { type, look }: { readonly type: string; readonly look?: string | undefined },
): RegisteredSection | undefined => {
  const looks = kinds.get(type);
  return look === undefined ? looks?.values().next().value : looks?.get(look);
};
