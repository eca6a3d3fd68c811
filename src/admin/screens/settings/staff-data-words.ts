import { defineWords } from '../../words/words.ts';

export const staffDataWords = defineWords({
  en: {
    gone: 'This member of staff does not exist.',
    number: 'Employee number {number}',
    isErased: 'The personal data was erased.',
    work: 'Work',
    born: 'Date of birth',
    mobile: 'Mobile',
    email: 'Email',
    address: 'Address',
    joined: 'Joined',
    left: 'Left',
    covered: 'Covered numbers',
    aadhaar: 'Aadhaar',
    pan: 'PAN',
    account: 'bank account',
    documents: 'Documents',
    login: 'Log-in',
    loginYes: 'has one',
    more: 'The file has all of it, including attendance, leave, the log-in and the record of changes.',
    stays: 'What stays when it is erased',
    staysText:
      'The employee number, the role, the dates of joining and leaving, each day of the staff register and the days of leave stay: the law requires an employer to keep registers of attendance, leave and wages for years. They no longer name anybody.',
    notYet:
      'Erasing is possible once somebody has left: until then the school needs the data for their employment and pay.',
    eraseText:
      'Name, contacts, photo, documents, covered numbers, notes and the log-in are erased for good, from the audit log too. The employee number and the registers of attendance and leave stay, as the law requires. This cannot be undone.',
    confirm: 'Type the employee number {number} to confirm',
    mismatch: 'This is not the employee number.',
  },
  hi: {
    gone: 'ऐसा कोई कर्मचारी नहीं है।',
    number: 'कर्मचारी संख्या {number}',
    isErased: 'निजी जानकारी मिटा दी गई।',
    work: 'काम',
    born: 'जन्म तिथि',
    mobile: 'मोबाइल',
    email: 'ईमेल',
    address: 'पता',
    joined: 'कब से',
    left: 'कब तक',
    covered: 'ढकी हुई संख्याएँ',
    aadhaar: 'आधार',
    pan: 'पैन',
    account: 'बैंक खाता',
    documents: 'दस्तावेज़',
    login: 'लॉग इन',
    loginYes: 'है',
    more: 'फ़ाइल में सब कुछ है: हाज़िरी, छुट्टी, लॉग इन और बदलावों का लेखा भी।',
    stays: 'मिटाने पर भी क्या रहता है',
    staysText:
      'कर्मचारी संख्या, पद, आने और जाने की तारीख़ें, हाज़िरी के सभी दिन और छुट्टी के दिन रहते हैं: क़ानून के अनुसार नियोक्ता को हाज़िरी, छुट्टी और वेतन के रजिस्टर वर्षों तक रखने होते हैं। उनसे किसी का नाम पता नहीं चलता।',
    notYet:
      'जानकारी तभी मिटाई जा सकती है जब कोई विद्यालय छोड़ चुका हो: तब तक नौकरी और वेतन के लिए विद्यालय को उसकी ज़रूरत होती है।',
    eraseText:
      'नाम, संपर्क, फ़ोटो, दस्तावेज़, ढकी हुई संख्याएँ, टिप्पणियाँ और लॉग इन हमेशा के लिए मिट जाएँगे, बदलावों के लेखे से भी। क़ानून के अनुसार कर्मचारी संख्या और हाज़िरी व छुट्टी के रजिस्टर रहेंगे। यह वापस नहीं होगा।',
    confirm: 'पुष्टि के लिए कर्मचारी संख्या {number} लिखें',
    mismatch: 'यह कर्मचारी संख्या नहीं है।',
  },
});
