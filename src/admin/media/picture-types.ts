/** What a chooser of files offers as pictures; by ending too, since few systems know the type of HEIC. */
export const pictureTypes = 'image/jpeg,image/png,image/webp,image/heic,image/heif,.heic,.heif';
export const mediaTypes = `${pictureTypes},application/pdf`;
