import type { SampleProps } from './sample-props.ts';
/** An identity card on its string. */
export declare function CardSample({ env, schoolName }: SampleProps): import("react").JSX.Element;
