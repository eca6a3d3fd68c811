import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { lookOf, testEnv } from '../../../shared/test-env.ts';
import { tour } from '../../manifest.ts';
import { Tour } from './Tour.tsx';

const platformTour = lookOf(tour, 'standard');

const album = (album_Id: number, count: number) => ({
  album_Id,
  album_Name: `Album ${album_Id}`,
  schoolThemeMediaJson: Array.from({ length: count }, (_, at) => ({ Media_Name: `/${album_Id}-${at}.webp` })),
});
const render = (over: object = {}): string =>
  renderToStaticMarkup(<Tour {...platformTour.example} {...over} env={testEnv(platformTour)} />);

describe('tour', () => {
  it('moves each of two strips by one picture in two seconds, the second the other way', () => {
    const html = render({ albums: [album(1, 3), album(2, 4), album(3, 2)] });
    expect([...html.matchAll(/--strip-time:(\d+s)/g)].map(([, time]) => time)).toEqual(['6s', '8s']);
    expect(html.match(/data-backwards/g)).toHaveLength(1);
  });

  it('has one pause for both strips, and none without strips', () => {
    expect(render({ albums: [album(1, 2), album(2, 2)] }).match(/type="checkbox"/g)).toHaveLength(1);
    expect(render()).not.toContain('type="checkbox"');
  });

  it('says each picture once: its copy is for the eye alone', () => {
    const html = render({ albums: [album(1, 2)] });
    expect(html.match(/aria-hidden="true"><li>/g)).toHaveLength(1);
  });

  const film = {
    album_Id: 9,
    album_Name: 'Film',
    schoolThemeMediaJson: [
      { Media_Name: '/poster.webp', Video_Url: 'https://www.youtube.com/watch?v=aqz-KE-bpKQ', caption: 'A day' },
    ],
  };

  it('takes the film from the albums: nothing is asked of another host behind its poster', () => {
    const html = render({ albums: [film, album(1, 2)] });
    expect(html).not.toContain('<iframe');
    expect(html).toContain('data-video-id="aqz-KE-bpKQ" data-video-title="A day"');
    expect(html).toMatch(/data-video-play=""[^>]*><picture><img src="\/poster\.webp"/);
    expect(html.match(/poster\.webp/g)).toHaveLength(1);
  });

  it('has no film where there is none, or no button for it', () => {
    expect(render({ albums: [album(1, 2)] })).not.toContain('youtube');
    expect(render({ albums: [film], videoLabel: undefined })).not.toContain('youtube');
    expect(render({ albums: [film] })).not.toContain('data-strips');
  });

  it('leads to the demo form where its dialog cannot open', () => {
    expect(render()).toMatch(/href="\/request-demo" data-dialog="demo-request"/);
  });
});
