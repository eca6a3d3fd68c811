import { defineWords } from '../../words/words.ts';

/** The steps as deeds, by the status that they lead to. */
export const stepWords = defineWords({
  en: {
    c2: 'We spoke with them',
    c3: 'Fix a visit',
    c4: 'They visited',
    c5: 'Take the application',
    c6: 'Start the review',
    c7: 'Put on the waiting list',
    c8: 'Confirm',
    c9: 'Reject',
    c10: 'Withdraw',
    c11: 'Close',
    sentBack: 'Back to the application',
    reopen: 'Open again',
    again: 'Review again',
    takeBack: 'Take back the confirmation',
    more: 'More steps',
    title: '{step}: {name}',
    from: '{from} → {to}',
    note: 'What was said',
    reason: 'Reason',
    visit: 'Visit on',
    next: 'Next follow-up',
    missingNote: 'Enter what was said.',
    missingReason: 'Enter a reason.',
    missingVisit: 'Enter the day and time of the visit.',
    takeBackText: 'The student’s record is put away, and the parents lose their access to it.',
    keep: 'Not now',
    done: '{name} is now: {status}',
  },
  hi: {
    c2: 'बात हुई',
    c3: 'मुलाक़ात तय करें',
    c4: 'वे आए थे',
    c5: 'आवेदन लें',
    c6: 'विचार शुरू करें',
    c7: 'प्रतीक्षा सूची में रखें',
    c8: 'प्रवेश पक्का करें',
    c9: 'अस्वीकार करें',
    c10: 'वापस लें',
    c11: 'बंद करें',
    sentBack: 'वापस आवेदन पर',
    reopen: 'फिर खोलें',
    again: 'फिर विचार करें',
    takeBack: 'प्रवेश की पुष्टि वापस लें',
    more: 'और क़दम',
    title: '{step}: {name}',
    from: '{from} → {to}',
    note: 'क्या बात हुई',
    reason: 'कारण',
    visit: 'मुलाक़ात कब',
    next: 'अगला संपर्क',
    missingNote: 'लिखें कि क्या बात हुई।',
    missingReason: 'कारण लिखें।',
    missingVisit: 'मुलाक़ात का दिन और समय लिखें।',
    takeBackText: 'विद्यार्थी का रिकॉर्ड हटा कर रखा जाएगा, और अभिभावक उसे नहीं देख सकेंगे।',
    keep: 'अभी नहीं',
    done: '{name}: अब {status}',
  },
});

export type StepKey = keyof (typeof stepWords)['en'];

/** The deed that a step is called by. */
export const stepKey = (from: number, to: number): StepKey => {
  if (from === 8) return 'takeBack';
  if (from === 9) return 'again';
  if (from === 10 || from === 11) return 'reopen';
  if (from === 6 && to === 5) return 'sentBack';
  return `c${to}` as StepKey;
};
