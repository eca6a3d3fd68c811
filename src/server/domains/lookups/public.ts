export { readClassNames } from './class-names.ts';
export { type AgeRange, type OfferedClass, offeredClass, offeredClasses } from './offered-classes.ts';
export { noSuchSection, offeredSectionIds } from './offered-sections.ts';
export { offeredItems, readValues } from './read-values.ts';
