import { createRoot } from 'react-dom/client';
import HtmlPlayer from 'react-player/HtmlPlayer';
import { canPlay } from 'react-player/patterns';
import type { PlayerEntry } from 'react-player/players';
import { createReactPlayer } from 'react-player/ReactPlayer';
import { FilmTitle, YoutubeFrame } from './YoutubeFrame.tsx';

interface Film {
  readonly url: string;
  readonly title: string;
}

const file: PlayerEntry = { key: 'html', name: 'file', canPlay: canPlay.html, player: HtmlPlayer };
const youtube: PlayerEntry = { key: 'youtube', name: 'YouTube', canPlay: canPlay.youtube, player: YoutubeFrame };
const Player = createReactPlayer([youtube, file], file);

/** Plays a film in the element; what comes back ends it. */
export const startFilm = (element: HTMLElement, { url, title }: Film): (() => void) => {
  const host = document.createElement('div');
  host.dataset.film = '';
  element.replaceChildren(host);
  const root = createRoot(host);
  root.render(
    <FilmTitle value={title}>
      <Player src={url} width="100%" height="100%" controls autoPlay playsInline />
    </FilmTitle>,
  );
  return () => root.unmount();
};
