import { type Both, defineTypeLayout, type FieldWords } from './define-type.ts';

const validUntil: FieldWords = {
  label: ['Valid until', 'कब तक मान्य'],
  help: ['Leave it empty if it does not expire.', 'अवधि न हो तो ख़ाली छोड़ें।'],
};

/** A document that expires, and the day until which it holds. */
const document = (name: string, label: Both, help?: Both): Readonly<Record<string, FieldWords>> => ({
  [name]: { label, isWanted: true, ...(help && { help }) },
  [`${name}_Valid_Until`]: {
    ...validUntil,
    label: [`${label[0]}: valid until`, `${label[1]}: कब तक मान्य`],
  },
});

const result: FieldWords = {
  label: ['Results', 'परिणाम'],
  items: {
    add: ['Add a year', 'वर्ष जोड़ें'],
    fields: {
      Year: { label: ['Year', 'वर्ष'] },
      Registered: { label: ['Registered', 'पंजीकृत'] },
      Passed: { label: ['Passed', 'उत्तीर्ण'] },
      Pass_Percentage: {
        label: ['Pass percentage', 'उत्तीर्ण प्रतिशत'],
        help: ['Reckoned from the two numbers if you leave it empty.', 'ख़ाली छोड़ने पर दोनों संख्याओं से निकाला जाता है।'],
      },
      Remarks: { label: ['Remarks', 'टिप्पणी'] },
    },
  },
};

const documents = {
  ...document('Affiliation_Letter', ['Affiliation letter', 'संबद्धता पत्र']),
  ...document('Society_Certificate', ['Society, trust or company certificate', 'सोसाइटी, न्यास या कंपनी का प्रमाण पत्र']),
  ...document(
    'No_Objection_Certificate',
    ['No objection certificate', 'अनापत्ति प्रमाण पत्र'],
    ['From the state government or union territory.', 'राज्य सरकार या केंद्र शासित प्रदेश से।'],
  ),
  ...document('Rte_Recognition', ['RTE recognition certificate', 'आरटीई मान्यता प्रमाण पत्र']),
  ...document('Building_Safety', ['Building safety certificate', 'भवन सुरक्षा प्रमाण पत्र']),
  ...document('Fire_Safety', ['Fire safety certificate', 'अग्नि सुरक्षा प्रमाण पत्र']),
  ...document('Self_Certificate', [
    'Self-certificate or the DEO’s certificate',
    'स्व-प्रमाणन या जिला शिक्षा अधिकारी का प्रमाण पत्र',
  ]),
  ...document('Water_Health_Sanitation', [
    'Water, health and sanitation certificates',
    'जल, स्वास्थ्य और स्वच्छता प्रमाण पत्र',
  ]),
};

const academic = {
  Fee_Structure: { label: ['Fee structure', 'शुल्क संरचना'], isWanted: true },
  Academic_Calendar: { label: ['Academic calendar', 'शैक्षणिक कैलेंडर'], isWanted: true },
  Smc_List: { label: ['School management committee', 'विद्यालय प्रबंधन समिति'], isWanted: true },
  Pta_List: { label: ['Parent-teacher association', 'अभिभावक-शिक्षक संघ'], isWanted: true },
} as const satisfies Readonly<Record<string, FieldWords>>;

const results = {
  Results_X: { ...result, label: ['Results of class X', 'कक्षा X के परिणाम'] },
  Results_XII: { ...result, label: ['Results of class XII', 'कक्षा XII के परिणाम'] },
} as const satisfies Readonly<Record<string, FieldWords>>;

