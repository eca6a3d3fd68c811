export { type AgeRange, type OfferedClass, offeredClass, offeredClasses } from './offered-classes.ts';
export { offeredItems, readValues } from './read-values.ts';
