interface Props {
    readonly strings: Readonly<Record<string, string>>;
}
/** Three sections of a theme, each joined to the piece of page that it becomes. */
export declare function ThemePicture({ strings }: Props): import("react").JSX.Element;
export {};