const people = {
  Total_Teachers: { label: ['Teachers in all', 'कुल शिक्षक'] },
  Pgt: { label: ['PGT', 'पीजीटी'] },
  Tgt: { label: ['TGT', 'टीजीटी'] },
  Prt: { label: ['PRT', 'पीआरटी'] },
  Teacher_Section_Ratio: {
    label: ['Teachers to one section', 'एक सेक्शन पर शिक्षक'],
    help: ['For example 1.5.', 'जैसे 1.5।'],
  },
  Pupil_Teacher_Ratio: {
    label: ['Students to one teacher', 'एक शिक्षक पर विद्यार्थी'],
    help: ['For example 30.', 'जैसे 30।'],
  },
  Special_Educator: { label: ['Special educator', 'विशेष शिक्षक'] },
  Counsellor: { label: ['Counsellor or wellness teacher', 'परामर्शदाता या वेलनेस शिक्षक'] },
} as const satisfies Readonly<Record<string, FieldWords>>;

const campus = {
  Campus_Area: { label: ['Campus in square metres', 'परिसर, वर्ग मीटर में'] },
  Classrooms: { label: ['Classrooms', 'कक्षा कक्ष'] },
  Classroom_Area: { label: ['Size of a classroom in square metres', 'कक्षा कक्ष का आकार, वर्ग मीटर में'] },
  Labs: { label: ['Laboratories', 'प्रयोगशालाएँ'] },
  Lab_Area: { label: ['Size of a laboratory in square metres', 'प्रयोगशाला का आकार, वर्ग मीटर में'] },
  Internet: { label: ['There is internet', 'इंटरनेट है'] },
  Girls_Toilets: { label: ['Toilets for girls', 'बालिकाओं के शौचालय'] },
  Boys_Toilets: { label: ['Toilets for boys', 'बालकों के शौचालय'] },
  Inspection_Video: {
    label: ['Link to the inspection video', 'निरीक्षण वीडियो का लिंक'],
    help: ['On YouTube, starts with https://', 'YouTube पर, https:// से शुरू होता है'],
  },
} as const satisfies Readonly<Record<string, FieldWords>>;

/** What an affiliated school makes public (CBSE, Appendix IX). */
export const disclosure = defineTypeLayout({
  type: 'disclosure',
  title: ['Mandatory disclosure', 'अनिवार्य प्रकटीकरण'],
  add: ['Fill in the disclosure', 'प्रकटीकरण भरें'],
  where: [
    'What the board asks every affiliated school to make public (Appendix IX).',
    'बोर्ड हर संबद्ध विद्यालय से यह सार्वजनिक करने को कहता है (परिशिष्ट IX)।',
  ],
  empty: [
    'Nothing is disclosed yet but what the school profile says.',
    'विद्यालय की प्रोफ़ाइल के सिवा अभी कुछ प्रकट नहीं किया गया है।',
  ],
  place: '/school/disclosure',
  isCounted: true,
  fields: {
    Society_Name: { label: ['Society, trust or company', 'सोसाइटी, न्यास या कंपनी'] },
    ...documents,
    ...academic,
    ...results,
    ...people,
    ...campus,
    lang: {
      label: ['Language of the text', 'पाठ की भाषा'],
      options: {
        '': ['The school’s main language', 'विद्यालय की मुख्य भाषा'],
        en: ['English', 'अंग्रेज़ी'],
        hi: ['Hindi', 'हिन्दी'],
      },
      standard: '',
    },
  },
  parts: [
    {
      id: 'general',
      title: ['A. General', 'क. सामान्य'],
      note: [
        'Name, address, board and principal come from the school profile.',
        'नाम, पता, बोर्ड और प्रधानाचार्य विद्यालय की प्रोफ़ाइल से आते हैं।',
      ],
      fields: ['Society_Name', 'lang'],
    },
    { id: 'documents', title: ['B. Documents', 'ख. दस्तावेज़'], fields: Object.keys(documents) },
    {
      id: 'academic',
      title: ['C. Academic', 'ग. शैक्षणिक'],
      fields: [...Object.keys(academic), ...Object.keys(results)],
    },
    { id: 'staff', title: ['D. Staff', 'घ. कर्मचारी'], fields: Object.keys(people) },
    { id: 'campus', title: ['E. Campus', 'ङ. परिसर'], fields: Object.keys(campus) },
  ],
});
