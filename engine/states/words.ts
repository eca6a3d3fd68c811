/** Words of one script, as short and as long as a school would write them. */
interface Words {
  readonly name: readonly string[];
  readonly heading: readonly string[];
  readonly label: readonly string[];
  readonly sentence: readonly string[];
}

export type Script = 'latin' | 'devanagari' | 'urdu';

export const words: Readonly<Record<Script, Words>> = {
  latin: {
    name: [
      'Anjali Bhosale',
      'Rohan Kulkarni',
      'Meera Nair',
      'Imran Shaikh',
      'Tara D’Souza',
      'Vikram Reddy',
      'Sana Ali',
    ],
    heading: ['Admissions are open', 'Room to learn', 'A day at our school', 'Where children grow', 'Our promise'],
    label: ['Read more', 'Visit us', 'See the school', 'Ask the office'],
    sentence: [
      'We opened our gates in 2004 with forty children and two classrooms.',
      'Every child reads, plays and makes something each day.',
      'The yard is shaded by old trees, and lessons often move outside.',
      'Teachers stay with a class for three years and know every family.',
      'She sings the new rhymes all the way home.',
    ],
  },
  devanagari: {
    name: ['अंजलि भोसले', 'रोहन कुलकर्णी', 'मीरा नायर', 'विक्रम रेड्डी', 'सुनीता शर्मा'],
    heading: ['प्रवेश प्रारंभ हैं', 'सीखने की जगह', 'हमारे विद्यालय का एक दिन', 'हमारा संकल्प'],
    label: ['और पढ़ें', 'हमसे मिलें', 'विद्यालय देखें'],
    sentence: [
      'हमने वर्ष २००४ में चालीस बच्चों और दो कक्षाओं के साथ अपने द्वार खोले।',
      'हर बच्चा प्रतिदिन पढ़ता है, खेलता है और कुछ नया बनाता है।',
      'शिक्षक तीन वर्ष तक एक ही कक्षा के साथ रहते हैं और हर परिवार को जानते हैं।',
    ],
  },
  urdu: {
    name: ['عائشہ صدیقی', 'عمران شیخ', 'زینب انصاری', 'فیض احمد', 'ثنا علی'],
    heading: ['داخلے جاری ہیں', 'سیکھنے کی جگہ', 'ہمارے اسکول کا ایک دن', 'ہمارا وعدہ'],
    label: ['مزید پڑھیں', 'ہم سے ملیں', 'اسکول دیکھیں'],
    sentence: [
      'ہم نے ۲۰۰۴ میں چالیس بچوں اور دو کمروں کے ساتھ اپنے دروازے کھولے۔',
      'ہر بچہ روزانہ پڑھتا ہے، کھیلتا ہے اور کچھ نیا بناتا ہے۔',
      'اساتذہ تین سال تک ایک ہی جماعت کے ساتھ رہتے ہیں اور ہر خاندان کو جانتے ہیں۔',
    ],
  },
};

/** Long words and long names, put together until a text is as long as it may be. */
export const longWords: readonly string[] = [
  'Thiruvananthapuram',
  'Venkatanarasimharajuvaripeta',
  'Balasubramaniam',
  'Krishnamoorthy-Raghunathan',
  'International',
  'Senior',
  'Secondary',
  'Vidyalaya',
];
