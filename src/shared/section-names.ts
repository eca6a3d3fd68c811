/** The look of a kind that has one alone. */
export const onlyLook = 'standard';

/** `site-header`, `strip` → `SiteHeaderStrip`: a look's own component, and its file. A kind's own has no look. */
export const componentName = (kind: string, look = onlyLook): string =>
  upperAt(look === onlyLook ? kind : `${kind}-${look}`, /(?:^|-)([a-z0-9])/g);

/** The folder of a look, from the root of the package. */
export const lookFolder = (kind: string, look: string): string => `sections/${kind}/looks/${look}`;

/** `site-header` → `siteHeader`: the variable of a kind's manifest, or of a look. */
export const manifestName = (type: string): string => upperAt(type, /-([a-z0-9])/g);

const upperAt = (text: string, places: RegExp): string =>
  text.replaceAll(places, (_, letter: string) => letter.toUpperCase());
