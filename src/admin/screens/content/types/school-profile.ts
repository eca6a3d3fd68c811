import { standardClasses } from '../../../lookups/standard-names.ts';
import { type Both, defineTypeLayout, type FieldWords } from './define-type.ts';

const weekDays: Readonly<Record<string, Both>> = {
  Monday: ['Monday', 'सोमवार'],
  Tuesday: ['Tuesday', 'मंगलवार'],
  Wednesday: ['Wednesday', 'बुधवार'],
  Thursday: ['Thursday', 'गुरुवार'],
  Friday: ['Friday', 'शुक्रवार'],
  Saturday: ['Saturday', 'शनिवार'],
  Sunday: ['Sunday', 'रविवार'],
};

/** By the ids of the classes, which never change. */
const classNames = Object.fromEntries(standardClasses.map((name, at) => [at + 1, name]));

const link = (label: Both): FieldWords => ({ label, help: ['Starts with https://', 'https:// से शुरू होता है'] });

/** What the school says of itself: on every page of the website, in the disclosure, in mails and papers. */
export const schoolProfile = defineTypeLayout({
  type: 'schoolProfile',
  title: ['School profile', 'विद्यालय की प्रोफ़ाइल'],
  add: ['Fill in the profile', 'प्रोफ़ाइल भरें'],
  where: [
    'At the head and foot of every page, under Contact, and in the disclosure.',
    'हर पेज के ऊपर और नीचे, “संपर्क” में और प्रकटीकरण में।',
  ],
  empty: ['The school has no profile yet.', 'विद्यालय की प्रोफ़ाइल अभी नहीं है।'],
  place: '/school/profile',
  fields: {
    school_Name: { label: ['Name of the school', 'विद्यालय का नाम'] },
    Short_Name: {
      label: ['Short name', 'छोटा नाम'],
      help: ['Used where space is short, for example AV.', 'जहाँ जगह कम हो वहाँ, जैसे अ.वि.'],
    },
    school_Logo_Image: { label: ['Logo', 'लोगो'] },
    Established_Year: { label: ['Founded in', 'स्थापना का वर्ष'], help: ['For example 1987.', 'जैसे 1987।'] },
    Principal_Name: { label: ['Principal', 'प्रधानाचार्य'] },
    Principal_Qualification: { label: ['Principal’s qualification', 'प्रधानाचार्य की योग्यता'] },

    school_address: { label: ['Address', 'पता'] },
    City: { label: ['City', 'शहर'] },
    State: { label: ['State', 'राज्य'] },
    Pincode: { label: ['PIN code', 'पिन कोड'] },
    Country: { label: ['Country', 'देश'] },
    map_Url: link(['Link to the map', 'नक़्शे का लिंक']),
    latitude: { label: ['Latitude', 'अक्षांश'], help: ['For example 20.0112.', 'जैसे 20.0112।'] },
    longitude: { label: ['Longitude', 'देशांतर'], help: ['For example 73.7902.', 'जैसे 73.7902।'] },

    phone: { label: ['Phone on the website', 'वेबसाइट पर फ़ोन'] },
    email: { label: ['Email on the website', 'वेबसाइट पर ईमेल'] },
    Mobile: {
      label: ['Mobile for us', 'हमारे लिए मोबाइल'],
      help: ['We reach the office here. Visitors do not see it.', 'हम कार्यालय से यहाँ बात करते हैं। वेबसाइट पर नहीं दिखता।'],
    },
    whatsapp_Number: { label: ['WhatsApp number', 'व्हाट्सऐप नंबर'] },
    office_Hours: {
      label: ['Office hours', 'कार्यालय का समय'],
      help: ['Monday to Friday, 8:30 am to 2:30 pm.', 'सोमवार से शुक्रवार, 8:30 से 2:30।'],
    },
    Website: link(['Another website of the school', 'विद्यालय की दूसरी वेबसाइट']),
    facebook_Url: link(['Facebook', 'फ़ेसबुक']),
    instagram_Url: link(['Instagram', 'इंस्टाग्राम']),
    youtube_Url: link(['YouTube', 'यूट्यूब']),
    twitter_Url: link(['X', 'एक्स']),
    linkedin_Url: link(['LinkedIn', 'लिंक्डइन']),

    Board: {
      label: ['Board', 'बोर्ड'],
      options: {
        CBSE: ['CBSE', 'सीबीएसई'],
        CISCE: ['CISCE', 'सीआईएससीई'],
        State: ['State board', 'राज्य बोर्ड'],
        IB: ['IB', 'आईबी'],
        Cambridge: ['Cambridge', 'कैम्ब्रिज'],
        NIOS: ['NIOS', 'एनआईओएस'],
        Other: ['Another', 'अन्य'],
      },
    },
    Affiliation_No: { label: ['Affiliation number', 'संबद्धता संख्या'] },
    School_Code: { label: ['School code', 'विद्यालय कोड'] },
    Udise_Code: { label: ['UDISE code', 'यूडाइस कोड'], help: ['11 digits.', '11 अंक।'] },
    School_Type: {
      label: ['For', 'किनके लिए'],
      options: {
        'Co-educational': ['Girls and boys', 'लड़कियाँ और लड़के'],
        Girls: ['Girls', 'लड़कियाँ'],
        Boys: ['Boys', 'लड़के'],
      },
    },
    Management: {
      label: ['Run by', 'संचालन'],
      options: {
        Government: ['The government', 'सरकार'],
        Government_Aided: ['A society, with government aid', 'सरकारी सहायता प्राप्त संस्था'],
        Private_Unaided: ['A private body, without aid', 'निजी, बिना सहायता'],
        Local_Body: ['A local body', 'स्थानीय निकाय'],
        Central_Government: ['The central government', 'केंद्र सरकार'],
        Other: ['Another', 'अन्य'],
      },
    },
    Medium: {
      label: ['Languages of teaching', 'शिक्षा का माध्यम'],
      help: ['With commas: English, Hindi.', 'अल्पविराम के साथ: अंग्रेज़ी, हिन्दी।'],
    },
    Classes_From: { label: ['First class', 'पहली कक्षा'], options: classNames },
    Classes_To: { label: ['Last class', 'आख़िरी कक्षा'], options: classNames },

    School_Timings: {
      label: ['School timings', 'विद्यालय का समय'],
      items: {
        add: ['Add a timing', 'समय जोड़ें'],
        fields: {
          days: { label: ['Days', 'दिन'], options: weekDays },
          opens: { label: ['Begins at', 'शुरू'] },
          closes: { label: ['Ends at', 'समाप्त'] },
          name: {
            label: ['Only for', 'सिर्फ़ इनके लिए'],
            help: ['Nursery and KG; nothing for the whole school.', 'नर्सरी और केजी; पूरे विद्यालय के लिए ख़ाली छोड़ें।'],
          },
        },
      },
    },
    Week_Off: { label: ['Closed every week on', 'हर हफ़्ते बंद'], options: weekDays },
    Bell_Times: { label: ['Bell times', 'घंटी का समय'] },
    Session_Start_Month: {
      label: ['The school year starts in', 'सत्र इस महीने शुरू होता है'],
      options: { 4: ['April', 'अप्रैल'] },
      standard: '4',
    },

    admission_Open: { label: ['Admissions are open', 'प्रवेश खुला है'], standard: 'true' },
    Open_Sessions: {
      label: ['Sessions that take enquiries', 'जिन सत्रों में पूछताछ ली जाती है'],
      items: {
        add: ['Add a session', 'सत्र जोड़ें'],
        fields: {
          Session: { label: ['Session', 'सत्र'], help: ['For example 2027-2028.', 'जैसे 2027-2028।'] },
          Age_On: { label: ['Ages are counted on', 'उम्र इस दिन गिनी जाती है'] },
          Closes_On: { label: ['Last day for enquiries', 'पूछताछ का आख़िरी दिन'] },
        },
      },
    },

    Locale: {
      label: ['Languages of the website', 'वेबसाइट की भाषाएँ'],
      help: ['It opens in the one that you tick first.', 'जो पहले चुनी, वेबसाइट उसी में खुलती है।'],
      options: { en: ['English', 'अंग्रेज़ी'], hi: ['Hindi', 'हिन्दी'] },
    },
    lang: {
      label: ['Language that the school writes in', 'विद्यालय इस भाषा में लिखता है'],
      options: { en: ['English', 'अंग्रेज़ी'], hi: ['Hindi', 'हिन्दी'] },
    },
    nav_Items: {
      label: ['Own links in the menu', 'मेन्यू में अपने लिंक'],
      items: {
        add: ['Add a link', 'लिंक जोड़ें'],
        fields: {
          label: { label: ['Word in the menu', 'मेन्यू में शब्द'] },
          href: { label: ['Leads to', 'कहाँ जाए'], help: ['/fees or https://…', '/fees या https://…'] },
        },
      },
    },
    student_Domain: {
      label: ['Address of another log-in for students', 'विद्यार्थियों के दूसरे लॉग इन का पता'],
      help: [
        'For example portal.school.example. Leave it empty if there is none.',
        'जैसे portal.school.example; न हो तो ख़ाली छोड़ें।',
      ],
    },
    Time_Zone: {
      label: ['Time zone', 'समय क्षेत्र'],
      standard: 'Asia/Kolkata',
      options: {
        'Asia/Kolkata': ['India', 'भारत'],
        'Asia/Kathmandu': ['Nepal', 'नेपाल'],
        'Asia/Thimphu': ['Bhutan', 'भूटान'],
        'Asia/Dhaka': ['Bangladesh', 'बांग्लादेश'],
        'Asia/Colombo': ['Sri Lanka', 'श्रीलंका'],
        'Asia/Dubai': ['United Arab Emirates, Oman', 'संयुक्त अरब अमीरात, ओमान'],
        'Asia/Qatar': ['Qatar, Bahrain', 'क़तर, बहरीन'],
        'Asia/Riyadh': ['Saudi Arabia, Kuwait', 'सऊदी अरब, कुवैत'],
        'Asia/Singapore': ['Singapore, Malaysia', 'सिंगापुर, मलेशिया'],
      },
    },
    Currency: {
      label: ['Currency', 'मुद्रा'],
      standard: 'INR',
      options: {
        INR: ['Rupee (₹)', 'रुपया (₹)'],
        NPR: ['Nepalese rupee', 'नेपाली रुपया'],
        BTN: ['Ngultrum', 'न्गुल्त्रुम'],
        BDT: ['Taka', 'टका'],
        LKR: ['Sri Lankan rupee', 'श्रीलंकाई रुपया'],
        AED: ['Dirham', 'दिरहम'],
        QAR: ['Qatari riyal', 'क़तरी रियाल'],
        SAR: ['Saudi riyal', 'सऊदी रियाल'],
        OMR: ['Omani rial', 'ओमानी रियाल'],
        SGD: ['Singapore dollar', 'सिंगापुर डॉलर'],
      },
    },
  },
  required: ['school_address', 'City', 'State', 'Pincode', 'Country', 'Mobile', 'email'],
  parts: [
    {
      id: 'school',
      title: ['The school', 'विद्यालय'],
      fields: [
        'school_Name',
        'Short_Name',
        'school_Logo_Image',
        'Established_Year',
        'Principal_Name',
        'Principal_Qualification',
      ],
    },
    {
      id: 'address',
      title: ['Address', 'पता'],
      fields: ['school_address', 'City', 'State', 'Pincode', 'Country', 'map_Url', 'latitude', 'longitude'],
    },
    {
      id: 'contact',
      title: ['Contact', 'संपर्क'],
      fields: ['phone', 'email', 'Mobile', 'whatsapp_Number', 'office_Hours', 'Website'],
    },
    {
      id: 'social',
      title: ['Social media', 'सोशल मीडिया'],
      fields: ['facebook_Url', 'instagram_Url', 'youtube_Url', 'twitter_Url', 'linkedin_Url'],
    },
    {
      id: 'board',
      title: ['Board and classes', 'बोर्ड और कक्षाएँ'],
      note: ['These also stand in the mandatory disclosure.', 'ये अनिवार्य प्रकटीकरण में भी दिखते हैं।'],
      fields: [
        'Board',
        'Affiliation_No',
        'School_Code',
        'Udise_Code',
        'School_Type',
        'Management',
        'Medium',
        'Classes_From',
        'Classes_To',
      ],
    },
    {
      id: 'hours',
      title: ['Timings', 'समय'],
      fields: ['School_Timings', 'Week_Off', 'Bell_Times', 'Session_Start_Month'],
    },
    {
      id: 'admission',
      title: ['Admissions', 'प्रवेश'],
      fields: ['admission_Open', 'Open_Sessions'],
    },
    {
      id: 'site',
      title: ['Website and country', 'वेबसाइट और देश'],
      fields: ['Locale', 'lang', 'nav_Items', 'student_Domain', 'Time_Zone', 'Currency'],
    },
  ],
});
