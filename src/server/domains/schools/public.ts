export { readNewestSchools } from './newest.ts';
