import { defineWords } from '../words/words.ts';

export const portraitWords = defineWords({
  en: {
    takePhoto: 'Take a photo',
    chooseFile: 'Choose a file',
    asking: 'Starting the camera…',
    on: 'The camera is on.',
    refused:
      'The browser does not let this page use the camera. Allow it by the sign beside the address, then try again. Or choose a file.',
    off: 'No camera answers. Another program may be using it: close that, then try again. Or choose a file.',
    askAgain: 'Try again',
    shoot: 'Take the photo',
    back: 'Back',
    other: 'Choose another',
    cancel: 'Cancel',
  },
  hi: {
    takePhoto: 'फ़ोटो खींचें',
    chooseFile: 'फ़ाइल चुनें',
    asking: 'कैमरा शुरू हो रहा है।',
    on: 'कैमरा चालू है।',
    refused:
      'ब्राउज़र इस पेज को कैमरा इस्तेमाल नहीं करने दे रहा। पते के पास वाले निशान से अनुमति दें, फिर दोबारा कोशिश करें। या फ़ाइल चुनें।',
    off: 'कोई कैमरा नहीं मिला। हो सकता है वह किसी और प्रोग्राम में चल रहा हो: उसे बंद करके दोबारा कोशिश करें। या फ़ाइल चुनें।',
    askAgain: 'दोबारा कोशिश करें',
    shoot: 'फ़ोटो लें',
    back: 'वापस',
    other: 'दूसरी चुनें',
    cancel: 'रद्द करें',
  },
});
