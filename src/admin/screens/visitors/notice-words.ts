import { defineWords } from '../../words/words.ts';

/** What stands at the gate for who comes in: always in both languages. */
export const noticeWords = defineWords({
  en: {
    title: 'For our visitors',
    lead: 'Welcome. Please give your name at the gate when you come, and again when you leave.',
    noted: 'What we note',
    notedText:
      'Your name and mobile number, what you come for, whom you meet, how many of you there are, and when you come and leave. If the desk asks for it: an email address, a vehicle number, and the kind of a document with its last four characters, never the whole number.',
    photo: 'Photo',
    photoText: 'A photo for your pass is optional. You may say no, and you may have it deleted at any time.',
    child: 'Picking up a child',
    childText:
      'The desk checks you against the guardians the school knows, or asks for the code that the family was given.',
    why: 'Why',
    whyText:
      'So that we know who is in the school, for the safety of the children and to account for everybody in an emergency.',
    seen: 'Who sees it',
    seenText: 'The desk at the gate and the school office. It does not appear on any website.',
    kept: 'How long',
    keptText: 'It is deleted {days} days after your visit, the photo with it.',
    ask: 'Whom to ask',
    askText: 'To see, correct or delete what is noted about you, ask the school office.',
    askAt: 'To see, correct or delete what is noted about you, ask the school office: {contacts}',
  },
  hi: {
    title: 'आगंतुकों के लिए सूचना',
    lead: 'आपका स्वागत है। कृपया आते समय गेट पर अपना नाम लिखवाएँ, और जाते समय भी बताएँ।',
    noted: 'क्या लिखा जाता है',
    notedText:
      'आपका नाम और मोबाइल नंबर, आने का काम, किनसे मिलना है, कितने लोग आए हैं, और आने-जाने का समय। डेस्क पूछे तो ईमेल, वाहन का नंबर, और पहचान पत्र का प्रकार उसके आख़िरी चार अक्षरों के साथ; पूरा नंबर कभी नहीं।',
    photo: 'फ़ोटो',
    photoText: 'पास के लिए फ़ोटो देना ज़रूरी नहीं है। आप मना कर सकते हैं, और दी हुई फ़ोटो कभी भी मिटवा सकते हैं।',
    child: 'बच्चे को लेने आए हैं?',
    childText: 'डेस्क आपका मिलान विद्यालय में दर्ज अभिभावकों से करता है, या वह कोड पूछता है जो परिवार को दिया गया है।',
    why: 'क्यों',
    whyText: 'ताकि हमें पता रहे कि विद्यालय में कौन है: बच्चों की सुरक्षा के लिए, और आपात स्थिति में सबकी गिनती के लिए।',
    seen: 'कौन देखता है',
    seenText: 'केवल गेट का डेस्क और विद्यालय का कार्यालय। यह किसी वेबसाइट पर नहीं दिखता।',
    kept: 'कब तक रहता है',
    keptText: 'आपके आने के {days} दिन बाद यह मिटा दिया जाता है, फ़ोटो भी।',
    ask: 'किनसे पूछें',
    askText: 'अपने बारे में लिखी जानकारी देखने, सुधरवाने या मिटवाने के लिए विद्यालय के कार्यालय से कहें।',
    askAt: 'अपने बारे में लिखी जानकारी देखने, सुधरवाने या मिटवाने के लिए विद्यालय के कार्यालय से कहें: {contacts}',
  },
});
