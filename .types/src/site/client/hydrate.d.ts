import { type ComponentType } from 'react';
/** What an island's script exports. */
export interface IslandModule {
    hydrate(element: Element, props: Readonly<Record<string, unknown>>, identifierPrefix: string): void;
}
/** An island's entry: `export const hydrate = hydrateWith(Component)`. The element holds exactly the component's HTML. */
export declare const hydrateWith: (Component: ComponentType<never>) => IslandModule['hydrate'];
