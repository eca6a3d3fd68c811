/** Props of each section by its place on the page, ready made. */
export type PlainProps = Readonly<Record<string, unknown>>;
/** The home page as someone would write it by hand: the same components, the same roots, the same one island. */
export declare const renderPlainPage: (props: Readonly<Record<string, PlainProps>>) => string;
