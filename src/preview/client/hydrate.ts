import { type ComponentType, createElement } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { leaveEvent } from '#preview/shared/protocol.ts';
import type { IslandModule } from '#site/client/hydrate.tsx';

/** As the site's own `hydrateWith`, and an island whose page was replaced is ended, with its timers. */
export const hydrateWith =
  // A component's props are contravariant: only `never` accepts every section. The server wrote the props it needs.
    (Component: ComponentType<never>): IslandModule['hydrate'] =>
    (element, props, identifierPrefix) => {
      const root = hydrateRoot(element, createElement(Component, props as never), { identifierPrefix });
      addEventListener(leaveEvent, () => root.unmount(), { once: true });
    };
