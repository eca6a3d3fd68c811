interface Named {
  readonly name: string;
  /** Its place in the album, from 1. */
  readonly place: number;
  readonly url: string;
}

/** A file's name a visitor recognises: the picture's own, its place and the ending of its address. */
export const mediaFileName = ({ name, place, url }: Named): string => {
  const words = name.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? ['photo'];
  const ending = /\.(\w{2,5})(?:[?#]|$)/.exec(url.slice(url.lastIndexOf('/')))?.[1];
  return `${words.join('-').slice(0, 80)}-${place}${ending ? `.${ending.toLowerCase()}` : ''}`;
};
