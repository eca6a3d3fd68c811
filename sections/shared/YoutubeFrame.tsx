import { createContext, useContext } from 'react';
import { youtubeId } from './youtube-id.ts';

/** The name of the film that plays, which react-player hands on to nobody. */
export const FilmTitle = createContext('');

const address = (url: string): string => {
  const from = /[?&](?:t|start)=(\d+)/.exec(url)?.[1];
  return `https://www.youtube-nocookie.com/embed/${youtubeId(url) ?? ''}?autoplay=1&rel=0${from ? `&start=${from}` : ''}`;
};

/**
 * YouTube's own player in a frame of the host that sets no cookies. React-player's element for YouTube would run a
 * script of another host in the page, which the page's policy forbids.
 */
export function YoutubeFrame({ src = '' }: { readonly src?: string | undefined }) {
  return (
    <iframe
      src={address(src)}
      title={useContext(FilmTitle)}
      allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
      referrerPolicy="strict-origin-when-cross-origin"
    />
  );
}
