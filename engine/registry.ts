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
  readonly sections: ReadonlyMap<string, RegisteredSection>;
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

  const sections = new Map(
    manifests.map((manifest): [string, RegisteredSection] => {
      const settings = manifest.settings as ObjectSchema;
      const bindings = manifest.bindings as ObjectSchema;
      return [
        manifest.type,
        {
          manifest,
          settingKeys: Object.keys(settings.properties ?? {}),
          bindingKeys: Object.keys(bindings.properties ?? {}),
          requiredBindings: bindings.required ?? [],
          validateSettings: () => validatorOf(manifest),
        },
      ];
    }),
  );
  return {
    sections,
    sources: new Map(contracts.map((contract) => [contract.name, contract])),
  };
};
