/** `photo-gallery` → `PhotoGallery`: the component of a section type, and its file. */
export const componentName = (type: string): string => upperAt(type, /(?:^|-)([a-z0-9])/g);

/** `photo-gallery` → `photoGallery`: the manifest of a section type. */
export const manifestName = (type: string): string => upperAt(type, /-([a-z0-9])/g);

const upperAt = (text: string, places: RegExp): string =>
  text.replaceAll(places, (_, letter: string) => letter.toUpperCase());
