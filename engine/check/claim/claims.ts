export interface Claim {
  readonly message: string;
  readonly expected: string;
}

interface Pattern extends Claim {
  readonly pattern: RegExp;
}

/** What a number of them says of one school. Years that something takes, or that a list goes back, are another matter. */
const counted =
  'students|pupils|learners|teachers|educators|awards|medals|alumni|acres?|classrooms|laboratories|labs|campuses|branches|clubs|buses|achievers|toppers|parents|families';
const countedInHindi =
  'विद्यार्थी|विद्यार्थियों|छात्र|छात्रों|छात्राएँ|छात्राओं|बच्चे|बच्चों|शिक्षक|शिक्षकों|शिक्षिकाएँ|पुरस्कार|पुरस्कारों|पदक|पूर्व छात्र|एकड़|कक्षाएँ|कमरे|प्रयोगशालाएँ|शाखाएँ|परिवार|परिवारों';

const figure: Claim = {
  message: 'Every school would say this figure of itself. Figures are the school’s own, or they are not shown.',
  expected: 'a text without a figure',
};

/** True of every site that a theme could be of, the product's own too. */
const always: readonly Pattern[] = [
  {
    pattern: /[\w.+-]{1,64}@[\w-]{1,63}\.[a-z]/i,
    message: 'Every school would show this address, and none reads what is sent to it.',
    expected: 'a ref to the school’s own, or no address',
  },
  {
    pattern: /(?:\+\d{1,3}[\s-]?)?(?:\d[\s-]?){9}\d/,
    message: 'Every school would show this number, and whoever calls it reaches somebody else.',
    expected: 'a ref to the school’s own, or no number',
  },
  {
    pattern:
      /\b(?:(?!(?:A|An|And|At|About|For|From|In|Into|Of|On|Our|The|This|To|With|Welcome|Your)\b)\p{Lu}[\p{L}’]{1,30}\s){2,5}(?:School|College|Academy|Vidyalaya|Gurukul)\b(?!\s\p{Lu})/u,
    message: 'Every school would go by this name, and it is one school’s.',
    expected: 'a ref to "site.school_Name", or a text without a name',
  },
  { pattern: /\d\s?%|\d\+(?!\d)/, ...figure },
];

const session: Claim = {
  message: 'Every school would say this in every year: one day it is a session that has ended.',
  expected: 'a text without a session',
};
const board: Claim = {
  message: 'Every school would say this of its board, and schools are of many.',
  expected: 'a text without a board; a school says its own in its content',
};
const hour: Claim = {
  message: 'Every school would show this hour, and each has its own.',
  expected: 'a text without an hour; a school’s hours come with its data',
};
const money: Claim = {
  message: 'Every school would ask for this amount, and each has its own.',
  expected: 'a text without an amount',
};
const founding: Claim = {
  message: 'Every school would say that it began in this year, and each has its own.',
  expected: 'a text without a year',
};

const boards = 'CBSE|ICSE|CISCE|ISC|NIOS|IGCSE|IB|CAIE|SSC|Cambridge|State Board';

