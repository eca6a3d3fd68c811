import type { FieldErrors } from '#server/core/errors/app-error.ts';
import type { Store } from '#server/store/store.ts';
/** What is wrong with a school's choice of a theme; nothing where none is made. -1 and 0 are the product's own page. */
export declare const themeErrors: (store: Store, themeId: number | undefined) => Promise<FieldErrors>;
