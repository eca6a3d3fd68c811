import { defineTypeLayout, languageField } from './define-type.ts';

export const galleryAlbum = defineTypeLayout({
  type: 'galleryAlbum',
  title: ['Albums', 'एल्बम'],
  add: ['New album', 'नया एल्बम'],
  where: ['Under Gallery.', '“गैलरी” में।'],
  empty: ['No albums yet.', 'अभी कोई एल्बम नहीं।'],
  product: 'also',
  dates: { from: 'album_Date' },
  fields: {
    album_Name: { label: ['Name of the album', 'एल्बम का नाम'] },
    album_Date: { label: ['Date', 'तारीख़'] },
    schoolThemeMediaJson: {
      label: ['Pictures and films', 'चित्र और फ़िल्में'],
      items: {
        add: ['Add a picture', 'चित्र जोड़ें'],
        fields: {
          Media_Name: { label: ['Picture', 'चित्र'] },
          Video_Url: { label: ['Address of a film', 'फ़िल्म का पता'] },
          caption: { label: ['Caption', 'शीर्षक'] },
        },
      },
    },
    lang: languageField,
  },
  aside: ['album_Date', 'lang'],
});
