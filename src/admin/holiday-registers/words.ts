import { defineWords } from '../words/words.ts';

export const registersWords = defineWords({
  en: {
    registersTitle: 'Attendance was taken on these days',
    registers1:
      'One register was taken. If you keep it, the day stays a working day for that class. If you delete it, the day counts for nobody.',
    registers:
      '{count} registers were taken. If you keep them, the days stay working days for those classes. If you delete them, the days count for nobody.',
    keepRegisters: 'Keep the registers',
    removeRegisters: 'Delete the registers',
    notNow: 'Do not publish',
  },
  hi: {
    registersTitle: 'इन दिनों की हाज़िरी ली जा चुकी है',
    registers1:
      'एक कक्षा की हाज़िरी ली गई है। उसे रखें, तो उस कक्षा के लिए वह कार्य दिवस रहेगा; या मिटा दें, तो वह दिन किसी के लिए नहीं गिना जाएगा।',
    registers:
      '{count} हाज़िरियाँ ली गई हैं। उन्हें रखें, तो उन कक्षाओं के लिए वे कार्य दिवस रहेंगे; या मिटा दें, तो वे दिन किसी के लिए नहीं गिने जाएँगे।',
    keepRegisters: 'हाज़िरी रखें',
    removeRegisters: 'हाज़िरी मिटाएँ',
    notNow: 'प्रकाशित न करें',
  },
});
