export const strings = {
  en: {
    pause: 'Pause the pictures',
    strips: 'Pictures of the product',
    close: 'Close',
    play: 'Play the film',
    playNote: 'It is shown by YouTube, which then learns that you watch it.',
  },
  hi: {
    pause: 'चित्रों को रोकें',
    strips: 'उत्पाद के चित्र',
    close: 'बंद करें',
    play: 'फ़िल्म चलाएँ',
    playNote: 'फ़िल्म YouTube से दिखाई जाती है; तब YouTube को पता चलता है कि आप उसे देख रहे हैं।',
  },
} as const;
