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

  it('asks nothing of another host: the film is a poster', () => {
    const html = render();
    expect(html).not.toContain('<iframe');
    expect(html).toContain('data-video-play');
    expect(render({ videoLabel: undefined })).not.toContain('youtube');
  });

  it('leads to the demo form where its dialog cannot open', () => {
    expect(render()).toMatch(/href="\/request-demo" data-dialog="demo-request"/);
  });
});
