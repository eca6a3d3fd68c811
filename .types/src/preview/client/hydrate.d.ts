import { type ComponentType } from 'react';
import type { IslandModule } from '#site/client/hydrate.tsx';
/** As the site's own `hydrateWith`, and an island whose page was replaced is ended, with its timers. */
export declare const hydrateWith: (Component: ComponentType<never>) => IslandModule['hydrate'];
