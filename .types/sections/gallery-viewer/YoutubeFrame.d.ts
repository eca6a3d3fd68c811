/** The name of the film that plays, which react-player hands on to nobody. */
export declare const FilmTitle: import("react").Context<string>;
/**
 * YouTube's own player in a frame of the host that sets no cookies. React-player's element for YouTube would run a
 * script of another host in the page, which the page's policy forbids.
 */
export declare function YoutubeFrame({ src }: {
    readonly src?: string | undefined;
}): import("react").JSX.Element;