/** True of one school at a time. Of texts with their Hindi digits as ours. */
const ofSchools: readonly Pattern[] = [
  {
    pattern: new RegExp(
      `(?<!(?:up to|at most|at least|more than|than|every|per|class|classes|grade|standard|std|year|first|last) )(?<![\\d.,])(?:[2-9]|\\d{2,3}|\\d{1,3}(?:,\\d{2,3})+|\\d{4,6})\\s(?:\\p{L}{2,14}\\s)?(?:${counted})\\b`,
      'iu',
    ),
    ...figure,
  },
  {
    pattern:
      /(?<!\b(?:last|past|next|previous|within|after|than|every|for|of|in|least|most|under|over|above|age|aged|ages|up to|[a-z] to|\d to|\d (?:–|-|or)) )(?<![\d.,–-])\d{1,3} years?\b(?! (?:old|of age|ago|or|and)\b)/i,
    ...figure,
  },
  {
    pattern: new RegExp(
      `(?<!(?:कक्षा|पहले|अधिकतम|केवल|अंतिम) )(?<![\\d.,])(?:\\d{2,3}|\\d{1,3}(?:,\\d{2,3})+|\\d{4,6})\\s(?:से (?:अधिक|ज़्यादा)\\s)?(?:\\p{L}[\\p{L}\\p{M}]{1,14}\\s)?(?:${countedInHindi})(?![\\p{L}\\p{M}])`,
      'u',
    ),
    ...figure,
  },
  {
    pattern:
      /(?<!(?:पिछले|अगले|बीते|गत|अंतिम|आयु|उम्र|हर|से|कम|न्यूनतम) )(?<![\d.,–-])\d{1,3} (?:से (?:अधिक|ज़्यादा) )?(?:वर्षों|वर्ष|सालों|साल)(?![\p{L}\p{M}])(?! (?:की आयु|की उम्र|पहले|तक|बाद|के भीतर|से कम|का बच्चा|के बच्चे))/u,
    ...figure,
  },
  {
    pattern: /\b(?:since|established|founded|estd\.?|est\.)\s(?:in\s)?(?:the year\s)?(?:1[6-9]|20)\d\d\b/i,
    ...founding,
  },
  { pattern: /(?:सन्|सन|स्थापना|स्थापित)[\s:–-]{1,3}(?:वर्ष\s)?(?:1[6-9]|20)\d\d(?!\d)/u, ...founding },
  { pattern: /(?<!\d)(?:1[6-9]|20)\d\d\s(?:से(?![\p{L}\p{M}])|में (?:स्थापित|स्थापना|शुरू))/u, ...founding },
  { pattern: /(?<![\d-])20\d\d\s?[-–—/]\s?(?:20)?\d\d(?![\d-])/, ...session },
  // An acronym in capitals.
  { pattern: /\b[Aa]ffiliat\w{1,5} (?:to|with|by) (?:the )?\p{Lu}{2}/u, ...board },
  {
    pattern: new RegExp(
      `\\baffiliat\\w{1,5} (?:to|with|by) (?:the )?(?:${boards})\\b|\\b(?:${boards})[ -](?:affiliated|approved|recogni[sz]ed|school|curriculum|syllabus|pattern)\\b|\\baffiliation (?:no|number|code)\\.?[ :]{0,2}\\d`,
      'iu',
    ),
    ...board,
  },
  {
    pattern:
      /(?:सीबीएसई|आईसीएसई|एनआईओएस|CBSE|ICSE|CISCE|NIOS)(?: बोर्ड)? (?:से )?(?:संबद्ध|सम्बद्ध|मान्यता|पाठ्यक्रम|विद्यालय|स्कूल)/u,
    ...board,
  },
  {
    pattern: /(?<!\d)\d{1,2}(?:[:.]\d\d)?\s?(?:a\.?m\b|p\.?m\b)|(?<![\d:])(?:[01]?\d|2[0-3]):[0-5]\d(?![\d:])/i,
    ...hour,
  },
  { pattern: /(?<!\d)\d{1,2}(?:[:.]\d\d)?\s(?:बजे|बजकर)/u, ...hour },
  { pattern: /(?:₹|\bRs\.?|\bINR|रु\.)\s?\d|\d\s?(?:rupees|रुपये|रुपए|रु\.|lakhs?\b|crores?\b|लाख|करोड़)/iu, ...money },
];

const hindiZero = '०'.charCodeAt(0);

/** What a text says that is true of one school at most; undefined where it says nothing of the kind. */
export const claimIn = (text: string, { isOfProduct }: { readonly isOfProduct: boolean }): Claim | undefined => {
  const plain = text.replace(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - hindiZero)).replaceAll('\u00a0', ' ');
  const patterns = isOfProduct ? always : [...always, ...ofSchools];
  return patterns.find(({ pattern }) => pattern.test(plain));
};

/** Sites that every school of a country or of the world may lead to: of states, of boards, of standards. */
const ofAll =
  /(?:^|\.)(?:gov|nic)\.in$|(?:^|\.)(?:gov|edu\.gov|int)$|\.gov\.[a-z]{2}$|(?:^|\.)(?:cbse\.gov\.in|cisce\.org|ibo\.org|cambridgeinternational\.org|un\.org|unicef\.org|unesco\.org|w3\.org|wikipedia\.org|creativecommons\.org|schema\.org|openstreetmap\.org|khanacademy\.org|childlineindia\.org|ncert\.org)$/;

/** What a link leads to that is one school's; undefined of one within the site, and of one that every school may have. */
export const claimInLink = (href: string): Claim | undefined => {
  const [, scheme = '', rest = ''] = /^(tel|mailto|https?):(.*)$/i.exec(href) ?? [];
  if (scheme === '') return undefined;
  if (/^tel$/i.test(scheme))
    // Numbers that help everywhere are short: 1098, 112.
    return /^\+?[\d\s-]{7,}$/.test(rest)
      ? {
          message: 'Every school would show this number, and whoever calls it reaches somebody else.',
          expected: 'a section that is bound to the school’s own, such as "call-bar" or "contact"',
        }
      : undefined;
  if (/^mailto$/i.test(scheme))
    return {
      message: 'Every school would show this address, and none reads what is sent to it.',
      expected: 'a link to the page with the role "contact"',
    };
  const [, host = ''] = /^\/\/([^/:?#]+)/.exec(rest) ?? [];
  // One of the machine that this was written on is of no school: it is a dead link.
  if (!/[a-z]\.[a-z]/i.test(host) || ofAll.test(host.toLowerCase())) return undefined;
  return {
    message: `Every school’s visitors would be led to "${host}", which is of one of them at most.`,
    expected: 'a page of the site, or a section that is bound to the school’s own',
  };
};
