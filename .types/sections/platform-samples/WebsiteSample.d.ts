import type { SampleProps } from './sample-props.ts';
/** The list in which a school orders its home page, beside that page in outline. */
export declare function WebsiteSample({ env, schoolName }: SampleProps): import("react").JSX.Element;
