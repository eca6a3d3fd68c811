import type { Ajv, ValidateFunction } from 'ajv';
import type { SourceContract } from '#schemas/sources/define.ts';
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
export declare const createRegistry: (ajv: Ajv, manifests: readonly SectionManifest[], contracts: readonly SourceContract[]) => Registry;
