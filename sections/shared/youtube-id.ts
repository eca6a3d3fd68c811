/** The id of a film on YouTube in one of its addresses, or undefined in any other. */
export const youtubeId = (url: string): string | undefined =>
  /(?:youtu\.be\/|\/(?:embed|v|shorts|live)\/|[?&]v=)([\w-]{11})(?![\w-])/.exec(url)?.[1];
