export { type Blame, blame } from './blame.ts';
export { type CoverageReport, createCoverage, type LeafCoverage } from './coverage.ts';
export { factsOf } from './facts.ts';
export { drawPicture } from './picture.ts';
export { answerFor, sourceClasses } from './source-classes.ts';
export type { ThemeState } from './state.ts';
export { pageDataOf, statesOf } from './states.ts';
