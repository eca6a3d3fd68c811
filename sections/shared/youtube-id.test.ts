import { expect, it } from 'vitest';
import { youtubeId } from './youtube-id.ts';

it.each([
  ['https://www.youtube.com/watch?v=aqz-KE-bpKQ', 'aqz-KE-bpKQ'],
  ['https://www.youtube.com/watch?t=3&v=aqz-KE-bpKQ', 'aqz-KE-bpKQ'],
  ['https://youtu.be/aqz-KE-bpKQ?t=9', 'aqz-KE-bpKQ'],
  ['https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ', 'aqz-KE-bpKQ'],
  ['https://school.example/film.mp4', undefined],
  ['https://www.youtube.com/@schoolyard', undefined],
])('%s is the film %s', (url, id) => expect(youtubeId(url)).toBe(id));
