import type { LeftOutReason } from '#schemas/records/bulk-invitation.ts';
import { defineWords } from '../../words/words.ts';

export const bulkWords = defineWords({
  en: {
    loading: 'Checking who has an account',
    failed: 'We could not find out who can be invited.',
    may: 'What they may do in the office',
    mayNote:
      'Class teachers get their own classes as well. Everybody can see the holidays and the staff list, and their own attendance and leave.',
    how: 'How to send the invitation',
    byMail: 'By email, or on a printed slip where there is no address',
    bySlip: 'A printed slip for everyone',
    chooseAll: 'Choose all',
    chosen: '{count} chosen',
    slip: 'Printed slip',
    nobody: 'There is nobody left to invite.',
    leftOut: 'Left out: {count}',
    cancel: 'Cancel',
    invite: 'Invite {count}',
    mailed: 'Sent by email: {count}',
    toPrint: 'Slips to print: {count}',
    printNow: 'The links on the slips are shown only now. Print them before you close this.',
    print: 'Print the slips',
    printAgain: 'Print again',
    close: 'Close',
    notPrinted: 'The slips have not been printed. Everyone on them would need a new invitation, sent from Users.',
    closeAnyway: 'Close without printing',
    with: '{reason}: {name}',
  },
  hi: {
    loading: 'देख रहे हैं कि खाता किसका है',
    failed: 'पता नहीं चल सका कि किन्हें आमंत्रित किया जा सकता है।',
    may: 'जिन्हें आमंत्रित करें, वे सब कार्यालय में क्या कर सकते हैं',
    mayNote:
      'कक्षा शिक्षकों को अपनी कक्षाएँ भी मिलती हैं। छुट्टियाँ, कर्मचारियों की सूची, अपनी हाज़िरी और अपनी छुट्टी की अर्ज़ी सबके लिए है।',
    how: 'निमंत्रण कैसे पहुँचे',
    byMail: 'ईमेल से, जिनका पता नहीं उन्हें छपी पर्ची',
    bySlip: 'सबको छपी पर्ची',
    chooseAll: 'सभी चुनें',
    chosen: '{count} चुने गए',
    slip: 'छपी पर्ची',
    nobody: 'आमंत्रित करने को कोई बाकी नहीं।',
    leftOut: 'छोड़े गए: {count}',
    cancel: 'रद्द करें',
    invite: '{count} को आमंत्रित करें',
    mailed: 'ईमेल से भेजे: {count}',
    toPrint: 'छापने की पर्चियाँ: {count}',
    printNow: 'पर्चियों के लिंक सिर्फ़ अभी मिलते हैं। बंद करने से पहले इन्हें छाप लें।',
    print: 'पर्चियाँ छापें',
    printAgain: 'फिर छापें',
    close: 'बंद करें',
    notPrinted: 'पर्चियाँ अभी छपी नहीं हैं। जिनके नाम हैं, उन्हें “उपयोगकर्ता” से नया निमंत्रण देना पड़ेगा।',
    closeAnyway: 'बिना छापे बंद करें',
    with: '{reason}: {name}',
  },
});

export const reasonWords = defineWords({
  en: {
    HasAccount: 'Has an account',
    IsInvited: 'Invited before, not used yet',
    NoContact: 'No email address and no mobile number',
    ContactTaken: 'Email or mobile belongs to another account',
    SharesContact: 'Shares an email or mobile with somebody on this list',
    TooManyMails: 'Too many invitations to this address. Try again in an hour.',
  } satisfies Record<LeftOutReason, string>,
  hi: {
    HasAccount: 'खाता है',
    IsInvited: 'पहले आमंत्रित, निमंत्रण अभी इस्तेमाल नहीं हुआ',
    NoContact: 'न ईमेल है, न मोबाइल नंबर',
    ContactTaken: 'ईमेल या मोबाइल किसी और खाते का है',
    SharesContact: 'ईमेल या मोबाइल साझा, दोनों के लिए एक खाता',
    TooManyMails: 'इस पते पर बहुत निमंत्रण गए, एक घंटे बाद भेजें',
  },
});

/** What stands on a slip. */
export const slipWords = defineWords({
  en: {
    title: 'Your account',
    scan: 'Scan the code with the camera of your phone, or type:',
    choose: 'Choose a password. Later, log in with {contact}.',
    until: 'Works once, until {day}. For you alone.',
  },
  hi: {
    title: 'आपका खाता',
    scan: 'फ़ोन के कैमरे से कोड स्कैन करें, या यह पता लिखें:',
    choose: 'पासवर्ड चुनें। बाद में {contact} से लॉग इन करें।',
    until: '{day} तक, एक ही बार चलेगा। सिर्फ़ आपके लिए।',
  },
});
