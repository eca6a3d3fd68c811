import type { Section, Template } from '#schemas/theme/theme.ts';
import type { RefScope } from '../refs/resolve-ref.ts';
import type { RegisteredSection, Registry } from '../registry.ts';
import type { Path } from '../text/document.ts';
import type { Region } from '../theme.ts';
import type { ThemeParts } from './read-theme.ts';
import type { ResolvedSettings } from './resolve-settings.ts';
/** A section with its place on a template's page. */
export interface PlacedSection {
    /** `<template>/<id>`; `header/<id>` and `footer/<id>` for the groups. */
    readonly key: string;
    readonly section: Section;
    readonly path: Path;
    readonly region: Region;
    /** Undefined where the type is unknown, which has a finding. */
    readonly registered: RegisteredSection | undefined;
    /** Its literals as the component gets them, by locale. Undefined where the type is unknown. */
    readonly settings: ResolvedSettings | undefined;
}
/** A template with all the sections of its page. */
export interface PlacedTemplate {
    readonly id: string;
    readonly template: Template;
    readonly path: Path;
    /** Its data also names the entries of a wrong shape, with no source (`""`). */
    readonly scope: RefScope;
    /** Header, the template's own, footer: in the order of the page. Those of a wrong shape are left out. */
    readonly sections: readonly PlacedSection[];
    /** Whether no section of its own was left out. */
    readonly whole: boolean;
}
/** Every template of a theme as its page is put together, in the order of the theme. */
export declare const placeTemplates: (parts: ThemeParts, registry: Registry) => readonly PlacedTemplate[];
