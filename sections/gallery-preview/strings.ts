export const strings = {
  en: {
    heading: 'Photo gallery',
    moreLabel: 'View Gallery',
    loose: 'Photos',
    photo: 'Open photo: {name}',
    video: 'Watch video: {name}',
    count: '{n} photos and videos',
    countOne: '1 photo or video',
    empty: 'No media items available.',
    error: 'The gallery could not be loaded.',
  },
  hi: {
    heading: 'फ़ोटो गैलरी',
    moreLabel: 'गैलरी देखें',
    loose: 'फ़ोटो',
    photo: 'फ़ोटो खोलें: {name}',
    video: 'वीडियो देखें: {name}',
    count: '{n} फ़ोटो और वीडियो',
    countOne: '1 फ़ोटो या वीडियो',
    empty: 'अभी कोई फ़ोटो या वीडियो नहीं है।',
    error: 'गैलरी लोड नहीं हो सकी।',
  },
} as const;
