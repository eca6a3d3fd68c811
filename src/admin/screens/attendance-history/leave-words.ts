import { defineWords } from '../../words/words.ts';

export const leaveWords = defineWords({
  en: {
    title: 'Leave',
    none: 'No leave has been asked for.',
    write: 'Enter leave',
    writeFor: 'Enter leave: {name}',
    help: 'For leave that the family told you about. It is approved at once.',
    save: 'Enter the leave',
    saved: 'The leave is entered and approved.',
    notAsked: 'The request is withdrawn.',
    withdrawn: 'The leave is withdrawn. Days marked as leave are absences now.',
  },
  hi: {
    title: 'छुट्टी',
    none: 'कोई छुट्टी नहीं माँगी गई है।',
    write: 'छुट्टी दर्ज करें',
    writeFor: 'छुट्टी दर्ज करें: {name}',
    help: 'उस छुट्टी के लिए, जो परिवार ने आपको बताई। यह तुरंत स्वीकृत होती है।',
    save: 'छुट्टी दर्ज करें',
    saved: 'छुट्टी दर्ज हुई और स्वीकृत है।',
    notAsked: 'अनुरोध वापस ले लिया गया।',
    withdrawn: 'छुट्टी वापस ली गई। जिन दिनों छुट्टी लगी थी, वे अब अनुपस्थित हैं।',
  },
});
