import type { SampleProps } from './sample-props.ts';
/** A certificate as it comes out of the printer. */
export declare function CertificateSample({ env, schoolName }: SampleProps): import("react").JSX.Element;
