/** The most pictures and films of one album: more than a school takes at a festival, and still one document. */
export const maxAlbumPictures = 5000;
