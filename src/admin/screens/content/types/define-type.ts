/** A text in English and in Hindi. */
export type Both = readonly [en: string, hi: string];

/** How the office words one field of a content type. */
export interface FieldWords {
  readonly label: Both;
  /** Under the field; says by example what to write. */
  readonly help?: Both;
  /** Of a field with a list of values: what each is called. */
  readonly options?: Readonly<Record<string, Both>>;
  /** Whether it is wanted without being required: not called optional, as its row says when it is missing. */
  readonly isWanted?: true;
  /** Which of these holds where nothing is chosen. */
  readonly standard?: string;
  /** Of a list: what its own fields are called, and the button that adds one. */
  readonly items?: { readonly add: Both; readonly fields: Readonly<Record<string, FieldWords>> };
}

/** How the office shows a content type: its names, and its fields in the order of the form. */
export interface TypeLayout {
  readonly type: string;
  readonly title: Both;
  /** One of them, as a button says it: "New notice". */
  readonly add: Both;
  /** Where visitors see it. */
  readonly where: Both;
  /** What stands where there is none yet. */
  readonly empty: Both;
  readonly fields: Readonly<Record<string, FieldWords>>;
  /** The fields with its own day, or with the days on which it begins and ends. */
  readonly dates?: { readonly from: string; readonly until?: string };
  /** Fields that stand beside the others. */
  readonly aside?: readonly string[];
  /** Parts of a long form, each with a heading, in place of one list of fields. */
  readonly parts?: readonly FormPart[];
  /** Whether it is said of each part how much of it is filled in. */
  readonly isCounted?: boolean;
  /** Fields that are called required beside those of the schema. */
  readonly required?: readonly string[];
  /** Whether the product’s own pages show it, as those of schools do or they alone. */
  readonly product?: 'also' | 'only';
  /** The screen that edits it, where that is one of its own. */
  readonly place?: string;
}

export interface FormPart {
  /** The end of its address on the page. */
  readonly id: string;
  readonly title: Both;
  /** What it is for. */
  readonly note?: Both;
  readonly fields: readonly string[];
}

export const defineTypeLayout = (layout: TypeLayout): TypeLayout => layout;

export const audienceField: FieldWords = {
  label: ['Who sees it', 'किसे दिखे'],
  standard: 'All',
  options: {
    All: ['Everyone', 'सभी को'],
    Students: ['Students', 'विद्यार्थियों को'],
    Parents: ['Parents', 'अभिभावकों को'],
    Staff: ['Staff', 'कर्मचारियों को'],
  },
};

export const consentField: FieldWords = {
  label: ['Consent of the family', 'परिवार की सहमति'],
  help: ['Without consent neither the name nor the photo is shown to visitors.', 'सहमति के बिना न नाम दिखता है, न फ़ोटो।'],
  options: {
    None: ['No consent', 'सहमति नहीं'],
    Internal: ['Only inside the school', 'केवल विद्यालय के भीतर'],
    Public_Without_Name: [
      'In pictures of events, without the name: no card on the website',
      'कार्यक्रमों की फ़ोटो में, नाम के बिना: वेबसाइट पर कार्ड नहीं',
    ],
    Public_With_Name: ['Photo and name on the website', 'वेबसाइट पर फ़ोटो और नाम'],
  },
};

export const languageField: FieldWords = {
  label: ['Language of the text', 'पाठ की भाषा'],
  options: {
    '': ['The school’s main language', 'विद्यालय की मुख्य भाषा'],
    en: ['English', 'अंग्रेज़ी'],
    hi: ['Hindi', 'हिन्दी'],
  },
  standard: '',
};
