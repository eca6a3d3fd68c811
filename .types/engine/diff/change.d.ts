/** What a change is about. */
export type Area = 'theme' | 'template' | 'menu' | 'data' | 'section' | 'setting' | 'preset' | 'token' | 'language' | 'string';
/** One difference between two themes, in what it means. Survives JSON. */
export interface Change {
    readonly area: Area;
    /** `added`, `removed`, `moved`, `renamed`, or the part that changed: `type`, `binding items`, `condition`. */
    readonly what: string;
    /** A section's key, a template's id, a setting's id, a token's path. */
    readonly name: string;
    readonly from?: unknown;
    readonly to?: unknown;
    /** What schools have chosen for it is lost. */
    readonly loses?: true;
}
/** A change of one part, or nothing where both are the same. JSON compares, since compiled themes are plain JSON. */
export declare const changed: ({ area, name, what, loses }: Pick<Change, 'area' | 'name' | 'what' | 'loses'>, from: unknown, to: unknown) => readonly Change[];
/** Equal as JSON, whatever the order of keys. `alike` may let further scalars pass for the same. */
export declare const isSame: (a: unknown, b: unknown, alike?: (a: unknown, b: unknown) => boolean) => boolean;
type Entries<T> = Readonly<Record<string, T>>;
interface Pairing<T> {
    readonly area: Area;
    /** Where a thing is called otherwise in the new theme. */
    readonly nameIn?: (name: string) => string;
    /** Whether schools choose something for one that is gone. */
    readonly loses?: boolean;
    readonly show?: (value: T) => unknown;
    readonly compare: (from: T, to: T, name: string) => readonly Change[];
}
/** Pairs two sets by name: what went, what came, what is called otherwise, and what changed in the others. */
export declare const pair: <T>(a: Entries<T>, b: Entries<T>, options: Pairing<T>) => readonly Change[];
export {};
