import type { Ajv, ValidateFunction } from 'ajv';
import type { SourceContract } from '../../schemas/sources/define.ts';
import type { SectionManifest } from '../section.ts';
import { compileSchema } from './validate.ts';

export interface RegisteredSection {
  readonly manifest: SectionManifest;
  readonly settingKeys: readonly string[];
  readonly bindingKeys: readonly string[];
  readonly requiredBindings: readonly string[];
  validateSettings(): ValidateFunction;
}

/** The units a theme may name, with their validators, each compiled at its first use. */
export interface Registry {
  readonly sections: ReadonlyMap<string, RegisteredSection>;
  readonly sources: ReadonlyMap<string, SourceContract>;
  validateParams(source: SourceContract): ValidateFunction;
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
  const once = <K, V>(make: (key: K) => V): ((key: K) => V) => {
    const made = new Map<K, V>();
    return (key) => {
      const value = made.get(key) ?? make(key);
      made.set(key, value);
      return value;
    };
  };
  const validators = once((manifest: SectionManifest) => compileSchema(ajv, manifest.settings));
  const params = once((contract: SourceContract) => compileSchema(ajv, contract.params));

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
          validateSettings: () => validators(manifest),
        },
      ];
    }),
  );
  return {
    sections,
    sources: new Map(contracts.map((contract) => [contract.name, contract])),
    validateParams: params,
  };
};
