import type { SampleProps } from './sample-props.ts';
/** A report card. */
export declare function ResultSample({ env, schoolName }: SampleProps): import("react").JSX.Element;
