export const strings = {
  en: {
    pause: 'Pause the pictures',
    strips: 'Pictures of the product',
    close: 'Close',
    play: 'Play the film',
    playNote: 'The film is loaded from YouTube. YouTube may collect data when you play it.',
  },
  hi: {
    pause: 'चित्रों को रोकें',
    strips: 'Schoolyard के चित्र',
    close: 'बंद करें',
    play: 'फ़िल्म चलाएँ',
    playNote: 'फ़िल्म YouTube से चलती है। चलाने पर YouTube कुछ जानकारी ले सकता है।',
  },
} as const;
