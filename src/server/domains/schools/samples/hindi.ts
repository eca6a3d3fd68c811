import { standardClass } from '#schemas/lookups/classes.ts';
import type { SampleFacts } from './sample-facts.ts';
import { fitting, joined, type SampleWords } from './sample-words.ts';
import type { ClassRange } from './stages.ts';

const kinds: Readonly<Record<NonNullable<SampleFacts['kind']>, string>> = {
  'Co-educational': 'सह-शिक्षा विद्यालय',
  Boys: 'बालक विद्यालय',
  Girls: 'बालिका विद्यालय',
};

const beforeClassOne: ReadonlyMap<string, string> = new Map([
  ['Nursery', 'नर्सरी'],
  ['LKG', 'एलकेजी'],
  ['UKG', 'यूकेजी'],
]);

/** Languages are chosen by their English names in the registration. */
const languages: ReadonlyMap<string, string> = new Map([
  ['Assamese', 'असमिया'],
  ['Bengali', 'बांग्ला'],
  ['English', 'अंग्रेज़ी'],
  ['Gujarati', 'गुजराती'],
  ['Hindi', 'हिन्दी'],
  ['Kannada', 'कन्नड़'],
  ['Malayalam', 'मलयालम'],
  ['Marathi', 'मराठी'],
  ['Odia', 'ओड़िया'],
  ['Punjabi', 'पंजाबी'],
  ['Tamil', 'तमिल'],
  ['Telugu', 'तेलुगु'],
  ['Urdu', 'उर्दू'],
]);

const between = ({ first, last }: ClassRange): string => (last - first === 1 ? 'और' : 'से');

const classRange = (range: ClassRange): string => {
  const [from, to] = [standardClass(range.first), standardClass(range.last)];
  const nameOf = (one: typeof from): string =>
    one && one.grade > 0 ? `कक्षा ${one.grade}` : (beforeClassOne.get(one?.name ?? '') ?? '');
  if (range.first === range.last) return nameOf(from);
  return from && to && from.grade > 0
    ? `कक्षा ${from.grade} ${between(range)} ${to.grade}`
    : `${nameOf(from)} ${between(range)} ${nameOf(to)}`;
};

const teaching = ({ classes, mediums }: SampleFacts): string | undefined => {
  const range = classes && `${classRange(classes)}${classes.last - classes.first > 1 ? ' तक' : ''} की`;
  const medium = new Intl.ListFormat('hi').format(mediums.map((one) => languages.get(one) ?? one));
  if (!(range || medium)) return undefined;
  return `यहाँ ${joined(' ', range, 'पढ़ाई', medium && `${medium} में`)} होती है।`;
};

const curriculum = ({ board }: SampleFacts): string | undefined => {
  if (board === undefined || board === 'Other') return undefined;
  return `यहाँ ${board === 'State' ? 'राज्य बोर्ड' : board} का पाठ्यक्रम चलता है।`;
};

const admissionWay = ({ takesEnquiries }: SampleFacts): string =>
  takesEnquiries
    ? 'प्रवेश के बारे में पूछने के लिए कार्यालय को फ़ोन करें या लिखें। आप इस वेबसाइट से भी पूछताछ भेज सकते हैं।'
    : 'कुछ भी पूछने के लिए कार्यालय को फ़ोन करें या लिखें।';

export const hindi: SampleWords = {
  about: (facts) => {
    const { name, city, kind } = facts;
    const who = `${name}, ${city} का ${kind === undefined ? 'एक विद्यालय' : kinds[kind]} है।`;
    return {
      heading: 'हमारे विद्यालय के बारे में',
      text: `${joined(' ', who, teaching(facts), curriculum(facts))}\n${admissionWay(facts)}`,
    };
  },
  classRange,
  stage: {
    prePrimary: 'पूर्व-प्राथमिक',
    primary: 'प्राथमिक',
    middle: 'उच्च प्राथमिक',
    secondary: 'माध्यमिक',
    seniorSecondary: 'उच्च माध्यमिक',
  },
  banner: ({ name, city, takesEnquiries }) => ({
    heading: fitting(120, `${name} में आपका स्वागत है`, name, 'आपका स्वागत है'),
    line: city,
    button: takesEnquiries ? 'प्रवेश के लिए पूछताछ' : '',
  }),
  message: {
    name: 'प्रधानाचार्य',
    heading: 'प्रधानाचार्य',
    text: 'प्रिय अभिभावक,\nहमारी वेबसाइट पर आपका स्वागत है। यहाँ आपको सूचनाएँ, छुट्टियाँ और कार्यालय से संपर्क का तरीका मिलेगा।\nयदि आप अपने बच्चे के लिए विद्यालय चुन रहे हैं, तो जो भी जानना चाहें, हमसे पूछें।',
  },
  facilityIntro: { heading: 'सुविधाएँ', text: 'विद्यालय में हमारे विद्यार्थियों को क्या मिलता है।' },
  facility: {
    library: 'पुस्तकालय',
    playground: 'खेल का मैदान',
    water: 'पीने का पानी',
    firstAid: 'प्राथमिक उपचार',
    activityRoom: 'गतिविधि कक्ष',
    computerRoom: 'कंप्यूटर कक्ष',
    laboratory: 'विज्ञान प्रयोगशाला',
  },
  notice: {
    heading: 'हमारी नई वेबसाइट शुरू हो गई है',
    text: 'सूचनाएँ, छुट्टियाँ और कार्यक्रम अब यहाँ मिलेंगे। बाकी बातों के लिए कार्यालय को फ़ोन करें या लिखें।',
  },
  event: {
    heading: 'अभिभावक-शिक्षक बैठक',
    text: 'अभिभावक कक्षा-शिक्षकों से मिलेंगे। बच्चे की डायरी साथ लाएँ।',
  },
  questions: ({ classes }) => ({
    title: 'प्रवेश: अभिभावक क्या पूछते हैं',
    text: joined(
      '',
      '<h2>प्रवेश के लिए कैसे पूछें?</h2><p>इस वेबसाइट का पूछताछ फ़ॉर्म भेजें या कार्यालय को फ़ोन करें। अगला कदम कार्यालय बताएगा।</p>',
      (classes === undefined || classes.first <= 4) &&
        '<h2>बच्चे की उम्र कितनी हो?</h2><p>कक्षा 1 में बच्चे आमतौर पर छह वर्ष पूरे होने पर आते हैं।</p>',
      '<h2>कौन-से दस्तावेज़ चाहिए?</h2><ul><li>जन्म प्रमाणपत्र</li><li>बच्चे की फ़ोटो</li><li>पते का प्रमाण</li><li>दूसरे विद्यालय से आने पर रिपोर्ट कार्ड और स्थानांतरण प्रमाणपत्र</li></ul>',
      '<h2>क्या हम पहले विद्यालय देख सकते हैं?</h2><p>कार्यालय को फ़ोन करके समय तय कर लें।</p>',
    ),
  }),
  rules: {
    title: 'विद्यालय के नियम',
    text: '<ul><li>समय पर और साफ़ गणवेश में आएँ।</li><li>समय-सारणी के अनुसार सामान लाएँ।</li><li>सबसे विनम्रता से बात करें।</li><li>पुस्तकों, कमरों और बगीचे का ध्यान रखें।</li><li>कुछ ठीक न हो तो शिक्षक को बताएँ।</li><li>न आ सकें तो अभिभावक कक्षा-शिक्षक को बता दें।</li></ul>',
  },
};
