import { type ComponentType, createElement } from 'react';
import { hydrateRoot } from 'react-dom/client';

/** What an island's script exports. */
export interface IslandModule {
  hydrate(element: Element, props: Readonly<Record<string, unknown>>, identifierPrefix: string): void;
}

/**
 * An island's entry: `export const hydrate = hydrateWith(Component)`. The element holds exactly the component's HTML.
 */
export const hydrateWith =
  // A component's props are contravariant: only `never` accepts every section. The server wrote the props it needs.
    (Component: ComponentType<never>): IslandModule['hydrate'] =>
    (element, props, identifierPrefix) => {
      hydrateRoot(element, createElement(Component, props as never), { identifierPrefix });
    };
